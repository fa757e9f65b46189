import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';
import { root } from '../e2e/base-config';

const { use = {} } = browserTests;

/** The deployment: Debian's nginx with deploy/nginx.conf, on a build with the support messenger. */
export default defineConfig({
  ...browserTests,
  testDir: `${root}tests/deploy`,
  use: {
    ...use,
    launchOptions: {
      ...use.launchOptions,
      // The provider's host does not resolve, as behind a network filter; tests that need it
      // intercept its requests.
      args: [
        ...(use.launchOptions?.args ?? []),
        '--host-resolver-rules=MAP *.intercom.io ~NOTFOUND',
      ],
    },
  },
});
