/**
 * Builds the portal and serves it with the mock API, as the browser tests do. A browser with the
 * cookie `broken_chunk` gets a 503 for the scripts whose name begins with its value, because not
 * every driver can make a request fail.
 */
import { buildForPorts } from './lib/build-for-ports.mjs';
import { startPreview } from './lib/preview-server.mjs';
import { runServer } from './lib/run-server.mjs';
import { serveBuild } from './lib/serve-build.mjs';

/** @param {import('node:http').IncomingMessage} request */
function isBroken({ url = '', headers }) {
  const chunk = /broken_chunk=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  return chunk !== undefined && url.startsWith(`/assets/${chunk}-`);
}

await runServer(async () => {
  await buildForPorts();
  const serve = (directory, port) => serveBuild(directory, port, isBroken);
  const preview = await startPreview({ serve });
  console.log(`  Ready: ${preview.portalOrigin}`);
  return preview.close;
});
