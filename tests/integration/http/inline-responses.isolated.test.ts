import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { setInlineResponses } from '../../helpers/requests';

const api = setupMockApi();
const countRequests = (path: string) => api.calls().filter((call) => call.path === path).length;
const json = (body: object, status = 200) => Promise.resolve(HttpResponse.json(body, { status }));
const setEarly = (tools: Promise<Response>) => setInlineResponses({ '/getTools': tools });

let request: (typeof import('@/http/request'))['request'];
let connectMember: (typeof import('../../helpers/tabs'))['connectMember'];

// Each test is a page load, because the state of the refresh queue lasts until the next one.
beforeEach(async () => {
  vi.resetModules();
  ({ request } = await import('@/http/request'));
  ({ connectMember } = await import('../../helpers/tabs'));
  api.server.use(
    http.all('*/api/getTools', () => json(['network'])),
    http.get('*/auth/refresh', () => json({})),
  );
});

it('an inline response is used once, and a second request does not wait for it', async () => {
  const pending = deferred<Response>();
  setEarly(pending.promise);
  const first = request('/getTools');
  expect(await request('/getTools')).toEqual(['network']);
  pending.resolve(HttpResponse.json(['early']));
  expect(await first).toEqual(['early']);
  expect(countRequests('/getTools')).toBe(1);
});

it.each([
  ['another method', { method: 'POST' } as const],
  ['a query', { query: { page: 1 } }],
])('an inline response is not used for a request with %s', async (_, options) => {
  setEarly(json(['early']));
  expect(await request('/getTools', options)).toEqual(['network']);
});

const cutOff = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });

it.each([
  ['is a network error', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ['is cut off', () => Promise.resolve(new Response(cutOff))],
])('a request whose inline response %s is sent again', async (_, respond) => {
  setEarly(respond());
  expect(await request('/getTools')).toEqual(['network']);
});

it('an inline error response rejects like one from the network', async () => {
  const init = { status: 503, statusText: 'Busy', headers: { 'Retry-After': '7' } };
  setEarly(Promise.resolve(HttpResponse.json({ msg: 'No.' }, init)));
  await expect(request('/getTools')).rejects.toMatchObject({
    message: 'HTTP 503: Busy',
    body: { msg: 'No.' },
    retryAfterHeader: '7',
  });
  expect(countRequests('/getTools')).toBe(0);
});

it('inline 401 responses share one refresh, also one that is read after it', async () => {
  const { onRefreshing } = connectMember();
  const unauthorized = () => json({}, 401);
  setInlineResponses({
    '/getTools': unauthorized(),
    '/auth/verifytoken': unauthorized(),
    '/user': unauthorized(),
  });
  api.server.use(http.get('*/api/auth/verifytoken', () => json({ email: 'a@b.c' })));
  const bodies = await Promise.all([request('/getTools'), request('/auth/verifytoken')]);
  expect(bodies).toEqual([['network'], { email: 'a@b.c' }]);
  api.server.use(http.get('*/api/user', () => json({ name: 'Maya' })));
  expect(await request('/user')).toEqual({ name: 'Maya' });
  expect(countRequests('/auth/refresh')).toBe(1);
  expect(countRequests('/getTools')).toBe(1);
  expect(onRefreshing.mock.calls).toEqual([[true], [false]]);
});
