import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Prepares to import TypeScript sources, which Node 20 cannot, by Vite's module runner.
 * @returns `load(path)` with a path from the repository's root, and `close()`
 */
export async function createSourceLoader() {
  const server = await createServer({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': `${root}src`, '@mock-api': `${root}tests/mock-api` } },
  });
  const runner = createServerModuleRunner(server.environments.ssr);
  return {
    load: (path) => runner.import(path),
    async close() {
      await runner.close();
      await server.close();
    },
  };
}
