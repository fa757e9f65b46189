import { startPreview } from './lib/preview-server.mjs';
import { run } from './lib/run.mjs';

await run(async () => {
  const preview = await startPreview();
  console.log(`  Mock API    ${preview.apiOrigin}/api, control page ${preview.apiOrigin}/mock`);
  console.log(`  Ready: ${preview.portalOrigin}`);
  return preview.close;
});
