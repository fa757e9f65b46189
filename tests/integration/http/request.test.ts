import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '@/http/http-error';
import { request } from '@/http/request';
import { setupMockApi } from '@mock-api/node';
import { connectMember } from '../../helpers/tabs';

const { server } = setupMockApi();
const respondWith = (...handlers: HttpHandler[]) => server.use(...handlers);

/** An XMLHttpRequest that times out: the one of the mocking library does not. */
class SilentXhr extends EventTarget {
  timeout = 0;
  ontimeout: (() => void) | null = null;
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    setTimeout(() => this.ontimeout?.(), this.timeout);
  }
}

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => error,
  );
}

it.each([
  ['JSON', '{"a":[1,null]}', { a: [1, null] }],
  ['a JSON text', '"text"', 'text'],
  ['broken JSON', '{"a":', '{"a":'],
  ['HTML', '<h1>Hello</h1>', '<h1>Hello</h1>'],
  ['nothing', '', ''],
])('a response body that is %s is returned as parsed or as text', async (_, body, expected) => {
  respondWith(http.get('*/api/getTools', () => new HttpResponse(body)));
  expect(await request('/getTools')).toEqual(expected);
});

it.each([
  ['a body', 'text', 1],
  ['no body', undefined, 0],
])('the progress of a request with %s ends with the share %s', async (_, body, share) => {
  respondWith(http.post('*/api/getTools', () => new HttpResponse()));
  const onUploadProgress = vi.fn<(share: number) => void>();
  await request('/getTools', { method: 'POST', body, onUploadProgress });
  expect(onUploadProgress).toHaveBeenLastCalledWith(share);
});

it('a 204 response is returned as an empty text, which differs from the JSON null', async () => {
  respondWith(http.get('*/api/getTools', () => new HttpResponse(null, { status: 204 })));
  expect(await request('/getTools')).toBe('');
});

it.each([
  ['JSON', '{"msg":"No."}', { msg: 'No.' }],
  ['text', 'Bad gateway', 'Bad gateway'],
  ['HTML', '<html>502</html>', '<html>502</html>'],
  ['nothing', '', ''],
])(
  'an error response with %s as its body throws an HttpError with status, status text and body',
  async (_, body, expected) => {
    respondWith(
      http.get(
        '*/api/getTools',
        () => new HttpResponse(body, { status: 502, statusText: 'Bad Gateway' }),
      ),
    );
    const error = await failure(request('/getTools'));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      message: 'HTTP 502: Bad Gateway',
      status: 502,
      statusText: 'Bad Gateway',
      body: expected,
      retryAfterHeader: null,
    });
  },
);

it('an HttpError carries the Retry-After header', async () => {
  respondWith(
    http.get('*/api/getTools', () =>
      HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '45' } }),
    ),
  );
  expect(await failure(request('/getTools'))).toMatchObject({ retryAfterHeader: '45' });
});

it('a dropped connection is a NetworkError', async () => {
  respondWith(http.get('*/api/getTools', () => HttpResponse.error()));
  expect(await failure(request('/getTools'))).toBeInstanceOf(NetworkError);
});

it('a request that exceeds its timeout is a NetworkError', async () => {
  vi.stubGlobal('XMLHttpRequest', SilentXhr);
  const error = await failure(request('/getTools', { timeoutMs: 20 }));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ message: 'timeout of 20ms exceeded' });
});

it('a request that the caller aborts rejects with an abort error and not with a NetworkError', async () => {
  respondWith(http.get('*/api/getTools', () => delay('infinite')));
  const caller = new AbortController();
  const work = failure(request('/getTools', { signal: caller.signal }));
  caller.abort();
  const error = await work;
  expect(error).not.toBeInstanceOf(NetworkError);
  expect(error).not.toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ name: 'AbortError' });
});

