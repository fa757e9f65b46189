/**
 * The checks of a commit beside `npm test`, or with `--full` all checks, in which a browser test that
 * passes only on its retry fails. A failed check does not end the run; a table at the end names it.
 * `--from NAME` starts at a check.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const ALL_TESTS = { ALL_TESTS: '1', GENERATED_RESPONSES: '1000', GENERATED_SCREENS: '100' };
const LEAP_NIGHT = { TEST_NOW: '2028-02-29T22:50:00Z', TZ: 'Asia/Tokyo' };
const SHORT_DAY = { TEST_NOW: '2027-03-14T07:10:00Z', TZ: 'America/New_York' };
const STEADY = ['--', '--retries=1', '--fail-on-flaky-tests'];

/** Name, arguments of npm, variables of the environment. */
const STATIC = [
  ['lint', ['run', 'lint']],
  ['types', ['run', 'typecheck']],
  ['format', ['run', 'format', '--', '--check']],
  ['build', ['run', 'build']],
  ['size', ['run', 'size']],
];
const FAST = [
  ...STATIC,
  ['browsers', ['run', 'e2e', 'chromium', 'engines', '--', '--fast', '--built']],
];
const FULL = [
  ...STATIC,
  ['Vitest', ['test'], ALL_TESTS],
  ['Chromium', ['run', 'e2e', 'chromium', ...STEADY]],
  ['Firefox and WebKit', ['run', 'e2e', 'engines', ...STEADY]],
  ['nginx', ['run', 'e2e', 'nginx', ...STEADY]],
  ['demo', ['run', 'e2e', 'demo', ...STEADY]],
  ['gallery', ['run', 'e2e', 'gallery', ...STEADY]],
  ['leap night in Tokyo', ['test'], LEAP_NIGHT],
  ['short day in New York', ['test'], SHORT_DAY],
];

const { values } = parseArgs({ options: { full: { type: 'boolean' }, from: { type: 'string' } } });
const checks = values.full ? FULL : FAST;
const first = values.from ? checks.findIndex(([name]) => name === values.from) : 0;
if (first === -1) throw new Error(`There is no check "${values.from}".`);

/** @returns {Promise<boolean>} whether the check passed */
function run([name, args, variables]) {
  console.log(`\n=== ${name}`);
  const env = { ...process.env, ...variables };
  if (values.full) delete env.CI;
  const child = spawn('npm', args, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

const rows = [];
for (const check of checks.slice(first)) {
  const start = performance.now();
  const passed = await run(check);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  rows.push(`${check[0].padEnd(24)}${minutes.padStart(6)} min  ${passed ? 'passed' : 'FAILED'}`);
  if (!passed) process.exitCode = 1;
}
console.log(`\n${rows.join('\n')}`);
