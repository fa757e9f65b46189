import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startWorker } from './start-worker.mjs';

const CACHE = 'coverage/mutation/reach.json';
/** The number of test files after which the measurements are saved. */
const BATCH = 30;
const LINES = 'coverage/mutation/reach.jsonl';

/**
 * The maximum number of tests that are run against one mutant, and of their files, in addition to the
 * tests of the project `rules`. The limit is not a duration, because durations depend on the machine.
 * The tests that import the mutant's file come first, then those that import one of its importers,
 * then those with the most similar paths. They alternate between their files, because many tests of
 * one file may differ only in a value.
 */
const MAX_TESTS = 250;
const MAX_FILES = 18;
const NEAREST_TESTS = 12;
/** More than the common words of two paths. */
const IMPORT_WEIGHT = 10;

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

async function measureBatch(worker, keys, { sources, hashes, cached }) {
  rmSync(LINES, { force: true });
  const measured = Object.fromEntries(sources.map((file) => [file, hashOf(file)]));
  const { tests } = await worker.request({ measure: sources, only: keys });
  const lines = existsSync(LINES) ? readFileSync(LINES, 'utf8').trim().split('\n') : [];
  const blocksOf = new Map(lines.map((line) => Object.values(JSON.parse(line))));
  for (const key of keys) cached[key] = { hash: hashes.get(key), sources: measured, tests: [] };
  for (const { id, name, project, file, milliseconds, result } of tests) {
    const entry = cached[`${project} ${file}`];
    if (result === 'failed') {
      console.warn(`Left out, because it fails without a change: ${file}: ${name}`);
      // The next run measures the file again.
      entry.hash = '';
    }
    const blocks = blocksOf.get(id) ?? {};
    if (result === 'passed') entry.tests.push({ id, name, milliseconds, blocks });
  }
  rmSync(LINES);
}

/**
 * Measures which blocks of which files each test runs. A test file is measured again only after it has
 * changed.
 * @param {string[]} sources
 */
export async function measureReach(sources) {
  mkdirSync(dirname(CACHE), { recursive: true });
  const cached = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {};
  const worker = await startWorker({ MUTATION_REACHED: LINES });
  const hashes = new Map(worker.suite.map((key) => [key, hashOf(key.slice(key.indexOf(' ') + 1))]));
  const only = worker.suite.filter(
    (key) => cached[key]?.hash !== hashes.get(key) && !key.startsWith('api '),
  );
  if (only.length > 0) console.log(`Measuring the coverage of ${only.length} test files ...`);
  for (let at = 0; at < only.length; at += BATCH) {
    await measureBatch(worker, only.slice(at, at + BATCH), { sources, hashes, cached });
    writeFileSync(CACHE, JSON.stringify(cached));
  }
  worker.end();
  for (const key of Object.keys(cached)) if (!hashes.has(key)) delete cached[key];
  writeFileSync(CACHE, JSON.stringify(cached));

  return Object.entries(cached).flatMap(([key, { sources: measured, tests }]) => {
    const space = key.indexOf(' ');
    const [project, file] = [key.slice(0, space), key.slice(space + 1)];
    return tests.map((test) => ({ ...test, project, file, measured }));
  });
}

const wordsOf = (path) => new Set(path.split(/[^a-z]+/).filter((word) => word.length > 3));

/** The number of common words of two paths, because tests are named like the files they test. */
function countCommonWords(one, other) {
  const others = wordsOf(other);
  return [...wordsOf(one)].filter((word) => others.has(word)).length;
}

/** The path by which files of other folders import a file. */
const importPathOf = (file) => file.replace(/^src\//, '@/').replace(/\.tsx?$/, '');

/** The code of a test file and of the helpers that it imports. */
function codeOfTest(testFile) {
  const code = readFileSync(testFile, 'utf8');
  const helpers = [...code.matchAll(/from '(\.[^']+)'/g)]
    .flatMap(([, path]) => ['.ts', '.tsx'].map((ending) => join(dirname(testFile), path + ending)))
    .filter((path) => existsSync(path));
  return [code, ...helpers.map((path) => readFileSync(path, 'utf8'))].join('\n');
}

/** How likely a test file tests a file of src: it imports the file, or is named like it. */
function nearnessOf(testFile, file, importers) {
  const code = codeOfTest(testFile);
  const isImported = (path) => code.includes(`'${importPathOf(path)}'`);
  const weight = isImported(file) ? 2 : importers.some(isImported) ? 1 : 0;
  return weight * IMPORT_WEIGHT + countCommonWords(file, testFile);
}

function importersOf(file, sources) {
  const name = importPathOf(file);
  const own = `./${file.replace(/^.*\//, '').replace(/\.tsx?$/, '')}'`;
  return sources.filter((source) => {
    const code = readFileSync(source, 'utf8');
    return (
      code.includes(`'${name}'`) || (code.includes(`'${own}`) && dirname(source) === dirname(file))
    );
  });
}

/**
 * The tests that run a mutant's block; outside blocks, those that run its module. For a module that
 * has no blocks, or that did not exist when a test was measured, those that run its importers.
 */
function testsReaching({ file, block }, tests, importers) {
  const hash = hashOf(file);
  const runsImporter = (test) => importers.some((importer) => test.blocks[importer] !== undefined);
  const isNewTo = (test) => test.measured[file] === undefined;
  const isMeasured = tests.some((test) => test.blocks[file] !== undefined);
  return tests.filter((test) => {
    if (isNewTo(test) || (block === -1 && !isMeasured)) return runsImporter(test);
    const blocks = test.blocks[file];
    if (block === -1 || blocks === undefined) return blocks !== undefined;
    return test.measured[file] !== hash || blocks.includes(block);
  });
}

function groupByFile(tests) {
  const groups = {};
  for (const test of tests) (groups[`${test.project} ${test.file}`] ??= []).push(test);
  return groups;
}

/**
 * The tests to run against a mutant, in groups; the first failing one kills the mutant.
 * @returns {{ runs: { project: string, file: string, ids: string[] }[][], milliseconds: number }}
 */
export function selectRuns(mutant, tests, sources) {
  const importers = importersOf(mutant.file, sources);
  const reaching = testsReaching(mutant, tests, importers);
  const testFiles = [...new Set(reaching.map(({ file }) => file))];
  const nearness = new Map(
    testFiles.map((file) => [file, nearnessOf(file, mutant.file, importers)]),
  );
  const ranked = reaching
    .map((test) => ({
      ...test,
      near: nearness.get(test.file),
      breadth: Object.keys(test.blocks).length,
    }))
    .toSorted((a, b) => b.near - a.near || a.breadth - b.breadth || (a.id < b.id ? -1 : 1));

  const others = ranked.filter(({ project }) => project !== 'rules');
  const files = [...new Set(others.map(({ file }) => file))].slice(0, MAX_FILES);
  const turns = {};
  const nearest = others
    .filter(({ file }) => files.includes(file))
    .map((test) => ({ test, turn: (turns[test.file] = (turns[test.file] ?? 0) + 1) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ test }) => test)
    .slice(0, MAX_TESTS);
  const groups = [
    ranked.filter(({ project }) => project === 'rules'),
    nearest.slice(0, NEAREST_TESTS),
    nearest.slice(NEAREST_TESTS),
  ];
  const milliseconds = groups.flat().reduce((sum, test) => sum + test.milliseconds, 0);
  const runs = groups.map((group) =>
    Object.values(groupByFile(group)).map((own) => ({
      project: own[0].project,
      file: own[0].file,
      ids: own.map(({ id }) => id),
    })),
  );
  return { runs: runs.filter((group) => group.length > 0), milliseconds };
}
