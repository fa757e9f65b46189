/**
 * The setup of `SLOW_TESTS=1 npm test`, which finds tests that do not wait for what they assert: they
 * pass on a fast machine and fail at times on a slow one. React renders later, and the responses of the
 * mock API take a random time.
 */
import { setupMockApi } from './mock-api/node';

const RENDER_DELAY_MS = 40;
const MAX_RESPONSE_DELAY_MS = 80;

const { setTimeout } = globalThis;
// React's scheduler takes this function when it is imported, which is after this module.
globalThis.setImmediate = ((run: () => void) =>
  setTimeout(run, RENDER_DELAY_MS)) as unknown as typeof setImmediate;

setupMockApi().delayResponses(
  () => new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_RESPONSE_DELAY_MS)),
);
