/**
 * Runs Vitest and journeys in Chromium at other dates than today's, those on which tests that depend on
 * the day fail, and prints the number of failed tests of each date. The exit code is 1 if a test failed.
 *
 * npm run check:dates -- [--only NAME]... [--vitest | --chromium]
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Files of tests/e2e whose screens show dates, or whose data depends on the current time. */
const JOURNEYS = ['credits', 'dashboard', 'journeys', 'main-job', 'new-member', 'outputs'];

const DAY = 86_400_000;
const now = new Date();

function monthsLater(months) {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
}

function nextJanuary31() {
  const inYear = (year) => new Date(Date.UTC(year, 0, 31, 23, 10));
  const year = now.getUTCFullYear();
  return inYear(year) > now ? inYear(year) : inYear(year + 1);
}

/**
 * The start of each run; without a zone it is in the machine's. The local times of the changes of clocks
 * are those at which 24 hours are not a day: 24 hours later is two days later (23:10 before a day of 23
 * hours) or the same day (00:10 of a day of 25 hours), and 24 hours earlier likewise.
 * @type {{ name: string, date: Date, zone?: string }[]}
 */
const RUNS = [
  { name: 'in-2-days', date: new Date(now.getTime() + 2 * DAY) },
  { name: 'in-40-days', date: new Date(now.getTime() + 40 * DAY) },
  { name: 'in-13-months', date: monthsLater(13) },
  { name: 'january-31', date: nextJanuary31(), zone: 'UTC' },
  { name: 'leap-day', date: new Date('2028-02-29T00:10:00Z'), zone: 'UTC' },
  {
    name: 'new-york-spring',
    date: new Date('2027-03-13T23:10:00-05:00'),
    zone: 'America/New_York',
  },
  {
    name: 'new-york-autumn',
    date: new Date('2027-11-07T00:10:00-04:00'),
    zone: 'America/New_York',
  },
  { name: 'berlin-spring', date: new Date('2027-03-29T00:10:00+02:00'), zone: 'Europe/Berlin' },
  { name: 'berlin-autumn', date: new Date('2027-10-31T23:10:00+01:00'), zone: 'Europe/Berlin' },
];

const reports = mkdtempSync(join(tmpdir(), 'check-dates-'));
process.on('exit', () => rmSync(reports, { recursive: true }));

/**
 * Runs a script with Node.
 * @param {string[]} command
 * @param {Record<string, string | undefined>} env in addition to the environment of this process
 * @param {string} report the path of the JSON that the command writes
 * @returns the JSON, or null if the command did not write it
 */
async function readReport(command, env, report) {
  const child = spawn('node', command, { stdio: 'inherit', env: { ...process.env, ...env } });
  await new Promise((resolve) => child.once('exit', resolve));
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

/** The number of failed tests and of test files that did not run; undefined if Vitest did not run. */
async function runVitest(env, report) {
  const options = ['--mode', 'test', '--reporter=dot', '--reporter=json', '--outputFile', report];
  const result = await readReport(
    ['node_modules/vitest/vitest.mjs', 'run', ...options],
    env,
    report,
  );
  if (!result) return undefined;
  const unrun = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return result.numFailedTests + unrun.length;
}

/** The number of failed tests and of other errors; undefined if Playwright did not run. */
async function runChromium(env, report) {
  const files = JOURNEYS.map((name) => `tests/e2e/${name}.spec.ts`);
  const playwrightEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = ['scripts/browser-tests.mjs', 'chromium', ...files, '--reporter=dot,json'];
  const result = await readReport(command, playwrightEnv, report);
  return result ? result.stats.unexpected + result.errors.length : undefined;
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    vitest: { type: 'boolean', default: false },
    chromium: { type: 'boolean', default: false },
  },
});
const names = RUNS.map(({ name }) => name);
const unknown = values.only?.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no date "${unknown}"; the dates are ${names.join(', ')}.`);
  process.exit(1);
}
const runners = [
  ...(values.chromium && !values.vitest ? [] : [{ runner: 'Vitest', run: runVitest }]),
  ...(values.vitest && !values.chromium ? [] : [{ runner: 'Chromium', run: runChromium }]),
];

const rows = [];
for (const { name, date, zone } of RUNS) {
  if (values.only && !values.only.includes(name)) continue;
  for (const { runner, run } of runners) {
    console.log(`\n=== ${name}: ${runner}`);
    const start = Date.now();
    const env = { TEST_NOW: date.toISOString(), ...(zone && { TZ: zone }) };
    const failed = await run(env, join(reports, `${name}-${runner}.json`));
    const minutes = ((Date.now() - start) / 60_000).toFixed(1);
    rows.push({ name, from: date.toISOString(), zone, runner, failed, minutes });
  }
}
console.table(rows);
process.exit(rows.every(({ failed }) => failed === 0) ? 0 : 1);
