/**
 * Mutation tests: makes small changes to the code and counts those that fail a test ("killed").
 * Vite applies the changes when it loads a file; no file of the work tree is changed.
 *
 * npm run mutation -- [paths] [--minutes=35] [--all] [--seed=1] [--survivors] [--processes=2]
 *
 * Without paths: src/http, src/resources and the hooks and rules of the features. Mutants are tested
 * in a random order, which depends on the seed only, until the minutes have passed. `--all` tests all,
 * `--survivors` those that survived an earlier run. The results are kept in coverage/mutation.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isEquivalent } from './mutation/equivalent.mjs';
import { createMutants } from './mutation/mutants.mjs';
import { measureReach, selectRuns } from './mutation/reach.mjs';
import { startWorker } from './mutation/start-worker.mjs';

const GOAL_PERCENT = 90;
const SCOPE = /^src\/(http|resources|features)\/.*\.ts$/;
const REPORT = 'coverage/mutation/report.json';
/** After this many mutants, tests are run without a change, to detect tests that fail without one. */
const CONTROL_EVERY = 25;
const START_MILLISECONDS = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '35' },
    seed: { type: 'string', default: '1' },
    survivors: { type: 'boolean', default: false },
    processes: { type: 'string', default: '2' },
  },
});

function shuffle(mutants) {
  const sortKey = ({ id }) => createHash('sha256').update(`${values.seed} ${id}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, key: sortKey(mutant) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ mutant }) => mutant);
}

const sources = readdirSync('src', { recursive: true })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .toSorted();
const chosen =
  positionals.length > 0
    ? sources.filter((file) => positionals.some((path) => file.startsWith(path)))
    : sources.filter((file) => SCOPE.test(file));

const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
const mutants = shuffle(
  chosen
    .flatMap((file) => createMutants(file, readFileSync(file, 'utf8')))
    .filter((mutant) => !isEquivalent(mutant))
    .filter(({ id }) => !values.survivors || report[id]?.killed === false),
);
const tests = await measureReach(sources);

const results = [];
/** @type {{ run: number, failed: string[] }} */
const controls = { run: 0, failed: [] };
const queue = mutants.entries();
const end = values.all ? Infinity : Date.now() + Number(values.minutes) * 60_000;

async function testMutants() {
  let worker;
  const testMutant = async (mutant) => {
    const { runs, milliseconds } = selectRuns(mutant, tests, sources);
    if (runs.length === 0) return { killed: false, by: 'no test reaches it' };
    worker ??= await startWorker();
    const limit = START_MILLISECONDS + 5 * milliseconds;
    const outcome = await worker.request({ mutant, runs }, limit).catch((error) => {
      worker.end();
      worker = undefined;
      return { killed: true, by: error.message };
    });
    if (outcome) return outcome;
    worker.end();
    worker = undefined;
    return { killed: true, by: 'timeout' };
  };

  for (const [index, mutant] of queue) {
    if (Date.now() > end) break;
    if (index % CONTROL_EVERY === CONTROL_EVERY - 1) {
      const { killed, by } = await testMutant({ ...mutant, replacement: mutant.original });
      controls.run += 1;
      if (killed) controls.failed.push(`${mutant.file}:${mutant.line} ${by}`);
    }
    const outcome = await testMutant(mutant);
    results.push({ ...mutant, ...outcome });
    report[mutant.id] = { killed: outcome.killed, by: outcome.by };
    writeFileSync(REPORT, JSON.stringify(report));
    if (results.length % 50 === 0) {
      const killed = results.filter((result) => result.killed).length;
      console.log(`${results.length} of ${mutants.length}, ${killed} killed`);
    }
  }
  worker?.end();
}

console.log(`${mutants.length} mutants in ${chosen.length} files`);
await Promise.all(Array.from({ length: Number(values.processes) }, testMutants));

const percent = (part, whole) => (whole === 0 ? 100 : (100 * part) / whole).toFixed(1);
const shorten = (text) =>
  (text.length > 70 ? `${text.slice(0, 67)}...` : text).replace(/\s+/g, ' ');
const areaOf = ({ file }) =>
  file
    .split('/')
    .slice(1, file.startsWith('src/http') ? 2 : 3)
    .join('/');

const survivors = results.filter(({ killed }) => !killed);
for (const { file, line, original, replacement, by } of survivors.toSorted(
  (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
)) {
  const reason = by ? `  (${by})` : '';
  console.log(
    `${file}:${line}  ${shorten(original)}  →  ${shorten(replacement) || 'nothing'}${reason}`,
  );
}
for (const area of new Set(chosen.map((file) => areaOf({ file })))) {
  const own = results.filter((result) => areaOf(result) === area);
  if (own.length === 0) continue;
  const killed = own.filter((result) => result.killed).length;
  console.log(`${area.padEnd(28)} ${killed} of ${own.length}  ${percent(killed, own.length)} %`);
}
for (const control of controls.failed) console.log(`Failed without a change: ${control}`);
console.log(`${controls.failed.length} of ${controls.run} runs without a change failed.`);
const killed = results.length - survivors.length;
console.log(`Killed: ${killed} of ${results.length}, ${percent(killed, results.length)} %`);
process.exit(results.length === 0 || (100 * killed) / results.length >= GOAL_PERCENT ? 0 : 1);
