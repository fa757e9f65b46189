import { env } from '@/config/env';
import {
  isUnauthorized,
  NetworkError,
  RefreshRejectedError,
  SessionExpiredError,
} from './http-error';
import { refreshQueue, toHttpError } from './portal-client';
import { abortReason, bindToSession } from './run-in-session';
import { sessionHooks } from './session-hooks';

/**
 * Sends a POST and yields the UTF-8 text of the response as it is received. It uses fetch, because
 * the XMLHttpRequest of the portal's axios client does not stream, and axios's fetch adapter would add
 * nothing to this file. It uses the refresh queue (docs/product/session.md#refresh). A character split
 * between chunks is yielded whole; an incomplete one at the end is dropped.
 * @param path below the API base
 * @param body sent as JSON
 * @throws SessionExpiredError when the refresh is rejected or the retry gets a 401; the member has
 *   been logged out then
 * @throws HttpError for another error response, NetworkError without a response or for an
 *   interrupted one, SessionEndedError, and an abort error after `callerSignal`
 */
export async function* streamText(
  path: string,
  body: unknown,
  callerSignal?: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const { signal, release } = bindToSession(callerSignal);
  try {
    signal.throwIfAborted();
    yield* readStream(path, body, signal);
  } catch (error) {
    throw abortReason(signal, error);
  } finally {
    release();
  }
}

async function* readStream(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const response = await openWithRetry(path, body, signal);
  if (!response.body) return;
  const reader = response.body.getReader();
  // Not flushed: that would yield U+FFFD for an incomplete character at the end.
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await withNetworkError(reader.read(), signal);
      // A chunk that was received before the abort is not yielded.
      signal.throwIfAborted();
      if (done) break;
      const text = decoder.decode(value, { stream: true });
      if (text !== '') yield text;
    }
  } finally {
    // When the caller stops iterating, this cancels the response.
    reader.cancel().catch(() => undefined);
  }
}

async function openWithRetry(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  await withExpiredError(sessionHooks().beforeRequest('fresh'));
  const stamp = await withExpiredError(refreshQueue.waitForRefresh());
  try {
    return await open(path, body, signal);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    await withExpiredError(refreshQueue.refreshAfter401(stamp, error));
    // The refreshed cookies may be those of another member.
    await withExpiredError(sessionHooks().beforeRequest('fresh'));
  }
  try {
    return await open(path, body, signal);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    sessionHooks().onExpired();
    throw new SessionExpiredError();
  }
}

/** Replaces the error of a rejected refresh with the one that is specified for streams. */
async function withExpiredError<T>(waiting: Promise<T>): Promise<T> {
  try {
    return await waiting;
  } catch (error) {
    throw error instanceof RefreshRejectedError ? new SessionExpiredError() : error;
  }
}

async function open(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const fetching = fetch(env().apiUrl + path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  const response = await withNetworkError(fetching, signal);
  if (response.ok) return response;
  throw toHttpError(response, await response.text().catch(() => ''));
}

async function withNetworkError<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NetworkError('The request got no complete response.', { cause: error });
  }
}
