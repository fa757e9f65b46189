/**
 * Measures the first screen in Chromium at 4x CPU slowdown, 150 ms latency and 1.6 Mbit/s: the
 * build in `dist/` and a plain build of the same libraries (`bench/plain`) are loaded alternately.
 * Times are ratios within a round, because absolute times depend on the machine. Requires `npm run
 * build`.
 *
 * node scripts/bench.mjs [--rounds 7]
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildPlain } from './bench/build-plain.mjs';
import { openCatalogue } from './bench/open-catalogue.mjs';
import { findChromium } from './lib/installed.mjs';
import { startPreview } from './lib/preview-server.mjs';
import { serveBuild } from './lib/serve-build.mjs';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** Latency of the mock API in milliseconds. */
process.env.MOCK_LATENCY_MS ??= '30';
const preview = await startPreview();
const plain = await buildPlain(`${preview.apiOrigin}/api`);
const plainServer = await serveBuild(plain.directory, 0);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const origins = { plain: plainServer.origin, portal: preview.portalOrigin };
const loads = { plain: [], portal: [] };
try {
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const name of round % 2 ? ['portal', 'plain'] : ['plain', 'portal']) {
      loads[name].push(await openCatalogue(browser, preview.apiOrigin, origins[name]));
    }
  }
} finally {
  await browser.close();
  await plainServer.close();
  await preview.close();
  plain.remove();
}

/** The median over the rounds of a value of the portal, or of a ratio within a round. */
const ofPortal = (read) => median(loads.portal.map(read));
const ratio = (read) => ofPortal((load, round) => read(load) / loads.plain[round].cards);
const paint = ofPortal(({ paint: time }, round) => time / loads.plain[round].paint);

console.log(`
                                    measured    goal
cards / plain build                    ${ratio(({ cards }) => cards).toFixed(2)}       0.75
first paint / plain build              ${paint.toFixed(2)}       0.48
second visit: cards / plain build      ${ratio(({ second }) => second.cards).toFixed(2)}       0.65
controls usable after the cards, ms    ${ofPortal(({ usable, cards }) => usable - cards).toFixed(0)}        450
requests until idle                    ${ofPortal(({ requests }) => requests)}         18
JavaScript until idle, KB              ${(ofPortal(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1)}      150.0
second visit: JavaScript, KB           ${(ofPortal(({ second }) => second.scriptBytes) / 1000).toFixed(1)}        0.0
`);
