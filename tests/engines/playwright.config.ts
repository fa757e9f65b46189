import { defineConfig } from '@playwright/test';
import { baseConfig, root } from '../e2e/base-config';
import type { EngineOptions } from './fixtures';

/** The tests in Debian's Firefox and WebKitGTK, which Playwright runs but does not drive. */
export default defineConfig<EngineOptions>({
  ...baseConfig('node scripts/preview-engines.mjs'),
  testDir: `${root}tests/engines`,
  timeout: 90_000,
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
