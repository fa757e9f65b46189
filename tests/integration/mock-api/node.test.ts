import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';

const { VITE_API_URL: API, VITE_AUTH_API_URL: AUTH } = import.meta.env;
const api = setupMockApi();

it('a request to the wrong host is reported, and gets 404 unless a test overrides it', async () => {
  api.signIn(DEMO_MEMBERS[0].email);
  expect((await fetch(`${API}/auth/refresh`)).status).toBe(404);
  expect((await fetch(`${AUTH}/user`)).status).toBe(404);
  api.server.use(http.get('*/auth/refresh', () => HttpResponse.json({})));
  expect((await fetch(`${API}/auth/refresh`)).status).toBe(200);
  expect((await fetch(`${AUTH}/auth/refresh`)).status).toBe(200);
  // Requests that are not taken would fail this test.
  expect(api.takeMisdirected()).toEqual([
    `GET ${API}/auth/refresh`,
    `GET ${AUTH}/user`,
    `GET ${API}/auth/refresh`,
  ]);
});
