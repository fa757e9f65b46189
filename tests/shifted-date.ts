/** The setup of `TEST_NOW`: the `Date` of tests and portal follows the clock of the run. */
import { clockOffset } from './helpers/test-clock';

// Setup files run for each test file of a worker, and `Date` may be replaced already.
const SystemDate = Date.prototype.constructor as DateConstructor;
const now = () => SystemDate.now() + clockOffset;

globalThis.Date = new Proxy(SystemDate, {
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget) as Date,
});
