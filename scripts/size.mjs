/**
 * The size budget of the first screen (docs/decisions/first-screen.md), read from dist/: what
 * index.html makes a browser fetch before the catalogue's cards show. Exits 1 when it is passed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const DIST = 'dist';
const BUDGET_BYTES = { javascript: 92_000, css: 10_000 };

function brotliBytes(content) {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

/** A chunk and what it imports statically, each once. */
function withStaticImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withStaticImports(manifest, next, seen);
  return seen;
}

const manifestPath = join(DIST, '.vite/manifest.json');
if (!existsSync(manifestPath)) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
const html = readFileSync(join(DIST, 'index.html'), 'utf8');

const scripts = [...withStaticImports(manifest, 'index.html')].map((key) => manifest[key].file);
const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(
  ([, file]) => file,
);

const measured = {
  javascript: scripts.reduce((sum, file) => sum + brotliBytes(readFileSync(join(DIST, file))), 0),
  css:
    styles.reduce((sum, css) => sum + brotliBytes(css), 0) +
    linked.reduce((sum, file) => sum + brotliBytes(readFileSync(join(DIST, file))), 0),
};

let passed = true;
for (const [kind, budget] of Object.entries(BUDGET_BYTES)) {
  const fits = measured[kind] <= budget;
  passed &&= fits;
  console.log(
    `${kind.padEnd(11)} ${String(measured[kind]).padStart(6)} of ${budget} bytes brotli  ${fits ? 'fits' : 'TOO LARGE'}`,
  );
}
console.log(`index.html  ${String(brotliBytes(html)).padStart(6)} bytes brotli, styles included`);
process.exit(passed ? 0 : 1);