describe('what is sent', () => {
  async function sent(options: Parameters<typeof request>[1]): Promise<Request> {
    let sentRequest: Request | undefined;
    respondWith(
      http.all('*/api/probe', ({ request: incoming }) => {
        sentRequest = incoming.clone();
        return HttpResponse.json({});
      }),
    );
    await request('/probe', options);
    return sentRequest!;
  }

  it('a request goes to the portal API with cookies', async () => {
    const { url, credentials, method } = await sent({});
    expect({ url, credentials, method }).toEqual({
      url: `${import.meta.env['VITE_API_URL']}/probe`,
      credentials: 'include',
      method: 'GET',
    });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'the body of a %s request is sent as JSON',
    async (method) => {
      const incoming = await sent({ method, body: { a: 'ä', b: [null] } });
      expect(incoming.method).toBe(method);
      expect(incoming.headers.get('content-type')).toBe('application/json');
      expect(await incoming.json()).toEqual({ a: 'ä', b: [null] });
    },
  );

  it('a request without a body has no content type', async () => {
    const incoming = await sent({ method: 'POST' });
    expect(incoming.headers.get('content-type')).toBeNull();
    expect(await incoming.text()).toBe('');
  });

  it('form data is sent as multipart with its boundary', async () => {
    const form = new FormData();
    form.append('files', new File(['Grüße'], 'a.txt', { type: 'text/plain' }));
    const incoming = await sent({ method: 'POST', body: form });
    expect(incoming.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=.+/);
    const file = (await incoming.formData()).get('files');
    expect(file).toBeInstanceOf(File);
    expect(await (file as File).text()).toBe('Grüße');
  });

  it('the query is percent-encoded without its undefined entries', async () => {
    const { url } = await sent({ query: { searchItem: 'a&b=c d+ü', page: 2, none: undefined } });
    expect([...new URL(url).searchParams]).toEqual([
      ['searchItem', 'a&b=c d+ü'],
      ['page', '2'],
    ]);
    // A server that does not decode the query as a form would read `+` as a plus.
    expect(url).toContain('c%20d');
  });
});

describe('the replay after a refresh', () => {
  function unauthorizedOnce(method: 'get' | 'post' | 'put', bodies: Request[]): HttpHandler {
    return http[method]('*/api/probe', ({ request: incoming }) => {
      bodies.push(incoming.clone());
      return bodies.length === 1
        ? HttpResponse.json({ msg: 'Please sign in.' }, { status: 401 })
        : HttpResponse.json({ again: true });
    });
  }
  const refreshed = http.get('*/auth/refresh', () => HttpResponse.json({}));

  it('the replay after a refresh sends the same JSON, encoded once', async () => {
    connectMember();
    const sentRequests: Request[] = [];
    respondWith(unauthorizedOnce('put', sentRequests), refreshed);
    const options = {
      method: 'PUT',
      body: { text: 'a "quoted" word' },
      query: { page: 2 },
    } as const;
    expect(await request('/probe', options)).toEqual({ again: true });
    expect(sentRequests).toHaveLength(2);
    expect(sentRequests[1]!.url).toBe(sentRequests[0]!.url);
    expect(sentRequests[1]!.headers.get('content-type')).toBe('application/json');
    expect(await sentRequests[1]!.json()).toEqual({ text: 'a "quoted" word' });
  });

  it('the replay after a refresh sends the same form data', async () => {
    connectMember();
    const sentRequests: Request[] = [];
    respondWith(unauthorizedOnce('post', sentRequests), refreshed);
    const form = new FormData();
    form.append('files', new File(['bytes'], 'a.txt'));
    expect(await request('/probe', { method: 'POST', body: form })).toEqual({ again: true });
    const file = (await sentRequests[1]!.formData()).get('files') as File;
    expect([file.name, await file.text()]).toEqual(['a.txt', 'bytes']);
  });

  it('a request that the caller aborts during the refresh is not replayed', async () => {
    connectMember();
    const sentRequests: Request[] = [];
    const caller = new AbortController();
    respondWith(
      unauthorizedOnce('get', sentRequests),
      http.get('*/auth/refresh', () => {
        caller.abort();
        return HttpResponse.json({});
      }),
    );
    expect(await failure(request('/probe', { signal: caller.signal }))).toMatchObject({
      name: 'AbortError',
    });
    expect(sentRequests).toHaveLength(1);
  });

  it('a 401 on a request without a session is neither refreshed nor replayed', async () => {
    const hooks = connectMember();
    const sentRequests: Request[] = [];
    respondWith(unauthorizedOnce('post', sentRequests), refreshed);
    const error = await failure(request('/probe', { method: 'POST', session: 'none' }));
    expect(error).toMatchObject({ status: 401, body: { msg: 'Please sign in.' } });
    expect(sentRequests).toHaveLength(1);
    expect(hooks.onRefreshing).not.toHaveBeenCalled();
  });
});
