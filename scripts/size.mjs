/**
 * The size budget of the first screen (docs/decisions/first-screen.md), read from dist/: what
 * index.html makes a browser fetch before the catalogue's cards show. Exits 1 when it is passed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const DIST = 'dist';
const BUDGET_BYTES = { javascript: 100_000, css: 10_000 };

function brotliBytes(content) {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

/** A script and what it imports statically, each once; paths below dist/. */
function withStaticImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(DIST, file), 'utf8');
  const imports = code.matchAll(/(?:^|[;}])import(?:[\w*{}\s,$]+from)?\s*["']\.\/([^"']+)["']/g);
  for (const [, name] of imports) withStaticImports(join(dirname(file), name), seen);
  return seen;
}

if (!existsSync(join(DIST, 'index.html'))) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}
const html = readFileSync(join(DIST, 'index.html'), 'utf8');

const entries = [
  ...html.matchAll(/<(?:script|link rel="modulepreload")[^>]+(?:src|href)="\/([^"]+\.js)"/g),
];
const scripts = [...entries.reduce((seen, [, file]) => withStaticImports(file, seen), new Set())];
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

if (scripts.length === 0) throw new Error('index.html names no script.');
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
