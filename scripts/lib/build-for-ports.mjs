import { build } from 'vite';
import { followOrigins } from './addresses.mjs';
import { port } from './ports.mjs';

/**
 * Builds the portal in mode `test` for the ports in force (`PORT`, `API_PORT`, `AUTH_PORT`), so that
 * what is served belongs to the present sources and calls the mock API beside it.
 * @param {string} [directory] absolute; `dist` when left out
 */
export async function buildForPorts(directory) {
  const origin = (name, fallback) => `http://localhost:${port(name, fallback)}`;
  followOrigins({
    portalOrigin: origin('PORT', 4173),
    apiOrigin: origin('API_PORT', 4100),
    authOrigin: origin('AUTH_PORT', 4101),
  });
  await build({
    mode: 'test',
    logLevel: 'warn',
    ...(directory && { build: { outDir: directory, emptyOutDir: true } }),
  });
}
