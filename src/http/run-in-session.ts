import { RefreshRejectedError } from './http-error';
import { sessionHooks } from './session-hooks';

/**
 * Runs work of one or several requests that belongs to the current session: it gets a signal that
 * is aborted when the session ends, and by the caller's, and its result is not returned after that.
 * @throws SessionEndedError when the session has ended, an abort error after `callerSignal`, both
 *   even if the work has succeeded since
 */
export async function runInSession<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  callerSignal?: AbortSignal,
): Promise<Result> {
  const { signal, release } = bindToSession(callerSignal);
  try {
    const result = await work(signal);
    signal.throwIfAborted();
    return result;
  } catch (error) {
    throw abortReason(signal, error);
  } finally {
    release();
  }
}

/** The reason of an aborted signal, else the error that work with it has thrown. */
export function abortReason(signal: AbortSignal, error: unknown): unknown {
  // A rejected refresh has itself ended the session.
  return signal.aborted && !(error instanceof RefreshRejectedError) ? signal.reason : error;
}

/**
 * A signal that is aborted when the current session ends, and by the caller's. Not
 * `AbortSignal.any`, which Safari 16 does not have.
 */
export function bindToSession(callerSignal?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  for (const source of [sessionHooks().sessionSignal(), callerSignal]) {
    const abort = () => controller.abort(source?.reason);
    if (source?.aborted) abort();
    // Aborting the signal also removes the listeners.
    else source?.addEventListener('abort', abort, { signal });
  }
  return { signal, release: () => controller.abort() };
}
