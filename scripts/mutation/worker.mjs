/**
 * Runs tests in a separate process, which the parent can kill if a mutant causes an endless loop.
 * Receives `{ measure }` (files whose executed blocks are recorded) or `{ mutant, runs }`, and sends
 * the result.
 */
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

const root = fileURLToPath(new URL('../../', import.meta.url));
const state = { root, mutant: null, measured: new Set() };
globalThis.__mutation = { state };

const isMeasuring = process.env.MUTATION_REACHED !== undefined;
const vitest = await createVitest('test', {
  root,
  config: 'scripts/mutation/vitest.config.mjs',
  mode: 'test',
  watch: false,
  bail: isMeasuring ? 0 : 1,
  reporters: [{}],
});

async function findTestFiles() {
  const found = await vitest.globTestSpecifications();
  return found.map((specification) => ({
    specification,
    project: specification.project.name,
    file: specification.moduleId.slice(root.length),
  }));
}
const suite = await findTestFiles();

async function run(chosen) {
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  await vitest.runTestSpecifications(chosen);
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  return {
    errors: vitest.state.errorsSet.size,
    modules: vitest.state.getTestModules().map((module) => ({
      failed: module.errors().length > 0,
      file: module.moduleId.slice(root.length),
    })),
    tests: tests.map((test) => ({
      id: test.id,
      name: test.fullName,
      project: test.project.name,
      file: test.module.moduleId.slice(root.length),
      milliseconds: test.diagnostic()?.duration ?? 0,
      result: test.result().state,
    })),
  };
}

async function measure({ measure: files, only }) {
  state.measured = new Set(files);
  const chosen = suite.filter(({ file, project }) => only.includes(`${project} ${file}`));
  return run(chosen.map(({ specification }) => specification));
}

function specificationOf({ project, file, ids }) {
  const entry = suite.find((each) => each.project === project && each.file === file);
  const { specification } = entry;
  return specification.project.createSpecification(specification.moduleId, { testIds: ids });
}

function apply(mutant) {
  for (const { file } of [state.mutant, mutant].filter(Boolean)) vitest.invalidateFile(root + file);
  state.mutant = mutant;
}

/** Whether a failed test also fails without the mutant, for example on a busy machine. */
async function failsWithoutMutant({ project, file, id }) {
  if (project === 'rules') return false;
  const { mutant } = state;
  apply(null);
  const { tests } = await run([specificationOf({ project, file, ids: [id] })]);
  apply(mutant);
  return tests.some(({ result }) => result === 'failed');
}

/** The tests of a group without the one that fails in any case. */
function without({ id }, group) {
  return group
    .map((each) => ({ ...each, ids: each.ids.filter((other) => other !== id) }))
    .filter(({ ids }) => ids.length > 0);
}

/** Runs a group of tests up to the first one that fails; resolves to what killed the mutant, or null. */
async function findKiller(group) {
  const { errors, modules, tests } = await run(group.map(specificationOf));
  const failed = tests.find(({ result }) => result === 'failed');
  if (failed) {
    if (!(await failsWithoutMutant(failed))) return `${failed.file}: ${failed.name}`;
    const others = without(failed, group);
    return others.length > 0 ? findKiller(others) : null;
  }
  const broken = modules.find((module) => module.failed);
  if (broken) return `${broken.file}, which did not start`;
  return errors > 0 ? 'an error outside of any test' : null;
}

/** @param runs groups of tests, the nearest first: `{ project, file, ids }[]` */
async function testMutant({ mutant, runs }) {
  apply(mutant);
  for (const group of runs) {
    const by = await findKiller(group);
    if (by !== null) return { killed: true, by };
  }
  return { killed: false };
}

process.on('message', (message) => {
  void (message.mutant ? testMutant(message) : measure(message)).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send({ ready: suite.map(({ project, file }) => `${project} ${file}`) });
