import { createServer } from 'vite';
import { exitOnError } from './lib/exit-on-error.mjs';
import { startMockApi } from './lib/mock-api.mjs';
import { readPorts } from './lib/ports.mjs';
import { setUrlSettings } from './lib/url-settings.mjs';

await exitOnError(async () => {
  const ports = readPorts({ PORT: 5173, API_PORT: 4000, AUTH_PORT: 4001 });
  const api = await startMockApi(ports, 60);
  setUrlSettings(ports);
  const portal = await createServer({
    mode: 'dev',
    clearScreen: false,
    server: { port: ports.PORT, strictPort: true },
  });
  await portal.listen();

  const members = [{ email: 'Sign in as', password: 'Password', note: 'State' }, ...api.members];
  const width = Math.max(...members.map(({ email }) => email.length));
  const rows = members.map(
    ({ email, password, note }) => `  ${email.padEnd(width)}   ${password.padEnd(14)}   ${note}`,
  );
  console.log(`
  Portal            http://localhost:${ports.PORT}
  Mock API          ${api.apiOrigin}/api, refresh on ${api.authOrigin}/api
  Control page      ${api.apiOrigin}/mock   failures, short sessions, 10,000 tools

${rows.join('\n')}

  Ctrl+C stops all servers. Demo data is kept in memory only.
`);
});
