import { defineConfig } from '@playwright/test';
import { baseConfig, root } from '../e2e/base-config';
import type { EngineOptions } from './fixtures';

/** Tests in Debian's Firefox and WebKitGTK. Playwright is only their runner; see engine.ts. */
export default defineConfig<EngineOptions>({
  ...baseConfig,
  testDir: `${root}tests/engines`,
  timeout: 90_000,
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
