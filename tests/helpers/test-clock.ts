/**
 * The clock of a test run. `TEST_NOW`, an instant in ISO 8601, is the time at which the run starts;
 * from then on the time passes as usual. Without it the clock is not shifted.
 */
const { TEST_NOW } = process.env;

/** The processes of a run inherit the time at which the first of them started, so all agree. */
const startedAt = Number((process.env['TEST_STARTED_AT'] ??= String(Date.now())));

/** Milliseconds from the clock of the machine to that of the tests; 0 without `TEST_NOW`. */
export const clockOffset = TEST_NOW ? new Date(TEST_NOW).getTime() - startedAt : 0;

/** The time of the tests, in epoch milliseconds. */
export function testTime(): number {
  return Date.now() + clockOffset;
}

if (Number.isNaN(clockOffset)) {
  throw new Error(`TEST_NOW must be an instant in ISO 8601; it is "${TEST_NOW}".`);
}
