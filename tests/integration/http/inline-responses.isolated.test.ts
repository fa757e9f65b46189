import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { setInlineResponses } from '../../helpers/requests';

const api = setupMockApi();

let request: (typeof import('@/http/request'))['request'];
let connectMember: (typeof import('../../helpers/tabs'))['connectMember'];

// Each test is a page load, because the state of the refresh queue lasts until the next one.
beforeEach(async () => {
  vi.resetModules();
  ({ request } = await import('@/http/request'));
  ({ connectMember } = await import('../../helpers/tabs'));
});

function respondToTools(respond: () => Response): void {
  api.server.use(http.all('*/api/getTools', respond));
}

const countRequests = (path: string) => api.calls().filter((call) => call.path === path).length;

it('an inline response is used once, without another request', async () => {
  setInlineResponses({ '/getTools': Promise.resolve(HttpResponse.json(['early'])) });
  respondToTools(() => HttpResponse.json(['network']));
  expect(await request('/getTools')).toEqual(['early']);
  expect(countRequests('/getTools')).toBe(0);
  expect(await request('/getTools')).toEqual(['network']);
  expect(countRequests('/getTools')).toBe(1);
});

it('a second request does not wait for an inline response that is still pending', async () => {
  const pending = deferred<Response>();
  setInlineResponses({ '/getTools': pending.promise });
  respondToTools(() => HttpResponse.json(['network']));
  const first = request('/getTools');
  expect(await request('/getTools')).toEqual(['network']);
  pending.resolve(HttpResponse.json(['early']));
  expect(await first).toEqual(['early']);
});

it.each([
  ['another method', { method: 'POST' } as const],
  ['a query', { query: { page: 1 } }],
])('an inline response is not used for a request with %s', async (_, options) => {
  setInlineResponses({ '/getTools': Promise.resolve(HttpResponse.json(['early'])) });
  respondToTools(() => HttpResponse.json(['network']));
  expect(await request('/getTools', options)).toEqual(['network']);
});

it.each([
  ['is a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'is cut off',
    () =>
      Promise.resolve(
        new Response(
          new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }),
        ),
      ),
  ],
])('a request whose inline response %s is sent again', async (_, promised) => {
  const respond = promised();
  respond.catch(() => undefined);
  setInlineResponses({ '/getTools': respond });
  respondToTools(() => HttpResponse.json(['network']));
  expect(await request('/getTools')).toEqual(['network']);
});

it('an inline error response rejects like one from the network', async () => {
  const headers = { 'Retry-After': '7' };
  setInlineResponses({
    '/getTools': Promise.resolve(
      HttpResponse.json({ msg: 'No.' }, { status: 503, statusText: 'Busy', headers }),
    ),
  });
  await expect(request('/getTools')).rejects.toMatchObject({
    message: 'HTTP 503: Busy',
    body: { msg: 'No.' },
    retryAfterHeader: '7',
  });
  expect(countRequests('/getTools')).toBe(0);
});

it('inline 401 responses share one refresh', async () => {
  const hooks = connectMember();
  const unauthorized = () => Promise.resolve(HttpResponse.json({}, { status: 401 }));
  setInlineResponses({ '/getTools': unauthorized(), '/auth/verifytoken': unauthorized() });
  respondToTools(() => HttpResponse.json(['replayed']));
  api.server.use(
    http.get('*/auth/refresh', () => HttpResponse.json({})),
    http.get('*/api/auth/verifytoken', () => HttpResponse.json({ email: 'a@b.c' })),
  );
  const bodies = await Promise.all([request('/getTools'), request('/auth/verifytoken')]);
  expect(bodies).toEqual([['replayed'], { email: 'a@b.c' }]);
  expect(countRequests('/auth/refresh')).toBe(1);
  expect(countRequests('/getTools')).toBe(1);
  expect(hooks.onRefreshing.mock.calls).toEqual([[true], [false]]);
});

it('an inline 401 response that is read after a refresh starts no other refresh', async () => {
  connectMember();
  let isExpired = true;
  api.server.use(
    http.get('*/auth/refresh', () => HttpResponse.json({})),
    http.get('*/api/user', () =>
      HttpResponse.json({}, { status: isExpired ? ((isExpired = false), 401) : 200 }),
    ),
  );
  respondToTools(() => HttpResponse.json(['replayed']));
  setInlineResponses({ '/getTools': Promise.resolve(HttpResponse.json({}, { status: 401 })) });
  await request('/user');
  expect(await request('/getTools')).toEqual(['replayed']);
  expect(countRequests('/auth/refresh')).toBe(1);
});
