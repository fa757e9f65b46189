import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
// Sets the start of the run before the processes of the tests start.
import '../helpers/test-clock';

/** The path of the project, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The settings that all browser tests share. scripts/browser-tests.mjs serves the build and the
 * mock API at the ports of the environment.
 */
export const baseConfig = {
  outputDir: `${root}test-results`,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  fullyParallel: true,
  retries: process.env['CI'] ? 2 : 0,
  // A broken build fails all tests; each of them would be tried three times.
  ...(process.env['CI'] && { maxFailures: 10 }),
  reporter: process.env['CI'] ? 'line' : 'list',
} satisfies PlaywrightTestConfig;
