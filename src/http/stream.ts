import { env } from '@/config/env';
import { parseBody } from './body';
import { refreshQueue } from './gate';
import {
  HttpError,
  isUnauthorized,
  NetworkError,
  RefreshRefusedError,
  SessionExpiredError,
} from './http-error';
import { sessionHooks } from './session-hooks';

/**
 * A POST whose answer arrives as UTF-8 text piece by piece (core specification, section 4). It is
 * on fetch because axios can't stream in a browser; it shares the refresh queue all the same.
 * Characters split between chunks arrive whole; one that the stream cuts off is left out.
 * @param path below the API base
 * @param body sent as JSON
 * @throws SessionExpiredError when the session can't be renewed or the retry is refused too; the
 *   member has been logged out then
 * @throws HttpError for another non-success answer, NetworkError when none comes or it breaks off,
 *   and an abort error when the caller stops it
 */
export async function* streamText(
  path: string,
  body: unknown,
  signal?: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const response = await openWithRetry(path, body, signal);
  if (!response.body) return;
  const reader = response.body.getReader();
  // Never flushed: a stream that ends inside a character would yield U+FFFD for it.
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await asNetworkError(reader.read(), signal);
      if (done) break;
      // What had already arrived does not follow after the stop.
      signal?.throwIfAborted();
      const text = decoder.decode(value, { stream: true });
      if (text !== '') yield text;
    }
  } finally {
    // Reached early when the caller stops listening: the server may stop writing too.
    reader.cancel().catch(() => undefined);
  }
}

async function openWithRetry(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  await asExpired(sessionHooks().beforeRequest('fresh'));
  const ticket = await asExpired(refreshQueue.enter());
  try {
    return await open(path, body, signal);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    await asExpired(refreshQueue.recover(ticket, error));
  }
  // Another renewal may have begun since: the retry waits for it like any request.
  await asExpired(refreshQueue.enter());
  try {
    return await open(path, body, signal);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    sessionHooks().onExpired();
    throw new SessionExpiredError();
  }
}

/** Waits for the queue; a refused renewal reads as the specification words it for streams. */
async function asExpired<T>(wait: Promise<T>): Promise<T> {
  try {
    return await wait;
  } catch (error) {
    throw error instanceof RefreshRefusedError ? new SessionExpiredError() : error;
  }
}

async function open(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const answer = fetch(env().apiUrl + path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
  const response = await asNetworkError(answer, signal);
  if (response.ok) return response;
  throw new HttpError(
    response.status,
    response.statusText,
    parseBody(await response.text().catch(() => '')),
    response.headers.get('retry-after'),
  );
}

async function asNetworkError<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError('The answer broke off.', { cause: error });
  }
}
