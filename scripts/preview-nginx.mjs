/**
 * Builds the portal for `.env.test` with the support messenger into dist-deploy/, and serves it with
 * the nginx configuration of deploy/, together with the mock API.
 */
import { fileURLToPath } from 'node:url';
import { buildForPorts } from './lib/build-for-ports.mjs';
import { serveWithNginx } from './lib/nginx.mjs';
import { startPreview } from './lib/preview-server.mjs';
import { runServer } from './lib/run-server.mjs';

const directory = fileURLToPath(new URL('../dist-deploy', import.meta.url));

await runServer(async () => {
  process.env.VITE_SUPPORT_APP_ID = 'stand-in';
  await buildForPorts(directory);

  const preview = await startPreview({ directory, serve: serveWithNginx });
  console.log(`  Ready: ${preview.portalOrigin}`);
  return preview.close;
});
