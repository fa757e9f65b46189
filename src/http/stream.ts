import { env } from '@/config/env';
import { parseBody } from './body';
import { refreshQueue, reportExpired } from './gate';
import { HttpError, NetworkError, RefreshRefusedError, SessionExpiredError } from './http-error';

/**
 * A POST whose answer arrives as UTF-8 text piece by piece (core specification, section 4). It is
 * on fetch because axios can't stream in a browser; it shares the refresh queue all the same.
 * Characters split between chunks arrive whole.
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
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await asNetworkError(reader.read(), signal);
      if (done) break;
      const text = decoder.decode(value, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } finally {
    // Reached early when the caller stops listening: the server may stop writing too.
    reader.cancel().catch(() => undefined);
  }
}

async function openWithRetry(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const ticket = await refreshQueue.enter();
  try {
    return await open(path, body, signal);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    try {
      await refreshQueue.recover(ticket, error);
    } catch (refusal) {
      throw refusal instanceof RefreshRefusedError ? new SessionExpiredError() : refusal;
    }
  }
  try {
    return await open(path, body, signal);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    reportExpired();
    throw new SessionExpiredError();
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
