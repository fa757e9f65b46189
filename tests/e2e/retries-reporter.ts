import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { recordRetriedTest } from '../../scripts/lib/retried-tests.mjs';
import { root } from './base-config';

/** Records the tests that passed only on a retry, or in the run of the tests that had failed. */
export default class RetriesReporter implements Reporter {
  onTestEnd(test: TestCase, { status }: TestResult): void {
    const isRepeated = process.env['REPEATS_FAILED'] !== undefined;
    if (status !== 'passed' || (test.results.length === 1 && !isRepeated)) return;
    const firstError = test.results[0]?.error?.message;
    recordRetriedTest({
      file: relative(root, test.location.file),
      title: test.titlePath().slice(3).join(' › '),
      error: firstError ?? 'Failed three times beside other tests, and passed alone.',
    });
  }
}
