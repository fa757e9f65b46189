/** The setup of `TEST_NOW`: the `Date` of tests and portal follows the clock of the run. */
import { clockOffset } from './helpers/test-clock';

const SystemDate = Date;

class ShiftedDate extends SystemDate {
  constructor(...parts: [] | [number]) {
    super(...(parts.length === 0 ? [SystemDate.now() + clockOffset] : parts));
  }

  static override now(): number {
    return SystemDate.now() + clockOffset;
  }

  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof SystemDate;
  }
}

// Setup files run for each test file of a worker.
if (Date.name !== ShiftedDate.name) globalThis.Date = ShiftedDate as DateConstructor;
