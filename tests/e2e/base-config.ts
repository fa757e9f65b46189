import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { PORTAL } from './origins';

/** The path of the project, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The settings that all browser tests share.
 * @param command the shell command that builds the portal and serves it with the mock API on two
 *   origins
 */
export function baseConfig(command: string) {
  return {
    outputDir: `${root}test-results`,
    forbidOnly: Boolean(process.env['CI']),
    workers: 2,
    fullyParallel: true,
    reporter: process.env['CI'] ? [['line']] : [['list']],
    webServer: {
      command,
      cwd: root,
      url: `${PORTAL}/`,
      // A running server may belong to another checkout, an older build, or the other Playwright
      // configuration.
      reuseExistingServer: false,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      stdout: 'ignore',
    },
  } satisfies PlaywrightTestConfig;
}
