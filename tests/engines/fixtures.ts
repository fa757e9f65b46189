import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { InferInput } from 'valibot';
import type { patchSchema } from '@mock-api/control/patch';
import type { MockCall } from '@mock-api/types';
import { MOCK_API, PORTAL } from '../e2e/origins';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { Tab } from './tab';
import { startWebKit } from './webkit';

type StatePatch = InferInput<typeof patchSchema>;

export interface EngineOptions {
  engineName: 'firefox' | 'webkit';
}

/** Controls the mock API's sandbox of the test's browser. */
interface MockControl {
  /** Signs a member in, in the browser. */
  signIn: (email: string) => Promise<void>;
  set: (patch: StatePatch) => Promise<void>;
  /** The number of requests to a path so far. */
  count: (path: string) => Promise<number>;
}

interface Fixtures {
  engine: Engine;
  tab: Tab;
  /** Id of the browser's sandbox of the mock API. */
  sandbox: string;
  mock: MockControl;
  /** Returns and removes the violations of the content security policy that were reported. */
  takeViolations: () => Promise<string[]>;
}

/** The fields that are read of the report of a violation. */
type Report = Record<'csp-report', Record<string, string>>;

/**
 * Each test has a new browser with a sandbox of the mock API of its own, and fails on a violation
 * of the content security policy.
 */
export const test = base.extend<EngineOptions & Fixtures>({
  engineName: ['firefox', { option: true }],
  engine: async ({ engineName }, use) => {
    const engine = await (engineName === 'firefox' ? startFirefox() : startWebKit());
    await use(engine);
    await engine.close();
  },
  tab: async ({ engine }, use, testInfo) => {
    const tab = new Tab(engine.firstPage);
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('page.png'), await tab.screenshot());
    }
  },
  sandbox: async ({ tab }, use) => {
    await tab.goto(`${MOCK_API}/mock`);
    const state = () => fetch('/mock/state').then((response) => response.json());
    const { sandbox } = (await tab.evaluate(state)) as { sandbox: string };
    await use(sandbox);
  },
  takeViolations: [
    async ({ sandbox }, use) => {
      const take = async () => {
        const response = await fetch(`${PORTAL}/policy-reports/${sandbox}`);
        const reports = (await response.json()) as Report[];
        return reports.map(({ 'csp-report': report }) =>
          ['violated-directive', 'blocked-uri', 'source-file', 'document-uri']
            .map((field) => report[field])
            .join(' '),
        );
      };
      await use(take);
      expect(await take(), 'violations of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  mock: async ({ tab, sandbox }, use) => {
    const headers = { 'Content-Type': 'application/json', Cookie: `mock_session=${sandbox}` };
    await use({
      signIn: async (email) => {
        await tab.evaluate(
          (body) => fetch('/mock/state', { method: 'PUT', body }).then(({ ok }) => ok),
          JSON.stringify({ signIn: email }),
        );
      },
      set: async (patch) => {
        const body = JSON.stringify(patch);
        const response = await fetch(`${MOCK_API}/mock/state`, { method: 'PUT', headers, body });
        expect(response.ok, await response.text()).toBe(true);
      },
      count: async (path) => {
        const response = await fetch(`${MOCK_API}/mock/state`, { headers });
        const { calls } = (await response.json()) as { calls: MockCall[] };
        return calls.filter((call) => call.path === path).length;
      },
    });
  },
});

export { expect };
