import axios from 'axios';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';

const { VITE_API_URL: API, VITE_AUTH_API_URL: AUTH } = import.meta.env;
const [member] = DEMO_MEMBERS;
const client = axios.create({ baseURL: API, withCredentials: true });
const api = setupMockApi();

it('the mock API keeps the session of axios and fetch in its own cookie jar, until its reset', async () => {
  await expect(client.get('/user')).rejects.toMatchObject({ response: { status: 401 } });
  const { email, password } = member;
  await client.post('/auth/login', { email, password, captcha: 'mock-captcha-1' });
  const verified = await fetch(`${API}/auth/verifytoken`, { credentials: 'include' });
  expect(await verified.json()).toMatchObject({ user: { email } });
  expect(verified.headers.getSetCookie()).toEqual([]);
  expect(document.cookie).toBe('');
  expect(api.calls()).toMatchObject([
    { path: '/user', status: 401 },
    { path: '/auth/login', status: 200, body: { email } },
    { path: '/auth/verifytoken', status: 200 },
  ]);
  api.reset();
  await expect(client.get('/user')).rejects.toMatchObject({ response: { status: 401 } });
});

it('a request to the wrong host is reported, and gets 404 unless a test overrides it', async () => {
  api.signIn(member.email);
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

it('files uploaded by axios and by fetch have their name and size', async () => {
  api.signIn('jonas@weberwerk.com');
  const form = new FormData();
  form.append('files', new File(['Ten bytes.'], 'Plan.pdf', { type: 'application/pdf' }));
  await client.post('/user/onboarding/upload', form);
  await fetch(`${API}/user/onboarding/upload`, { method: 'POST', body: form });
  const record = api.db().members.find(({ email }) => email === 'jonas@weberwerk.com')!.onboarding;
  const file = { fileName: 'Plan.pdf', size: 10 };
  expect(record.uploadedFiles).toMatchObject([file, file]);
});
