/**
 * Builds the portal for `.env.test` with the support messenger on, into dist-deploy/, and serves it
 * as deploy/ does, beside the mock API.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { followOrigins } from './lib/addresses.mjs';
import { serveWithNginx } from './lib/nginx.mjs';
import { port } from './lib/ports.mjs';
import { startPreview } from './lib/preview-server.mjs';
import { run } from './lib/run.mjs';

const directory = fileURLToPath(new URL('../dist-deploy', import.meta.url));

await run(async () => {
  const origin = (name, fallback) => `http://localhost:${port(name, fallback)}`;
  followOrigins({
    portalOrigin: origin('PORT', 4173),
    apiOrigin: origin('API_PORT', 4100),
    authOrigin: origin('AUTH_PORT', 4101),
  });
  process.env.VITE_SUPPORT_APP_ID = 'stand-in';
  await build({ mode: 'test', logLevel: 'warn', build: { outDir: directory, emptyOutDir: true } });

  const preview = await startPreview({ directory, serve: serveWithNginx });
  console.log(`  Ready: ${preview.portalOrigin}`);
  return preview.close;
});
