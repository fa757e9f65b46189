import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { HttpError, NetworkError } from '@/http/http-error';
import { streamText } from '@/http/stream';
import { setupMockApi } from '@mock-api/node';
import { connectMember } from '../../helpers/tabs';
import { deferred } from '../../helpers/deferred';

const api = setupMockApi();
const PATH = '/generate-profile';
const countRequests = (path: string) => api.calls().filter((call) => call.path === path).length;
const unauthorized = () => HttpResponse.json({ msg: 'Please sign in.' }, { status: 401 });

function respondInTurn(...responses: (() => Response)[]): void {
  const remaining = [...responses];
  const next = () => (remaining.length > 1 ? remaining.shift()! : remaining[0]!)();
  api.server.use(http.post(`*${PATH}`, next));
}

function respondToRefresh(respond: () => Response | Promise<Response>): void {
  api.server.use(http.get('*/auth/refresh', respond));
}

function chunks(...parts: readonly (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(body) {
        for (const part of parts)
          body.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
        body.close();
      },
    }),
  );
}

/** A stream that sends up to 199 pieces, one every 2 ms. */
function longStream(): Response {
  const piece = new TextEncoder().encode('more');
  let remainingPieces = 200;
  return new Response(
    new ReadableStream({
      async pull(body) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        if ((remainingPieces -= 1) > 0) body.enqueue(piece);
        else body.close();
      },
    }),
  );
}

async function read(signal?: AbortSignal): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of streamText(PATH, { niche: 'ä' }, signal)) pieces.push(piece);
  return pieces;
}

it('a stream yields characters whole that were split between chunks', async () => {
  const bytes = new TextEncoder().encode('Grüße 🌍!');
  respondInTurn(() => chunks(...Array.from(bytes, (byte) => Uint8Array.of(byte))));
  const pieces = await read();
  expect(pieces.join('')).toBe('Grüße 🌍!');
  expect(pieces.every((piece) => piece !== '' && !piece.includes('\uFFFD'))).toBe(true);
});

it('a stream that ends inside a character yields the characters before it', async () => {
  respondInTurn(() => chunks('Grüße ', new TextEncoder().encode('🌍').slice(0, 3)));
  expect((await read()).join('')).toBe('Grüße ');
});

it('a streaming request sends JSON with cookies to the portal API', async () => {
  let sentRequest: Request | undefined;
  api.server.use(
    http.post(`*${PATH}`, ({ request }) => {
      sentRequest = request.clone();
      return chunks('text');
    }),
  );
  expect(await read()).toEqual(['text']);
  expect(sentRequest!.url).toBe(`${import.meta.env['VITE_API_URL']}${PATH}`);
  expect(sentRequest!.credentials).toBe('include');
  expect(sentRequest!.headers.get('content-type')).toBe('application/json');
  // A browser asks the other origin for the permission to send it.
  expect(sentRequest!.headers.has('user-agent')).toBe(false);
  expect(await sentRequest!.json()).toEqual({ niche: 'ä' });
});

it('a streaming request with the response 204 yields nothing', async () => {
  respondInTurn(() => new HttpResponse(null, { status: 204 }));
  expect(await read()).toEqual([]);
});

it('an error response to a streaming request throws an HttpError with status, body and Retry-After', async () => {
  respondInTurn(() =>
    HttpResponse.json({ msg: 'Too much.' }, { status: 429, headers: { 'Retry-After': '9' } }),
  );
  const error = await read().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 429, body: { msg: 'Too much.' }, retryAfterHeader: '9' });
});

it('a streaming request that gets 401 is sent again after one refresh', async () => {
  const hooks = connectMember();
  respondInTurn(unauthorized, () => chunks('after'));
  respondToRefresh(() => HttpResponse.json({}));
  expect(await read()).toEqual(['after']);
  expect([countRequests(PATH), countRequests('/auth/refresh')]).toEqual([2, 1]);
  expect(hooks.onExpired).not.toHaveBeenCalled();
});

it('a streaming request that gets another error response than 401 starts no refresh', async () => {
  connectMember();
  respondInTurn(() => HttpResponse.json({ msg: 'Please wait.' }, { status: 429 }));
  respondToRefresh(() => HttpResponse.json({}));
  await expect(read()).rejects.toMatchObject({ name: 'HttpError', status: 429 });
  expect([countRequests(PATH), countRequests('/auth/refresh')]).toEqual([1, 0]);
});

it('an error response other than 401 after the refresh rejects with it and does not end the session', async () => {
  const hooks = connectMember();
  respondInTurn(unauthorized, () => HttpResponse.json({ msg: 'Down.' }, { status: 503 }));
  respondToRefresh(() => HttpResponse.json({}));
  await expect(read()).rejects.toMatchObject({ name: 'HttpError', status: 503 });
  expect(hooks.onExpired).not.toHaveBeenCalled();
});

it('a second 401 after the refresh ends the session', async () => {
  const hooks = connectMember();
  respondInTurn(unauthorized);
  respondToRefresh(() => HttpResponse.json({}));
  await expect(read()).rejects.toMatchObject({ name: 'HttpError', status: 401 });
  expect([countRequests(PATH), countRequests('/auth/refresh')]).toEqual([2, 1]);
  expect(hooks.onExpired).toHaveBeenCalledOnce();
});

it('a connection that drops before or during a stream throws NetworkError', async () => {
  const received = deferred();
  respondInTurn(
    () => HttpResponse.error(),
    () =>
      new Response(
        new ReadableStream({
          start: (body) => body.enqueue(new TextEncoder().encode('half')),
          pull: async (body) => {
            await received.promise;
            body.error(new TypeError('terminated'));
          },
        }),
      ),
  );
  await expect(read()).rejects.toBeInstanceOf(NetworkError);

  const pieces: string[] = [];
  const reading = (async () => {
    for await (const piece of streamText(PATH, {})) {
      pieces.push(piece);
      received.resolve();
    }
  })();
  await expect(reading).rejects.toBeInstanceOf(NetworkError);
  expect(pieces).toEqual(['half']);
});

it('a stream that the caller aborts throws an abort error and yields no further piece', async () => {
  respondInTurn(longStream);
  const caller = new AbortController();
  const pieces: string[] = [];
  const reading = (async () => {
    for await (const piece of streamText(PATH, {}, caller.signal)) {
      pieces.push(piece);
      caller.abort();
    }
  })();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(pieces).toHaveLength(1);
});

it('a streaming request that the caller aborts before its response throws an abort error', async () => {
  const response = deferred<Response>();
  api.server.use(http.post(`*${PATH}`, () => response.promise));
  const caller = new AbortController();
  const reading = read(caller.signal);
  await expect.poll(() => countRequests(PATH)).toBe(1);
  caller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  response.resolve(chunks('late'));
});

it('leaving the loop over a stream aborts its request', async () => {
  let sentRequest: Request | undefined;
  api.server.use(
    http.post(`*${PATH}`, ({ request }) => {
      sentRequest = request;
      return longStream();
    }),
  );
  for await (const piece of streamText(PATH, {})) {
    expect(piece).toBe('more');
    expect(sentRequest!.signal.aborted).toBe(false);
    break;
  }
  expect(sentRequest!.signal.aborted).toBe(true);
});
