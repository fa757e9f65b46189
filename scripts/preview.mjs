/**
 * Serves `dist/` and the mock API; for other ports than those of `npm run build`, a build of its
 * own.
 */
import { fileURLToPath } from 'node:url';
import { buildForPorts } from './lib/build-for-ports.mjs';
import { startPreview } from './lib/preview-server.mjs';
import { runServer } from './lib/run-server.mjs';

const hasOwnPorts = ['PORT', 'API_PORT', 'AUTH_PORT'].some((name) => process.env[name]);
const directory = fileURLToPath(
  new URL(hasOwnPorts ? '../dist-preview' : '../dist', import.meta.url),
);

await runServer(async () => {
  if (hasOwnPorts) await buildForPorts(directory);
  const preview = await startPreview({ directory });
  console.log(`  Mock API    ${preview.apiOrigin}/api, control page ${preview.apiOrigin}/mock`);
  console.log(`  Ready: ${preview.portalOrigin}`);
  return preview.close;
});
