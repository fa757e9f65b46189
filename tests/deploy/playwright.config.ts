import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';
import { PORTAL } from '../e2e/origins';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { use = {} } = browserTests;

/** The deployment: Debian's nginx with deploy/nginx.conf, on a build with the support messenger. */
export default defineConfig({
  ...browserTests,
  testDir: `${root}tests`,
  testMatch: ['deploy/*.spec.ts', 'e2e/main-job.spec.ts'],
  outputDir: `${root}test-results`,
  use: {
    ...use,
    launchOptions: {
      ...use.launchOptions,
      // The provider's host does not resolve, like behind a filter; a test that needs it routes it.
      args: [
        ...(use.launchOptions?.args ?? []),
        '--host-resolver-rules=MAP *.intercom.io ~NOTFOUND',
      ],
    },
  },
  webServer: {
    command: 'node scripts/preview-nginx.mjs',
    cwd: root,
    url: `${PORTAL}/`,
    // A running server would be the one of the other browser tests.
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
  },
});
