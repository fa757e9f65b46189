import { createServer } from 'vite';
import { setAddressSettings } from './lib/addresses.mjs';
import { membersTable } from './lib/members-table.mjs';
import { startMockApi } from './lib/mock-api.mjs';
import { latency, port } from './lib/ports.mjs';
import { run } from './lib/run.mjs';

await run(async () => {
  const portalPort = port('PORT', 5173);
  const api = await startMockApi({
    apiPort: port('API_PORT', 4000),
    authPort: port('AUTH_PORT', 4001),
    latency: latency(60),
  });
  const portalOrigin = `http://localhost:${portalPort}`;
  setAddressSettings({ apiOrigin: api.apiOrigin, authOrigin: api.authOrigin, portalOrigin });

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
  AI Tools Portal   ${portalOrigin}
  Mock API          ${api.apiOrigin}/api, refresh on ${api.authOrigin}/api
  Control page      ${api.apiOrigin}/mock   failures, short sessions, 10,000 tools

${membersTable(api.members)}

  Ctrl+C stops all servers. Demo data is kept in memory only.
`);

  return async () => {
    await portal.close();
    await api.close();
  };
});
