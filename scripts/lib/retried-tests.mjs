/**
 * The tests that passed only on a retry. `.ci/run` sets RETRIED_TESTS to the path of the file in which
 * the runners record them; without it no test is retried.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const file = process.env.RETRIED_TESTS;

/** Whether failed tests are retried. */
export const retriesTests = Boolean(file);

/** @param {{ file: string, title: string, error: string }} retried the error of the first attempt */
export function recordRetriedTest(retried) {
  if (file) appendFileSync(file, `${JSON.stringify(retried)}\n`);
}

/** @returns {{ file: string, title: string, error: string }[]} */
export function readRetriedTests() {
  if (!file || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** A reporter of Vitest. */
export const vitestRetries = {
  onTestCaseResult(testCase) {
    if (!testCase.diagnostic()?.flaky) return;
    const [error] = testCase.result().errors ?? [];
    recordRetriedTest({
      file: testCase.module.relativeModuleId,
      title: testCase.fullName,
      error: error?.message ?? '',
    });
  },
};
