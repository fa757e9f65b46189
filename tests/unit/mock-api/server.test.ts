// @vitest-environment node
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sandbox } from '@mock-api/sandbox';
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
afterEach(() => {
  vi.restoreAllMocks();
});

async function signIn(id: string): Promise<Record<string, string>> {
  const response = await fetch(`${server.apiOrigin}/mock/state`, {
    method: 'PUT',
    body: JSON.stringify({ signIn: email }),
    headers: { Cookie: `mock_session=${id}` },
  });
  const tokens = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { Cookie: [`mock_session=${id}`, ...tokens].join('; ') };
}

const answersOf = (headers: Record<string, string>) =>
  fetch(`${server.apiOrigin}/api/user/onboarding`, { headers }).then((response) => response.text());

it('the auth host responds only to refresh requests', async () => {
  const headers = await signIn('auth-host');
  const refreshed = await fetch(`${server.authOrigin}/api/auth/refresh`, { headers });
  expect(refreshed.status).toBe(200);
  expect(refreshed.headers.getSetCookie()).toHaveLength(2);
  expect((await fetch(`${server.authOrigin}/api/user`, { headers })).status).toBe(404);
  expect((await fetch(`${server.apiOrigin}/api/auth/refresh`, { headers })).status).toBe(404);
  expect((await fetch(`${server.authOrigin}/mock`)).status).toBe(404);
});

it('a stream is sent chunk by chunk and ends when the client disconnects', async () => {
  const headers = { ...(await signIn('stream')), 'Content-Type': 'application/json' };
  const body = await answersOf(headers);
  sandbox('stream').database.streamPause = 5;
  const generate = (of: Record<string, string>, signal?: AbortSignal) =>
    fetch(`${server.apiOrigin}/api/generate-profile`, {
      method: 'POST',
      headers: of,
      body,
      signal: signal ?? null,
    });

  const controller = new AbortController();
  const reader = (await generate(headers, controller.signal)).body!.getReader();
  const first = await reader.read();
  expect(first.value!.length).toBeLessThan(200);
  controller.abort();
  await expect(reader.read()).rejects.toThrow('abort');
  const before = await answersOf(headers);
  const others = { ...(await signIn('whole-stream')), 'Content-Type': 'application/json' };
  sandbox('whole-stream').database.streamPause = 5;
  // It takes longer than the rest of the first stream, which would have stored the profile.
  expect(await (await generate(others)).text()).toContain('日々是好日 🙂');
  expect(await answersOf(headers)).toBe(before);
});

it('the error of a port in use names the port', async () => {
  const taken = Number(new URL(server.authOrigin).port);
  await expect(startMockApi({ apiPort: taken, authPort: 0 })).rejects.toThrow(
    `Port ${taken} is taken`,
  );
  await expect(startMockApi({ apiPort: 0, authPort: taken })).rejects.toThrow(
    `Port ${taken} is taken`,
  );
});
