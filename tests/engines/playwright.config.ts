import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';
import { PORTAL } from '../e2e/origins';
import type { EngineOptions } from './fixtures';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests in Debian's Firefox and WebKitGTK, which Playwright runs but does not drive. */
export default defineConfig<EngineOptions>({
  testDir: `${root}tests/engines`,
  outputDir: `${root}test-results`,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  reporter: browserTests.reporter ?? 'list',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
  webServer: {
    command: 'node scripts/preview-engines.mjs',
    cwd: root,
    url: `${PORTAL}/`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
  },
});
