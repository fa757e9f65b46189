import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { baseConfig } from './tests/e2e/base-config';
import { PORTAL } from './tests/e2e/origins';

/** Debian's Chromium if installed, else the installed Chrome; none is downloaded. */
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

/** The tests in Chromium, on a build of mode test that is served as in production. */
export default defineConfig({
  ...baseConfig,
  testDir: 'tests/e2e',
  timeout: 60_000,
  // Only failing tests take longer; 8 s was too short on a loaded machine.
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: PORTAL,
    viewport: { width: 1280, height: 800 },
    ...(process.env['TZ'] && { timezoneId: process.env['TZ'] }),
    // A trace of each test takes a quarter of the suite's time.
    trace: 'on-first-retry',
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
});
