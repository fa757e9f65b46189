/**
 * All checks, without retries, followed by a table of their minutes. A failed check does not end the
 * run. `npm run check:full -- --from NAME` starts at a check.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Name, arguments of npm, and variables of the environment. */
const CHECKS = [
  ['lint', ['run', 'lint']],
  ['types', ['run', 'typecheck']],
  ['format', ['run', 'format']],
  ['API generators', ['run', 'check:generators']],
  ['build', ['run', 'build']],
  ['size', ['run', 'size']],
  ['Vitest', ['test'], { ALL_TESTS: '1', GENERATED_RESPONSES: '1000', GENERATED_SCREENS: '100' }],
  ['Chromium', ['run', 'e2e']],
  ['Firefox and WebKit', ['run', 'e2e:engines']],
  ['nginx', ['run', 'e2e:deploy']],
  ['demo', ['run', 'e2e:demo']],
  ['gallery', ['run', 'e2e:gallery']],
  ['dates', ['run', 'check:dates']],
];

const { values } = parseArgs({ options: { from: { type: 'string', default: 'lint' } } });
const first = CHECKS.findIndex(([name]) => name === values.from);
if (first === -1) throw new Error(`There is no check "${values.from}".`);

/** @returns {Promise<boolean>} whether the check passed */
function run([name, args, variables]) {
  console.log(`\n=== ${name}`);
  const env = { ...process.env, ...variables };
  delete env.RETRIED_TESTS;
  const child = spawn('npm', args, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

const rows = [];
for (const check of CHECKS.slice(first)) {
  const start = performance.now();
  const passed = await run(check);
  const minutes = (performance.now() - start) / 60_000;
  rows.push(
    `${check[0].padEnd(20)}${minutes.toFixed(1).padStart(6)} min  ${passed ? 'passed' : 'FAILED'}`,
  );
  if (!passed) process.exitCode = 1;
}
console.log(`\n${rows.join('\n')}`);
