/**
 * Prints the size of the first screen in `dist/`: of the scripts that index.html loads, by package
 * and folder of src, and of the page with its styles. Exits with 1 if a limit is exceeded. All sizes
 * are bytes compressed with Brotli.
 *
 *   npm run size            the first chunk
 *   npm run size -- --all   every chunk
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const DIST = 'dist';
const WEIGHTS = 'dist-weights/weights.json';
/**
 * On a line of 1.6 Mbps 20 KB of code take 0.1 s, which a member hardly notices, and a kept library in
 * place of code of our own may cost as much. The styles are in index.html, so that they delay the first
 * paint: 3 KB take 15 ms.
 */
const LIMITS = { 'first chunk': 120_000, styles: 14_000 };

/** The hashes in file names compress differently, so they are replaced: equal code has equal size. */
const HASH = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;

function brotliBytes(content) {
  return brotliCompressSync(content.replace(HASH, '-hash'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

const read = (file) => readFileSync(join(DIST, file), 'utf8');

/** A script and its static imports, each once; paths below dist/. */
function withStaticImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = read(file).matchAll(
    /(?:^|[;}])import(?:[\w*{}\s,$]+from)?\s*["'`]\.\/([^"'`]+)["'`]/g,
  );
  for (const [, name] of imports) withStaticImports(join(dirname(file), name), seen);
  return seen;
}

/** Prints one line per package or folder, scaled so that the sum is the chunk's size. */
function reportOwners(file, weights) {
  const total = brotliBytes(read(file));
  const owners = Object.entries(weights).sort(([, a], [, b]) => b - a);
  const sum = owners.reduce((all, [, weight]) => all + weight, 0);
  console.log(`\n${file.replace(HASH, '')}  ${total}`);
  for (const [name, weight] of owners) {
    const share = Math.round((weight / sum) * total);
    if (share >= 100) console.log(`  ${String(share).padStart(6)}  ${name}`);
  }
}

if (!existsSync(join(DIST, 'index.html')) || !existsSync(WEIGHTS)) {
  console.error('There is no build. Run `npm run build` first.');
  process.exit(1);
}
const html = read('index.html');
const entries = [
  ...html.matchAll(/<(?:script|link rel="modulepreload")[^>]+(?:src|href)="\/([^"]+\.js)"/g),
];
const scripts = [...entries.reduce((seen, [, file]) => withStaticImports(file, seen), new Set())];
if (scripts.length === 0) throw new Error('index.html has no script.');

const weights = JSON.parse(readFileSync(WEIGHTS, 'utf8'));
const reported = process.argv.includes('--all') ? Object.keys(weights) : scripts;
for (const file of reported) reportOwners(file, weights[file]);

const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
const measured = {
  'first chunk': scripts.reduce((sum, file) => sum + brotliBytes(read(file)), 0),
  styles: brotliBytes(styles),
};
console.log(`\nindex.html with styles  ${brotliBytes(html)}`);
for (const [name, limit] of Object.entries(LIMITS)) {
  const isWithin = measured[name] <= limit;
  const verdict = isWithin ? 'within the limit' : 'TOO LARGE';
  console.log(`${name.padEnd(12)} ${measured[name]} of ${limit}  ${verdict}`);
  if (!isWithin) process.exitCode = 1;
}
