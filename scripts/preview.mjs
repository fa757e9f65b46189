/** Serves `dist/` and the mock API; `--build` builds it first, as the browser tests do. */
import { buildForPorts } from './lib/build-for-ports.mjs';
import { startPreview } from './lib/preview-server.mjs';
import { runServer } from './lib/run-server.mjs';

await runServer(async () => {
  if (process.argv.includes('--build')) await buildForPorts();
  const preview = await startPreview();
  console.log(`  Mock API    ${preview.apiOrigin}/api, control page ${preview.apiOrigin}/mock`);
  console.log(`  Ready: ${preview.portalOrigin}`);
  return preview.close;
});
