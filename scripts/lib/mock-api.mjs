import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the mock API with the clock of the test run. Vite's module runner loads its TypeScript
 * sources, which Node 20 cannot.
 * @param {{ apiPort: number, authPort: number, latency: number }} settings latency in milliseconds
 * @returns the origins, the demo members, and `close()`
 * @throws Error with the port if it is in use
 */
export async function startMockApi(settings) {
  const loader = await createServer({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': `${root}src`, '@mock-api': `${root}tests/mock-api` } },
  });
  try {
    const runner = createServerModuleRunner(loader.environments.ssr);
    const api = await runner.import('/tests/mock-api/server.ts');
    const { DEMO_MEMBERS } = await runner.import('/tests/mock-api/seed/demo-members.ts');
    const { testTime } = await runner.import('/tests/helpers/test-clock.ts');
    const running = await api.startMockApi({ ...settings, clock: testTime });
    return {
      apiOrigin: running.apiOrigin,
      authOrigin: running.authOrigin,
      members: DEMO_MEMBERS,
      async close() {
        await running.close();
        await runner.close();
        await loader.close();
      },
    };
  } catch (error) {
    await loader.close();
    throw error;
  }
}
