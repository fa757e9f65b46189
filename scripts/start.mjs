import { createServer } from 'vite';
import { formatMembers } from './lib/format-members.mjs';
import { startMockApi } from './lib/mock-api.mjs';
import { readLatency, readPort } from './lib/ports.mjs';
import { runServer } from './lib/run-server.mjs';
import { setUrlSettings } from './lib/url-settings.mjs';

await runServer(async () => {
  const portalPort = readPort('PORT', 5173);
  const api = await startMockApi({
    apiPort: readPort('API_PORT', 4000),
    authPort: readPort('AUTH_PORT', 4001),
    latency: readLatency(60),
  });
  const portalOrigin = `http://localhost:${portalPort}`;
  setUrlSettings({ apiOrigin: api.apiOrigin, authOrigin: api.authOrigin, portalOrigin });

  let portal;
  try {
    portal = await createServer({
      mode: 'dev',
      clearScreen: false,
      server: { port: portalPort, strictPort: true },
    });
    await portal.listen();
  } catch (error) {
    await portal?.close();
    await api.close();
    throw error;
  }

  console.log(`
  Portal            ${portalOrigin}
  Mock API          ${api.apiOrigin}/api, refresh on ${api.authOrigin}/api
  Control page      ${api.apiOrigin}/mock   failures, short sessions, 10,000 tools

${formatMembers(api.members)}

  Ctrl+C stops all servers. Demo data is kept in memory only.
`);

  return async () => {
    await portal.close();
    await api.close();
  };
});
