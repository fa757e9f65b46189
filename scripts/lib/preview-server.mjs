import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startMockApi } from './mock-api.mjs';
import { readPorts } from './ports.mjs';
import { serveBuild } from './serve-build.mjs';
import { setUrlSettings } from './url-settings.mjs';

/** The folder of `npm run build`. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Builds the portal in mode `test` for the configured ports. @param {string} outDir absolute */
export async function buildForPorts(outDir) {
  setUrlSettings(readPorts());
  await build({ mode: 'test', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/**
 * Serves the built portal and the mock API at the configured ports.
 * @param {string} directory of the build
 * @param {typeof serveBuild} serve server of the build
 * @returns {Promise<{portalOrigin: string, apiOrigin: string, close: () => Promise<void>}>}
 */
export async function startPreview(directory = DIST, serve = serveBuild) {
  const ports = readPorts();
  const portal = await serve(directory, ports.PORT);
  const api = await startMockApi(ports, 0);
  return {
    portalOrigin: `http://localhost:${ports.PORT}`,
    apiOrigin: api.apiOrigin,
    async close() {
      await portal.close();
      await api.close();
    },
  };
}
