import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { parseEnv, parseMode } from './src/config/env.ts';
import { retriesTests, vitestRetries } from './scripts/lib/retried-tests.mjs';
import { brandPage } from './scripts/vite/brand-page.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { contentSecurity } from './scripts/vite/content-security.ts';
import { inlineStart } from './scripts/vite/inline-start.ts';
import { precompress } from './scripts/vite/precompress.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ mode }) => {
  parseMode(mode);
  const settings = parseEnv(loadEnv(mode, root, 'VITE_'));

  /**
   * The limit of `waitFor`, `findBy` and `expect.poll` in milliseconds. Whoever names files on a quiet
   * machine reads a failure soon; otherwise lazy-loaded code and the other tests of a core take time.
   */
  const isQuiet = (loadavg()[0] ?? 0) < availableParallelism();
  const namesFiles = process.argv.slice(2).some((argument) => argument.startsWith('tests/'));
  const waitLimitMs = namesFiles && isQuiet ? 3_000 : 20_000;

  /** Tests that only `npm run check:full` runs, and who names files. */
  const slowTests = process.env['ALL_TESTS'] || namesFiles ? [] : ['tests/**/*.full.test.{ts,tsx}'];
  const shiftedDate = process.env['TEST_NOW'] ? ['./tests/shifted-date.ts'] : [];
  /** The options of tests that need a DOM and the mock API. */
  const page = {
    // Screens depend on the load of the machine; rules do not, so they are never retried.
    retry: retriesTests ? 1 : 0,
    environment: './tests/vitest-environment.ts',
    // The origin of VITE_LOGIN_URL, so that a redirect to the login page stays in the app.
    environmentOptions: { jsdom: { url: new URL(settings.loginUrl).origin } },
    setupFiles: [
      ...shiftedDate,
      ...(process.env['SLOW_TESTS'] ? ['./tests/slow-tests.ts'] : []),
      './tests/setup.ts',
    ],
  };
  /** Tests of code that runs once per page load: each file starts with fresh modules. */
  const isolated = ['tests/**/*.isolated.test.{ts,tsx}'];

  return {
    plugins: [
      react(),
      tailwindcss(),
      brandPage(),
      inlineStart({ apiUrl: settings.apiUrl }),
      contentSecurity(settings),
      precompress(),
    ],
    resolve: {
      alias: [
        { find: '@mock-api', replacement: `${root}tests/mock-api` },
        { find: '@', replacement: `${root}src` },
        {
          // Its build for browsers sets `innerHTML`, which the content security policy blocks.
          find: 'decode-named-character-reference',
          replacement: `${root}node_modules/decode-named-character-reference/index.js`,
        },
      ],
    },
    publicDir: 'src/config/brand/public',
    server: { port: 5173, strictPort: true },
    build: {
      // The oldest browsers that README.md names.
      target: ['safari16.4', 'ios16.4', 'firefox128', 'chrome111', 'edge111'],
      // Fonts stay separate files, which the browser caches.
      assetsInlineLimit: 0,
      // For the stack traces of error reports; not linked from the code and not served.
      sourcemap: 'hidden',
      modulePreload: {
        // Every supported browser supports modulepreload.
        polyfill: false,
        // Only the imports of a chunk are preloaded. WebKit caches a failed preload, also over a
        // reload, so that the import of a chunk that was preloaded too would fail again.
        resolveDependencies: (chunk, dependencies) =>
          dependencies.filter((dependency) => dependency !== chunk),
      },
      // One style sheet, which is inlined into index.html.
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    test: {
      // Each worker loads all packages, and tests of screens wait now and then. On two cores, two, three and
      // four workers take 400, 470 and 500 s of processor time, and 257, 244 and 268 s by the clock.
      maxWorkers: Math.ceil(1.5 * availableParallelism()),
      // Tests allocate many short-lived objects; larger semi-spaces save an eighth of the time.
      execArgv: ['--max-semi-space-size=64'],
      // setup.ts resets all state that files share; loading the modules once per worker takes half
      // the time.
      isolate: false,
      reporters: ['default', vitestRetries],
      restoreMocks: true,
      // The shifted date comes first, because the mock API creates its data on import.
      sequence: { setupFiles: 'list' },
      // Longer than each `waitFor` of a test, so that its error message is reported.
      testTimeout: 60_000,
      expect: { poll: { timeout: waitLimitMs } },
      provide: { waitLimitMs },
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
            setupFiles: page.setupFiles,
            include: ['tests/unit/mock-api/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...page,
            name: 'screens',
            include: ['tests/{integration,architecture}/**/*.test.{ts,tsx}'],
            exclude: [...isolated, ...slowTests],
          },
        },
        {
          extends: true,
          test: {
            ...page,
            name: 'isolated',
            // A process for each file would start jsdom and load all packages again.
            setupFiles: [...page.setupFiles, './tests/fresh-modules.ts'],
            include: isolated,
          },
        },
      ],
    },
  };
});
