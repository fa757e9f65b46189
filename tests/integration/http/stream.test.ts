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
const encode = (text: string) => new TextEncoder().encode(text);
const respondWith = (respond: (sent: { request: Request }) => Response | Promise<Response>) =>
  api.server.use(http.post(`*${PATH}`, respond));

function chunks(...parts: readonly Uint8Array[]): Response {
  const start = (body: ReadableStreamDefaultController) => {
    for (const part of parts) body.enqueue(part);
    body.close();
  };
  return new Response(new ReadableStream({ start }));
}

/** Reads the whole stream. @param onPiece called with each piece */
async function read(signal?: AbortSignal, onPiece?: () => void): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of streamText(PATH, { niche: 'ä' }, signal)) {
    pieces.push(piece);
    onPiece?.();
  }
  return pieces;
}

it('a stream yields characters whole that were split between chunks, and drops an incomplete last one', async () => {
  const bytes = [...encode('Grüße 🌍!'), ...encode('🌍').slice(0, 3)];
  respondWith(() => chunks(...bytes.map((byte) => Uint8Array.of(byte))));
  const pieces = await read();
  expect(pieces.join('')).toBe('Grüße 🌍!');
  expect(pieces.every((piece) => piece !== '' && !piece.includes('\uFFFD'))).toBe(true);
});

it('a streaming request sends JSON with cookies to the portal API', async () => {
  let sent: Request | undefined;
  respondWith(({ request }) => {
    sent = request.clone();
    return new HttpResponse(null, { status: 204 });
  });
  expect(await read()).toEqual([]);
  expect(sent!.url).toBe(`${import.meta.env['VITE_API_URL']}${PATH}`);
  expect(sent!.credentials).toBe('include');
  expect(sent!.headers.get('content-type')).toBe('application/json');
  // A browser asks the other origin for the permission to send it.
  expect(sent!.headers.has('user-agent')).toBe(false);
  expect(await sent!.json()).toEqual({ niche: 'ä' });
});

it.each([
  ['401 and then a text yields it after a refresh', [401, 200], null],
  ['401 twice fails and ends the session', [401, 401], 401],
  ['503 after a refresh fails and keeps the session', [401, 503], 503],
  ['429 fails without a refresh', [429], 429],
])('a streaming request that gets %s', async (_, statuses, failure) => {
  const { onExpired } = connectMember();
  api.server.use(http.get('*/auth/refresh', () => HttpResponse.json({})));
  const remaining = [...statuses];
  respondWith(() => {
    const init = { status: remaining.shift()!, headers: { 'Retry-After': '9' } };
    return init.status === 200 ? chunks(encode('text')) : HttpResponse.json({ msg: 'No.' }, init);
  });
  const outcome = await read().catch((error: unknown) => error);
  if (failure === null) expect(outcome).toEqual(['text']);
  else {
    expect(outcome).toBeInstanceOf(HttpError);
    const expected = { status: failure, body: { msg: 'No.' }, retryAfterHeader: '9' };
    expect(outcome).toMatchObject(expected);
  }
  expect(remaining).toEqual([]);
  expect(countRequests('/auth/refresh')).toBe(statuses.length - 1);
  expect(onExpired).toHaveBeenCalledTimes(failure === 401 ? 1 : 0);
});

it('a connection that drops before or during a stream throws NetworkError', async () => {
  respondWith(() => HttpResponse.error());
  await expect(read()).rejects.toBeInstanceOf(NetworkError);

  const received = deferred();
  const start = (body: ReadableStreamDefaultController) => {
    body.enqueue(encode('half'));
    void received.promise.then(() => body.error(new TypeError('terminated')));
  };
  respondWith(() => new Response(new ReadableStream({ start })));
  await expect(read(undefined, received.resolve)).rejects.toBeInstanceOf(NetworkError);
  await received.promise;
});

/** A response with a piece, after whose request the stream waits until it is cancelled. */
function endlessStream(): Response {
  let sent = 0;
  const pull = (body: ReadableStreamDefaultController) => {
    sent += 1;
    if (sent <= 2) body.enqueue(encode('more'));
    return sent > 2 ? new Promise<void>(() => undefined) : undefined;
  };
  return new Response(new ReadableStream({ pull }));
}

it('a stream that the caller aborts throws an abort error and yields no further piece', async () => {
  respondWith(endlessStream);
  const caller = new AbortController();
  let pieces = 0;
  const reading = read(caller.signal, () => {
    pieces += 1;
    caller.abort();
  });
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(pieces).toBe(1);
});

it('a streaming request that the caller aborts before its response throws an abort error', async () => {
  const response = deferred<Response>();
  respondWith(() => response.promise);
  const caller = new AbortController();
  const reading = read(caller.signal);
  await expect.poll(() => countRequests(PATH)).toBe(1);
  caller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  response.resolve(chunks());
});

it('leaving the loop over a stream aborts its request', async () => {
  let sent: Request | undefined;
  respondWith(({ request }) => {
    sent = request;
    return endlessStream();
  });
  for await (const piece of streamText(PATH, {})) {
    expect(piece).toBe('more');
    expect(sent!.signal.aborted).toBe(false);
    break;
  }
  expect(sent!.signal.aborted).toBe(true);
});
