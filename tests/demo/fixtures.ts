import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { Engine } from '../engines/engine';
import { startFirefox } from '../engines/firefox';
import { Tab } from '../engines/tab';
import { startChromium } from './chromium';

export interface DemoOptions {
  engineName: 'chromium' | 'firefox';
}

interface Fixtures {
  engine: Engine;
  tab: Tab;
}

/** Each test has a new browser, and so a demo without data. */
export const test = base.extend<DemoOptions & Fixtures>({
  engineName: ['chromium', { option: true }],
  engine: async ({ engineName }, use) => {
    const engine = await (engineName === 'firefox' ? startFirefox() : startChromium());
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
});
