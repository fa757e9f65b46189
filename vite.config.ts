import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { parseEnv, parseMode } from './src/config/env.ts';
import { brandPage } from './scripts/vite/brand-page.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { contentSecurity } from './scripts/vite/content-security.ts';
import { inlineStart } from './scripts/vite/inline-start.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { testOptions } from './tests/vitest-options.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ mode }) => {
  parseMode(mode);
  const settings = parseEnv(loadEnv(mode, root, 'VITE_'));

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
    server: { port: 5173, strictPort: true },
    build: {
      // The oldest browsers that docs/guides/settings.md names.
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
    test: testOptions(settings),
  };
});
