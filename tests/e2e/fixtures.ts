import { randomUUID } from 'node:crypto';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { MockCall } from '@mock-api/types';
import type { InferInput } from 'valibot';
import type { patchSchema } from '@mock-api/control/patch';
import { MOCK_API } from './origins';

type StatePatch = InferInput<typeof patchSchema>;

export const MAYA = 'maya@lindqvistcoaching.com';
export const TOM_WITHOUT_CREDITS = 'tom@okaforoperations.com';
export const PASSWORD = 'Portal-Demo-26';

/** The mock API as seen by one browser, through its control page's JSON. */
export interface MockControl {
  /** Changes what this browser's sandbox answers from now on. */
  set: (patch: StatePatch) => Promise<void>;
  /** The calls received so far, the newest last. */
  calls: () => Promise<MockCall[]>;
  /** How often a path was called. */
  count: (path: string) => Promise<number>;
}

function controlOf(page: Page): MockControl {
  const calls = async () => {
    const answer = await page.request.get(`${MOCK_API}/mock/state`);
    return ((await answer.json()) as { calls: MockCall[] }).calls;
  };
  return {
    set: async (patch) => {
      const answer = await page.request.put(`${MOCK_API}/mock/state`, { data: patch });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    calls,
    count: async (path) => (await calls()).filter((call) => call.path === path).length,
  };
}

/** What the content security policy has blocked in any page of a browser, from now on. */
async function listViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_, violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report !== 'function') return;
      report(`${effectiveDirective}: ${blockedURI} (${sourceFile}:${lineNumber}) ${sample}`);
    });
  });
  // Some are told to the console alone, a frame's refusal among them.
  context.on('console', (message) => {
    if (/Content Security Policy|Permissions-Policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}

/** Refresh calls to the portal host, which does not have them, of any page of a browser from now on. */
function listMisdirectedRefreshes(context: BrowserContext): string[] {
  const misdirected: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(`${MOCK_API}/api/auth/refresh`)) misdirected.push(request.url());
  });
  return misdirected;
}

/**
 * Each test has a sandbox of the mock API to itself, and fails on an error that no one caught, on
 * whatever the content security policy blocked, and on a refresh call to the wrong host.
 */
export const test = base.extend<{ mock: MockControl; pageErrors: Error[] }>({
  context: async ({ context }, use) => {
    await context.addCookies([
      { name: 'mock_session', value: randomUUID(), domain: 'localhost', path: '/' },
    ]);
    const violations = await listViolations(context);
    const misdirected = listMisdirectedRefreshes(context);
    await use(context);
    expect(violations).toEqual([]);
    expect(misdirected, 'refresh calls to the portal host').toEqual([]);
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  mock: async ({ page }, use) => {
    await use(controlOf(page));
  },
});

export { expect };

/**
 * The server has forgotten the session, and the call to this path is the first to hear of it: it is
 * refused, and so is the renewal. With `*` any call may be, one that is still on its way too.
 */
export function refused(path: string) {
  return [path, '/auth/refresh'].map((name) => ({ path: name, kind: 'unauthorized' as const }));
}

/** Fills in and sends the login form of the page that is open. */
export async function signIn(page: Page, email = MAYA): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'Verify you are human' }).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
}
