import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startMockApi } from './mock-api.mjs';
import { readLatency, readPort } from './ports.mjs';
import { serveBuild } from './serve-build.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Serves the built portal and the mock API at the URLs of `.env.test`.
 * @param {{ directory?: string, serve?: typeof serveBuild }} options folder and server of the build
 * @returns {Promise<{portalOrigin: string, apiOrigin: string, close: () => Promise<void>}>}
 */
export async function startPreview({ directory = dist, serve = serveBuild } = {}) {
  if (!existsSync(`${directory}/index.html`)) {
    throw new Error('There is no build to serve: run "npm run build" first.');
  }
  const api = await startMockApi({
    apiPort: readPort('API_PORT', 4100),
    authPort: readPort('AUTH_PORT', 4101),
    latency: readLatency(0),
  });
  const portalPort = readPort('PORT', 4173);
  let portal;
  try {
    portal = await serve(directory, portalPort);
  } catch (error) {
    await api.close();
    throw error;
  }
  return {
    portalOrigin: `http://localhost:${portalPort}`,
    apiOrigin: api.apiOrigin,
    async close() {
      await portal.close();
      await api.close();
    },
  };
}
