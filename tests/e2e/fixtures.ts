import { randomUUID } from 'node:crypto';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { InferInput } from 'valibot';
import type { patchSchema } from '@mock-api/control/patch';
import type { MockCall } from '@mock-api/types';
import { clockOffset, testTime } from '../helpers/test-clock';
import { MOCK_API } from './origins';

type StatePatch = InferInput<typeof patchSchema>;

export const MAYA = 'maya@lindqvistcoaching.com';
export const TOM_WITHOUT_CREDITS = 'tom@okaforoperations.com';
export const PASSWORD = 'Portal-Demo-26';

/** Controls the mock API's sandbox of one browser. */
export interface MockControl {
  /** Changes the state of the sandbox. */
  set: (patch: StatePatch) => Promise<void>;
  /** The requests received so far, the newest last. */
  calls: () => Promise<MockCall[]>;
  /** The number of requests to a path. */
  count: (path: string) => Promise<number>;
}

/** Gives a browser a sandbox of the mock API of its own, and the clock of the run. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: 'mock_session', value: randomUUID(), domain: 'localhost', path: '/' },
  ]);
  if (clockOffset !== 0) await context.clock.install({ time: testTime() });
}

/** The control of the sandbox of a page's browser. */
export function controlOf(page: Page): MockControl {
  const calls = async () => {
    const response = await page.request.get(`${MOCK_API}/mock/state`);
    return ((await response.json()) as { calls: MockCall[] }).calls;
  };
  return {
    set: async (patch) => {
      const response = await page.request.put(`${MOCK_API}/mock/state`, { data: patch });
      expect(response.ok(), await response.text()).toBe(true);
    },
    calls,
    count: async (path) => (await calls()).filter((call) => call.path === path).length,
  };
}

/** Collects the violations of the content security policy in all pages of a browser. */
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
  // Some violations, such as a blocked iframe, are reported only on the console.
  context.on('console', (message) => {
    if (/Content Security Policy|Permissions-Policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}

/**
 * Collects the refresh requests of all pages of a browser to the portal API, which has no refresh.
 */
function listMisdirectedRefreshes(context: BrowserContext): string[] {
  const misdirected: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(`${MOCK_API}/api/auth/refresh`)) misdirected.push(request.url());
  });
  return misdirected;
}

/**
 * Each test has its own sandbox of the mock API and the clock of the run, and fails on an uncaught
 * error, on a violation of the content security policy, and on a refresh request to the wrong host.
 */
export const test = base.extend<{ mock: MockControl; pageErrors: Error[] }>({
  context: async ({ context }, use) => {
    await prepareContext(context);
    const violations = await listViolations(context);
    const misdirected = listMisdirectedRefreshes(context);
    await use(context);
    expect(violations).toEqual([]);
    expect(misdirected, 'refresh requests to the portal API').toEqual([]);
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

/** Opens the catalogue as Maya and waits for her balance. */
export async function openCatalogue(page: Page, mock: MockControl): Promise<void> {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: /^1,284 credits/ })).toBeVisible();
}

/** Fills in and sends the login form of the page that is open. */
export async function signIn(page: Page, email = MAYA, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'Verify you are human' }).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
}
