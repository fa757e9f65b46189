import { NetworkError } from './http-error';
import { openStream } from './portal-client';
import { abortReason, bindToSession } from './run-in-session';
import { sessionHooks } from './session-hooks';

/**
 * Sends a POST and yields the UTF-8 text of the response as it is received. A character split
 * between chunks is yielded whole; an incomplete one at the end is dropped.
 * @param path below the API base
 * @param body sent as JSON
 * @throws HttpError for an error response, NetworkError without a response or for an interrupted
 *   one, RefreshRejectedError or SessionEndedError after the end of the session, and an abort error
 *   after `callerSignal`
 */
export async function* streamText(
  path: string,
  body: unknown,
  callerSignal?: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const { signal, release } = bindToSession(callerSignal);
  try {
    signal.throwIfAborted();
    await sessionHooks().waitForMemberCheck();
    signal.throwIfAborted();
    const response = await openStream(path, body, signal);
    if (response) yield* decode(response, signal);
  } catch (error) {
    throw abortReason(signal, error);
  } finally {
    // Aborts the request when the caller stops iterating.
    release();
  }
}

async function* decode(
  response: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const reader = response.getReader();
  // A service worker may not end its response when the request is aborted.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  // Not flushed: that would yield U+FFFD for an incomplete character at the end.
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new NetworkError('The response was interrupted.', { cause });
    });
    // A chunk that was received before the abort is not yielded.
    signal.throwIfAborted();
    if (done) return;
    const text = decoder.decode(value, { stream: true });
    if (text !== '') yield text;
  }
}
