import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/lib/installed.mjs';
import { baseConfig } from './tests/e2e/base-config';
import { PORTAL } from './tests/e2e/origins';

/** Without it Playwright looks for Chrome where other systems install it; none is downloaded. */
const executablePath = findChromium();

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
        // The headless shell would hint fonts, which changes the widths of texts.
        '--font-render-hinting=none',
      ],
    },
  },
});
