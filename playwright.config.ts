import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { PORTAL } from './tests/e2e/origins';

/** Debian's Chromium if installed, else the installed Chrome; none is downloaded. */
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: process.env['CI'] ? [['line']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: PORTAL,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    ...(executablePath ? {} : { channel: 'chrome' }),
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A new build of mode test, served as in production, with the mock API on two origins. A running
  // server is not reused, because it may serve another checkout or an older build.
  webServer: {
    command: 'node scripts/preview.mjs --build',
    url: `${PORTAL}/`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
  },
});
