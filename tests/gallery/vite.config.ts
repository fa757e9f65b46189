import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The gallery of src/ui (docs/decisions/browser-tests.md), with the plugins that its components
 * need.
 */
export default defineConfig({
  root: `${root}tests/gallery`,
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': `${root}src` } },
  // Not that of the portal's server, which may run at the same time.
  cacheDir: `${root}node_modules/.vite-gallery`,
  publicDir: `${root}public`,
  build: { outDir: `${root}dist-gallery`, emptyOutDir: true },
});
