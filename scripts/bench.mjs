/**
 * Measures load and interaction times in Chromium at 4x CPU slowdown, 150 ms latency and 1.6 Mbit/s,
 * and prints each figure beside its goal (docs/decisions/start-up.md). The build in `dist/` and a
 * plain build of the same libraries are loaded alternately. Times of the first screen are ratios
 * within a round, because absolute times depend on the machine. Requires `npm run build`.
 *
 *   npm run bench                      all parts, 5 rounds
 *   npm run bench -- --rounds 9
 *   npm run bench -- --only first,shift
 *   npm run bench -- --check           exits with 1 if a goal is missed by more than its margin
 *
 * Parts for `--only`: first, pending, shift, dialogs, data.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from './bench/browser.mjs';
import { buildPlain } from './bench/build-plain.mjs';
import { measureCachedOpening, measureFirstOpenings } from './bench/dialogs.mjs';
import { measureFirstScreen, measurePendingCatalogue } from './bench/first-screen.mjs';
import { measureFilter, measureScrolling } from './bench/large-data.mjs';
import { measureLayoutShift } from './bench/layout-shift.mjs';
import { measureLongTasks } from './bench/long-tasks.mjs';
import { reportFigure } from './bench/report.mjs';
import { startPreview } from './lib/preview-server.mjs';
import { serveBuild } from './lib/serve-build.mjs';

/** Approximate latency of the mock API in milliseconds. */
const API_LATENCY_MS = '30';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'first,pending,shift,dialogs,data' },
    check: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const parts = {
  async first(bench) {
    const { milliseconds, ...figures } = await measureFirstScreen(bench, rounds);
    for (const [name, { paint, cards }] of Object.entries(milliseconds)) {
      console.log(`${name}: first paint ${paint.toFixed(0)} ms, cards ${cards.toFixed(0)} ms`);
    }
    return figures;
  },
  pending: async (bench) => ({
    pendingCatalogue: await measurePendingCatalogue(bench, rounds),
  }),
  async shift(bench) {
    const routes = await measureLayoutShift(bench);
    for (const { path, shift, moved } of routes) {
      console.log(`  ${path.padEnd(44)} ${shift.toFixed(3)} ${moved}`);
    }
    return { shift: Math.max(...routes.map(({ shift }) => shift)) };
  },
  dialogs: async (bench) => ({
    ...(await measureFirstOpenings(bench, rounds)),
    cachedDashboard: await measureCachedOpening(bench),
  }),
  data: async (bench) => ({
    filter: await measureFilter(bench),
    scrolling: await measureScrolling(bench),
    ...(await measureLongTasks(bench)),
  }),
};
const names = options.only.split(',');
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0 || !(rounds >= 1)) {
  console.error(`--only takes ${Object.keys(parts).join(', ')}; --rounds takes a number from 1.`);
  process.exit(1);
}

process.env.MOCK_LATENCY_MS ??= API_LATENCY_MS;
const preview = await startPreview();
const plain = await buildPlain(`${preview.apiOrigin}/api`);
const plainServer = await serveBuild(plain.directory, 0);
const browser = await launchBrowser();
let allMet = true;
try {
  const bench = { ...preview, plainOrigin: plainServer.origin, browser };
  for (const name of names) {
    const figures = await parts[name](bench);
    for (const [figure, value] of Object.entries(figures))
      allMet = reportFigure(figure, value) && allMet;
  }
} finally {
  await browser.close();
  await plainServer.close();
  await preview.close();
  plain.remove();
}
if (options.check && !allMet) process.exitCode = 1;
