/** Serves `dist/` and the mock API. */
import { startPreview } from './lib/preview-server.mjs';
import { runServer } from './lib/run-server.mjs';

await runServer(async () => {
  const preview = await startPreview();
  console.log(`  Mock API    ${preview.apiOrigin}/api, control page ${preview.apiOrigin}/mock`);
  console.log(`  Ready: ${preview.portalOrigin}`);
  return preview.close;
});
