// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMockApi, type MockApiServer } from '@mock-api/server';
import { setupMockApi } from '@mock-api/node';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';

const [{ email }] = DEMO_MEMBERS;

let server: MockApiServer;

beforeAll(async () => {
  // These tests use the real network.
  setupMockApi().server.close();
  server = await startMockApi({ apiPort: 0, authPort: 0 });
});
afterAll(async () => {
  await server.close();
});

it('the auth host responds only to refresh requests', async () => {
  const signedIn = await fetch(`${server.apiOrigin}/mock/state`, {
    method: 'PUT',
    body: JSON.stringify({ signIn: email }),
    headers: { Cookie: 'mock_session=auth-host' },
  });
  const tokens = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = { Cookie: ['mock_session=auth-host', ...tokens].join('; ') };
  const refreshed = await fetch(`${server.authOrigin}/api/auth/refresh`, { headers });
  expect(refreshed.status).toBe(200);
  expect(refreshed.headers.getSetCookie()).toHaveLength(2);
  expect((await fetch(`${server.authOrigin}/api/user`, { headers })).status).toBe(404);
  expect((await fetch(`${server.apiOrigin}/api/auth/refresh`, { headers })).status).toBe(404);
  expect((await fetch(`${server.authOrigin}/mock`)).status).toBe(404);
});

it('the error of a port in use names the port', async () => {
  const taken = Number(new URL(server.authOrigin).port);
  for (const ports of [
    { apiPort: taken, authPort: 0 },
    { apiPort: 0, authPort: taken },
  ]) {
    await expect(startMockApi(ports)).rejects.toThrow(`Port ${taken} is taken`);
  }
});
