import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the baseline application in `plain/`, which has the same libraries, into a temporary
 * directory, ready for serveBuild().
 * @param {string} apiUrl base of the portal API, without a trailing slash
 * @returns {Promise<{ directory: string, remove(): void }>}
 */
export async function buildPlain(apiUrl) {
  const parent = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const directory = join(parent, 'dist');
  await build({
    root: fileURLToPath(new URL('./plain', import.meta.url)),
    configFile: false,
    envDir: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    define: { __API_URL__: JSON.stringify(apiUrl) },
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
    },
  });
  // `serveBuild` needs compressed files and a file of headers.
  for (const { name, parentPath } of readdirSync(directory, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!/\.(?:html|js|css)$/.test(name)) continue;
    const file = join(parentPath, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  mkdirSync(`${directory}-headers`);
  writeFileSync(`${directory}-headers/headers.json`, JSON.stringify({ document: {}, asset: {} }));
  return { directory, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
