import { createSourceLoader } from './load-sources.mjs';

/**
 * Starts the mock API with the clock of the test run.
 * @param {import('./ports.mjs').Ports} ports
 * @param {number} latency in milliseconds, unless MOCK_LATENCY_MS is set
 * @returns the origins, the demo members, and `close()`
 * @throws Error with the port if it is in use
 */
export async function startMockApi({ API_PORT: apiPort, AUTH_PORT: authPort }, latency) {
  const milliseconds = Number(process.env.MOCK_LATENCY_MS ?? latency);
  if (!(milliseconds >= 0)) throw new Error('MOCK_LATENCY_MS must be a number of milliseconds.');
  const sources = await createSourceLoader();
  const api = await sources.load('/tests/mock-api/server.ts');
  const { DEMO_MEMBERS } = await sources.load('/tests/mock-api/seed/demo-members.ts');
  const { testTime } = await sources.load('/tests/helpers/test-clock.ts');
  const options = { apiPort, authPort, latency: milliseconds, clock: testTime };
  const { apiOrigin, authOrigin, close } = await api.startMockApi(options);
  return {
    apiOrigin,
    authOrigin,
    members: DEMO_MEMBERS,
    async close() {
      await close();
      await sources.close();
    },
  };
}
