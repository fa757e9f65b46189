import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { MockCall } from '@mock-api/types';
import type { InferInput } from 'valibot';
import type { patchSchema } from '@mock-api/control/patch';
import { MOCK_API } from '../e2e/origins';
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
  mock: MockControl;
}

/** Each test has a new browser with a sandbox of the mock API of its own. */
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
  mock: async ({ tab }, use) => {
    await tab.goto(`${MOCK_API}/mock`);
    const state = () => fetch('/mock/state').then((response) => response.json());
    const { sandbox } = (await tab.evaluate(state)) as { sandbox: string };
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
