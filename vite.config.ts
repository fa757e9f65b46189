import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { parseEnv, parseMode } from './src/config/env.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { chunkWeights } from './scripts/vite/chunk-weights.ts';
import { contentSecurity } from './scripts/vite/content-security.ts';
import { inlineFirstPaint } from './scripts/vite/inline-first-paint.ts';
import { precompress } from './scripts/vite/precompress.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ mode }) => {
  parseMode(mode);
  const settings = parseEnv(loadEnv(mode, root, 'VITE_'));

  /** Tests that need a page and the mock API. */
  const page = {
    environment: './tests/vitest-environment.ts',
    // The address that VITE_LOGIN_URL names, so that going to the login page stays in the app.
    environmentOptions: { jsdom: { url: new URL(settings.loginUrl).origin } },
    setupFiles: ['./tests/setup.ts'],
  };
  /** Tests of what a page does once after it has loaded: each file needs fresh modules. */
  const isolated = ['tests/**/*.isolated.test.{ts,tsx}'];

  return {
    plugins: [
      react(),
      tailwindcss(),
      inlineFirstPaint({ apiUrl: settings.apiUrl }),
      contentSecurity(settings),
      precompress(),
      chunkWeights(),
    ],
    resolve: {
      alias: [
        { find: '@mock-api', replacement: `${root}tests/mock-api` },
        { find: '@', replacement: `${root}src` },
      ],
    },
    server: { port: 5173, strictPort: true },
    build: {
      // The oldest browsers that README.md names.
      target: ['safari16.4', 'ios16.4', 'firefox128', 'chrome111', 'edge111'],
      // Fonts stay files of their own, which the browser caches.
      assetsInlineLimit: 0,
      // For reading reported stacks; the code does not link to them, and no server hands them out.
      sourcemap: 'hidden',
      // Every supported browser knows modulepreload.
      modulePreload: { polyfill: false },
      // One style sheet, inlined into index.html: no chunk waits for a file of its own.
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    test: {
      // Two a core: screens wait as much as they work, for pauses in typing and words that stay.
      maxWorkers: 2 * availableParallelism(),
      // Pages are made and dropped by the hundred: larger young generations spare an eighth of the time.
      execArgv: ['--max-semi-space-size=64'],
      // What setup.ts resets is all that files can leave to each other; loading the modules once a
      // worker takes half the time.
      isolate: false,
      restoreMocks: true,
      // Longer than any one wait of a test, so that the wait says what was missing.
      testTimeout: 60_000,
      // Failures are asked for all the time, and logged as they should be.
      silent: 'passed-only',
      unstubGlobals: true,
      projects: [
        {
          // Pure rules, and what needs no page: no DOM, no mock API, a fraction of the time.
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            include: [
              'tests/unit/{config,credits,billing,http,lib,resources,scripts,session,support,tools}/**/*.test.ts',
            ],
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
            include: ['tests/{unit/ui,integration,architecture}/**/*.test.{ts,tsx}'],
            exclude: isolated,
          },
        },
        {
          extends: true,
          test: {
            ...page,
            name: 'isolated',
            isolate: true,
            include: isolated,
          },
        },
      ],
    },
  };
});
