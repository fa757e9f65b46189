import { build } from 'vite';
import { readPort } from './ports.mjs';
import { setUrlSettings } from './url-settings.mjs';

/**
 * Builds the portal in mode `test` for the mock API at the configured ports (`PORT`, `API_PORT`,
 * `AUTH_PORT`).
 * @param {string} [directory] absolute; `dist` by default
 */
export async function buildForPorts(directory) {
  const origin = (name, fallback) => `http://localhost:${readPort(name, fallback)}`;
  setUrlSettings({
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
