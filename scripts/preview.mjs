/**
 * Serves `dist/` and the mock API; for other ports than those of `npm run build`, a build of its
 * own.
 */
import { existsSync } from 'node:fs';
import { buildForPorts, DIST, startPreview } from './lib/preview-server.mjs';
import { exitOnError } from './lib/exit-on-error.mjs';

const hasOwnPorts = ['PORT', 'API_PORT', 'AUTH_PORT'].some((name) => process.env[name]);
const directory = hasOwnPorts ? `${DIST}-preview` : DIST;

await exitOnError(async () => {
  if (hasOwnPorts) await buildForPorts(directory);
  else if (!existsSync(directory)) throw new Error('Run "npm run build" first.');
  const { portalOrigin, apiOrigin } = await startPreview(directory);
  console.log(`  Mock API    ${apiOrigin}/api, control page ${apiOrigin}/mock`);
  console.log(`  Ready: ${portalOrigin}`);
});
