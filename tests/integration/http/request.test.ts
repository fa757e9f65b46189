import { delay, http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '@/http/http-error';
import { request } from '@/http/request';
import { setupMockApi } from '@mock-api/node';
import { connectMember } from '../../helpers/tabs';

const api = setupMockApi();
const sentRequests: Request[] = [];

/** Responds to the requests in turn, and then with the last response; records the requests. */
function respondInTurn(...responses: (() => Response | Promise<Response>)[]): void {
  const respond = ({ request: incoming }: { request: Request }) => {
    sentRequests.push(incoming.clone());
    return responses[Math.min(sentRequests.length, responses.length) - 1]!();
  };
  api.server.use(http.all('*/api/probe', respond));
}

async function sent(options: Parameters<typeof request>[1]): Promise<Request> {
  respondInTurn(() => HttpResponse.json({}));
  await request('/probe', options);
  return sentRequests[0]!;
}

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => error,
  );
}

beforeEach(() => void (sentRequests.length = 0));

it.each([
  ['JSON', '{"a":[1,null]}', { a: [1, null] }],
  ['a JSON text', '"text"', 'text'],
  ['null', 'null', null],
  ['broken JSON', '{"a":', '{"a":'],
  ['HTML', '<h1>Hello</h1>', '<h1>Hello</h1>'],
  ['nothing', '', ''],
])(
  'a response body that is %s is returned as parsed or as text, also by the error of an error response',
  async (_, body, expected) => {
    const failed = { status: 502, statusText: 'Bad Gateway' };
    respondInTurn(
      () => new HttpResponse(body),
      () => new HttpResponse(body, { ...failed, headers: { 'Retry-After': '45' } }),
    );
    expect(await request('/probe', { schema: v.unknown() })).toEqual(expected);
    const error = await failure(request('/probe'));
    expect(error).toBeInstanceOf(HttpError);
    const message = 'HTTP 502: Bad Gateway';
    expect(error).toMatchObject({ message, ...failed, body: expected, retryAfterHeader: '45' });
  },
);

it.each([
  ['{"success":false,"msg":"No."}', { name: 'RejectedError', body: { msg: 'No.' } }],
  ['<h1>Hello</h1>', { name: 'MalformedResponseError' }],
  ['{"a":', { name: 'MalformedResponseError' }],
])('without a schema, the response body %s rejects', async (body, expected) => {
  respondInTurn(() => new HttpResponse(body));
  expect(await failure(request('/probe'))).toMatchObject(expected);
});

it('a response body is parsed by the schema, and rejects if it does not match', async () => {
  respondInTurn(
    () => HttpResponse.json({ success: false, a: 1, b: 2 }),
    () => HttpResponse.json({ b: 2 }),
  );
  const schema = v.object({ a: v.number() });
  expect(await request('/probe', { schema })).toEqual({ a: 1 });
  const error = await failure(request('/probe', { schema }));
  expect(error).toMatchObject({ name: 'MalformedResponseError' });
});

it('a dropped connection is a NetworkError', async () => {
  respondInTurn(() => HttpResponse.error());
  expect(await failure(request('/probe'))).toBeInstanceOf(NetworkError);
});

it('a request that the caller aborts rejects with an abort error', async () => {
  respondInTurn(() => delay('infinite') as Promise<never>);
  const caller = new AbortController();
  const work = failure(request('/probe', { signal: caller.signal }));
  caller.abort();
  expect(await work).toMatchObject({ name: 'AbortError' });
});

it.each([
  ['a body', 'text', 1],
  ['no body', undefined, 0],
])('the progress of a request with %s ends with the share %s', async (_, body, share) => {
  const onUploadProgress = vi.fn<(share: number) => void>();
  await sent({ method: 'POST', body, onUploadProgress });
  expect(onUploadProgress).toHaveBeenLastCalledWith(share);
});

it('a request without a body has no content type', async () => {
  const incoming = await sent({ method: 'POST' });
  expect(incoming.headers.get('content-type')).toBeNull();
  expect(await incoming.text()).toBe('');
});

it('the query is percent-encoded without its undefined entries', async () => {
  const { url } = await sent({ query: { searchItem: 'a&b=c d+ü', page: 2, none: undefined } });
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    searchItem: 'a&b=c d+ü',
    page: '2',
  });
  // A server that does not decode the query as a form would read `+` as a plus.
  expect(url).toContain('c%20d');
});

const unauthorized = () => HttpResponse.json({ msg: 'Please sign in.' }, { status: 401 });

/** A member whose refresh gets this response, and whose first request gets 401. */
function openWithExpired(onRefresh: () => void = () => undefined) {
  api.server.use(http.get('*/auth/refresh', () => (onRefresh(), HttpResponse.json({}))));
  respondInTurn(unauthorized, () => HttpResponse.json({ again: true }));
  return connectMember();
}

it('the replay after a refresh sends the same JSON, encoded once', async () => {
  openWithExpired();
  const body = { text: 'a "quoted" word' };
  const options = { method: 'PUT', body, query: { page: 2 } } as const;
  expect(await request('/probe', options)).toEqual({ again: true });
  const [first, replay] = sentRequests;
  expect(replay!.url).toBe(first!.url);
  expect(replay!.headers.get('content-type')).toBe('application/json');
  expect(await replay!.json()).toEqual(body);
});

it('form data is sent as multipart with its boundary, also by the replay after a refresh', async () => {
  openWithExpired();
  const form = new FormData();
  form.append('files', new File(['Grüße'], 'a.txt', { type: 'text/plain' }));
  expect(await request('/probe', { method: 'POST', body: form })).toEqual({ again: true });
  expect(sentRequests).toHaveLength(2);
  for (const incoming of sentRequests) {
    expect(incoming.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=.+/);
    const file = (await incoming.formData()).get('files') as File;
    expect([file.name, await file.text()]).toEqual(['a.txt', 'Grüße']);
  }
});

it('a request that the caller aborts during the refresh is not replayed', async () => {
  const caller = new AbortController();
  openWithExpired(() => caller.abort());
  const error = await failure(request('/probe', { signal: caller.signal }));
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(sentRequests).toHaveLength(1);
});

it('a 401 on a request without a session is neither refreshed nor replayed', async () => {
  const { onRefreshing } = openWithExpired();
  const error = await failure(request('/probe', { method: 'POST', session: 'none' }));
  expect(error).toMatchObject({ status: 401, body: { msg: 'Please sign in.' } });
  expect(sentRequests).toHaveLength(1);
  expect(onRefreshing).not.toHaveBeenCalled();
});
