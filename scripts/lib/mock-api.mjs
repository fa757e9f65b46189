import { createSourceLoader } from './load-sources.mjs';

/**
 * Starts the mock API with the clock of the test run.
 * @param {{ apiPort: number, authPort: number, latency: number }} settings latency in milliseconds
 * @returns the origins, the demo members, and `close()`
 * @throws Error with the port if it is in use
 */
export async function startMockApi(settings) {
  const sources = await createSourceLoader();
  try {
    const api = await sources.load('/tests/mock-api/server.ts');
    const { DEMO_MEMBERS } = await sources.load('/tests/mock-api/seed/demo-members.ts');
    const { testTime } = await sources.load('/tests/helpers/test-clock.ts');
    const running = await api.startMockApi({ ...settings, clock: testTime });
    return {
      apiOrigin: running.apiOrigin,
      authOrigin: running.authOrigin,
      members: DEMO_MEMBERS,
      async close() {
        await running.close();
        await sources.close();
      },
    };
  } catch (error) {
    await sources.close();
    throw error;
  }
}
