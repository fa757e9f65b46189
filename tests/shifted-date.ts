/** The setup of `TEST_NOW`: the `Date` of tests and portal follows the clock of the run. */
import { clockOffset } from './helpers/test-clock';

const SystemDate = Date;

class ShiftedDate extends SystemDate {
  constructor(...parts: ConstructorParameters<DateConstructor> | []) {
    super(...((parts.length === 0 ? [ShiftedDate.now()] : parts) as [number]));
  }

  static override now(): number {
    return SystemDate.now() + clockOffset;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof SystemDate;
  }
}

// Setup files run for each test file of a worker.
if (Date.name !== ShiftedDate.name) globalThis.Date = ShiftedDate as DateConstructor;
