/**
 * Prints the sizes of all scripts and of the page with its styles. Exits with 1 if the script of index.html or the styles
 * exceed their limit. All sizes are bytes compressed with Brotli.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const DIST = 'dist';
/**
 * On a line of 1.6 Mbps 20 KB of code take 0.1 s, which a member hardly notices, and a kept library in
 * place of code of our own may cost as much. The styles are in index.html, so that they delay the first
 * paint: 3 KB take 15 ms.
 */
const LIMITS = { 'first chunk': 100_000, styles: 14_000 };

/** The hashes in file names compress differently, so they are replaced: equal code has equal size. */
const HASH = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;

function brotliBytes(content) {
  return brotliCompressSync(content.replace(HASH, '-hash'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

const read = (file) => readFileSync(join(DIST, file), 'utf8');

if (!existsSync(join(DIST, 'index.html'))) {
  console.error('There is no build. Run `npm run build` first.');
  process.exit(1);
}
const html = read('index.html');
const [, entry] = /<script type="module"[^>]+src="\/([^"]+)"/.exec(html) ?? [];
if (!entry) throw new Error('index.html has no script.');

const files = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
for (const file of files) {
  console.log(
    `${String(brotliBytes(read(`assets/${file}`))).padStart(7)}  ${file.replace(HASH, '')}`,
  );
}

const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
const measured = {
  'first chunk': brotliBytes(read(entry)),
  styles: brotliBytes(styles),
};
console.log(`\nindex.html with styles  ${brotliBytes(html)}`);
for (const [name, limit] of Object.entries(LIMITS)) {
  const isWithin = measured[name] <= limit;
  const verdict = isWithin ? 'within the limit' : 'TOO LARGE';
  console.log(`${name.padEnd(12)} ${measured[name]} of ${limit}  ${verdict}`);
  if (!isWithin) process.exitCode = 1;
}
