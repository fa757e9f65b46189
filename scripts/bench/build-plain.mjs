import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createSourceLoader } from '../lib/load-sources.mjs';

/**
 * Builds the baseline application in `plain/`, which has the same libraries, into a temporary
 * directory, ready for serveBuild().
 * @param {string} apiUrl base of the portal API, without a trailing slash
 * @returns {Promise<{ directory: string, remove(): void }>}
 */
export async function buildPlain(apiUrl) {
  const sources = await createSourceLoader();
  const { precompress } = await sources.load('/scripts/vite/precompress.ts');
  const parent = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const directory = join(parent, 'dist');
  await build({
    root: fileURLToPath(new URL('./plain', import.meta.url)),
    configFile: false,
    envDir: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwindcss(), precompress()],
    define: { __API_URL__: JSON.stringify(apiUrl) },
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
    },
  });
  await sources.close();
  // `serveBuild` needs a file of headers.
  mkdirSync(`${directory}-headers`);
  writeFileSync(`${directory}-headers/headers.json`, JSON.stringify({ document: {}, asset: {} }));
  return { directory, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
