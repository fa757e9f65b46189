import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { parseEnv, parseMode } from './src/config/env.ts';
import { inlineFirstPaint } from './scripts/vite/inline-first-paint.ts';
import { precompress } from './scripts/vite/precompress.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ mode }) => {
  parseMode(mode);
  const settings = parseEnv(loadEnv(mode, root, 'VITE_'));

  return {
    plugins: [react(), tailwindcss(), inlineFirstPaint({ apiUrl: settings.apiUrl }), precompress()],
    resolve: {
      alias: {
        '@': `${root}src`,
        '@mock-api': `${root}tests/mock-api`,
      },
    },
    server: { port: 5173, strictPort: true },
    build: {
      target: 'es2022',
      // Fonts stay files of their own: they are preloaded and cached.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
    },
    test: {
      environment: './tests/vitest-environment.ts',
      // The address that VITE_LOGIN_URL names, so that going to the login page stays in the app.
      environmentOptions: { jsdom: { url: new URL(settings.loginUrl).origin } },
      setupFiles: ['./tests/setup.ts'],
      include: ['tests/{unit,integration,architecture}/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
});
