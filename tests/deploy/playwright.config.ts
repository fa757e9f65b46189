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
      // Its provider can't be reached, as behind a filter; a test that needs it puts one there.
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
    // Another server there would be the other browser tests' own.
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
  },
});
