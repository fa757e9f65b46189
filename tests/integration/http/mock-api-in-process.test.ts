import axios from 'axios';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';

const API = import.meta.env['VITE_API_URL'];
const AUTH = import.meta.env['VITE_AUTH_API_URL'];
const [member] = DEMO_MEMBERS;
const NEW_MEMBER = 'jonas@weberwerk.com';
const client = axios.create({ baseURL: API, withCredentials: true });

it('the mock API keeps the session in its own cookie jar, for axios and fetch', async () => {
  const api = setupMockApi();
  await expect(client.get('/user')).rejects.toMatchObject({ response: { status: 401 } });
  await client.post('/auth/login', {
    email: member.email,
    password: member.password,
    captcha: 'mock-captcha-1',
  });
  expect((await client.get('/user')).data).toMatchObject({ email: member.email });
  const verified = await fetch(`${API}/auth/verifytoken`, { credentials: 'include' });
  expect(await verified.json()).toMatchObject({ user: { email: member.email } });
  expect(verified.headers.getSetCookie()).toEqual([]);
  expect(document.cookie).toBe('');
  expect(api.calls().map(({ path, status }) => [path, status])).toEqual([
    ['/user', 401],
    ['/auth/login', 200],
    ['/user', 200],
    ['/auth/verifytoken', 200],
  ]);
  expect(api.calls()[1]?.body).toMatchObject({ email: member.email });
});

it('a reset of the mock API signs the browser out', async () => {
  const api = setupMockApi();
  api.signIn(member.email);
  expect((await client.get('/user')).status).toBe(200);
  api.reset();
  await expect(client.get('/user')).rejects.toMatchObject({ response: { status: 401 } });
});

it('a refresh on the auth host renews an expired session', async () => {
  const api = setupMockApi();
  api.signIn(member.email);
  for (const session of api.db().sessions) session.accessExpiresAt = 0;
  expect((await fetch(`${API}/user`)).status).toBe(401);
  expect((await fetch(`${AUTH}/auth/refresh`)).status).toBe(200);
  expect((await fetch(`${API}/user`)).status).toBe(200);
});

it('a request to the wrong host is reported, and gets 404 unless a test overrides it', async () => {
  const api = setupMockApi();
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

it('a handler of a test replaces the response of the mock API', async () => {
  const api = setupMockApi();
  api.signIn(member.email);
  api.server.use(http.get('*/api/getTools', () => HttpResponse.json({ not: 'a list' })));
  expect((await client.get('/getTools')).data).toEqual({ not: 'a list' });
  expect(api.calls()).toHaveLength(1);
});

it('a dropped connection is a network error', async () => {
  const api = setupMockApi();
  api.signIn(member.email);
  api.db().failures.push({ path: '/user', method: null, kind: 'offline', value: null, times: 1 });
  await expect(client.get('/user')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  expect((await client.get('/user')).status).toBe(200);
});

it('a request to an unknown path is rejected', async () => {
  await expect(fetch(`${API}/nothing`)).rejects.toThrow();
});

it('files uploaded by axios and by fetch have their name and size', async () => {
  const api = setupMockApi();
  api.signIn(NEW_MEMBER);
  const form = new FormData();
  form.append('files', new File(['Ten bytes.'], 'Plan.pdf', { type: 'application/pdf' }));
  await client.post('/user/onboarding/upload', form);
  await fetch(`${API}/user/onboarding/upload`, { method: 'POST', body: form });
  const record = api.db().members.find(({ email }) => email === NEW_MEMBER)!.onboarding;
  expect(record.uploadedFiles).toMatchObject([
    { fileName: 'Plan.pdf', size: 10 },
    { fileName: 'Plan.pdf', size: 10 },
  ]);
});

it('a streamed response ends when its request is aborted', async () => {
  const api = setupMockApi();
  api.signIn(member.email);
  const body = await (await fetch(`${API}/user/onboarding`)).text();
  const controller = new AbortController();
  const response = await fetch(`${API}/generate-profile`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: controller.signal,
  });
  const reader = response.body!.getReader();
  expect((await reader.read()).value!.length).toBeLessThan(100);
  controller.abort();
  await expect(reader.read().then(() => reader.read())).rejects.toThrow('abort');
});
