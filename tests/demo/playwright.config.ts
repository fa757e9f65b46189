import { defineConfig } from '@playwright/test';
import { baseConfig, root } from '../e2e/base-config';
import type { DemoOptions } from './fixtures';

/** The static demo, which scripts/browser-tests.mjs serves below a path without a mock API. */
export default defineConfig<DemoOptions>({
  ...baseConfig,
  testDir: `${root}tests/demo`,
  timeout: 90_000,
  projects: [
    { name: 'chromium', use: { engineName: 'chromium' } },
    { name: 'firefox', use: { engineName: 'firefox' } },
  ],
});
