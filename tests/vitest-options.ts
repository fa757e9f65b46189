import { availableParallelism } from 'node:os';
import type { TestUserConfig } from 'vitest/config';
import type { Env } from '../src/config/env.ts';
import { WAIT_LIMIT_MS } from './wait-limit.ts';

/** Tests of code that runs once per page load: each file starts with fresh modules. */
const ISOLATED = 'tests/**/*.isolated.test.{ts,tsx}';

/** The options of Vitest, with a project for each kind of test. */
export function testOptions(settings: Env): TestUserConfig {
  /** Tests that only `npm run check:full` runs, and who names files. */
  const namesFiles = process.argv.slice(2).some((argument) => argument.startsWith('tests/'));
  const slowTests = process.env['ALL_TESTS'] || namesFiles ? [] : ['tests/**/*.full.test.{ts,tsx}'];
  const shiftedDate = process.env['TEST_NOW'] ? ['./tests/shifted-date.ts'] : [];
  const setupFiles = [...shiftedDate, './tests/setup.ts'];
  /** The options of tests that need a DOM and the mock API. */
  const page = {
    environment: './tests/vitest-environment.ts',
    // The origin of VITE_LOGIN_URL, so that a redirect to the login page stays in the app.
    environmentOptions: { jsdom: { url: new URL(settings.loginUrl).origin } },
    setupFiles,
  };
  return {
    // Each worker loads all packages, and tests of screens wait now and then. On two cores, two,
    // three and four workers take 400, 470 and 500 s of processor time, and 257, 244 and 268 s by
    // the clock.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // setup.ts resets all state that files share; loading the modules once per worker takes half
    // the time.
    isolate: false,
    retry: process.env['CI'] ? 1 : 0,
    restoreMocks: true,
    // The shifted date comes first, because the mock API creates its data on import.
    sequence: { setupFiles: 'list' },
    // Longer than each `waitFor` of a test, so that its error message is reported.
    testTimeout: 3 * WAIT_LIMIT_MS,
    expect: { poll: { timeout: WAIT_LIMIT_MS } },
    // Many tests cause errors, which the application logs.
    silent: 'passed-only',
    unstubGlobals: true,
    projects: [
      {
        // Tests without DOM and mock API.
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          setupFiles: shiftedDate,
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['tests/unit/mock-api/**', ...slowTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          setupFiles,
          include: ['tests/unit/mock-api/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...page,
          name: 'screens',
          include: ['tests/{integration,architecture}/**/*.test.{ts,tsx}'],
          exclude: [ISOLATED, ...slowTests],
        },
      },
      {
        extends: true,
        test: {
          ...page,
          name: 'isolated',
          // A process for each file would start jsdom and load all packages again.
          setupFiles: [...setupFiles, './tests/fresh-modules.ts'],
          include: [ISOLATED],
        },
      },
    ],
  };
}
