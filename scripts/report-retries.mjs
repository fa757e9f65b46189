/** Prints the tests that passed only on a retry; exits with 1 if there are more than the maximum. */
import { stripVTControlCharacters } from 'node:util';
import { readRetriedTests } from './lib/retried-tests.mjs';

const MAX_RETRIED = 3;

const retried = readRetriedTests();
console.log(`${retried.length} tests passed only on a retry (at most ${MAX_RETRIED} may).`);
for (const { file, title, error } of retried) {
  console.log(
    `\n${file}\n  ${title}\n  ${stripVTControlCharacters(error).trim().replaceAll('\n', '\n  ')}`,
  );
}
if (retried.length > MAX_RETRIED) process.exitCode = 1;
