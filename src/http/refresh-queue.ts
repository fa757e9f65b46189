/**
 * The 401 refresh queue: one refresh for any number of 401s (docs/product/session.md#refresh,
 * docs/decisions/session.md). Its caller, portal-client.ts, replays each request at most once.
 * It depends on neither axios nor React, so that its rules can be tested in isolation.
 */
import { RefreshRejectedError } from './http-error';

export interface RefreshQueueOptions {
  /**
   * Refreshes the session. Rejects with `RefreshRejectedError` for an error response, and with any
   * other error when there is no response.
   * @param signal aborted when the refresh is discarded
   */
  refresh: (signal: AbortSignal) => Promise<void>;
  /**
   * Whether a 401 may start a refresh now: a member is signed in, or the first check is pending.
   */
  mayRefresh: () => boolean;
  /** Called when a refresh starts and when it has settled. */
  onRefreshing: (refreshing: boolean) => void;
  /** Called once for each rejected refresh, before the waiting requests are rejected. */
  onRefreshRejected: (error: RefreshRejectedError) => void;
  /**
   * The signal of the current session, aborted when it ends: the waiting requests are rejected with
   * its reason, and the pending refresh is aborted and its result ignored.
   */
  sessionSignal: () => AbortSignal;
}

/**
 * How many refreshes had succeeded when a request was sent; passed back to the queue if the
 * response is a 401. It is 0 for a request that was sent before this code was loaded.
 */
export type RequestStamp = number;

/** Creates a queue without a pending refresh. */
export function createRefreshQueue(options: RefreshQueueOptions) {
  let pending: Promise<void> | null = null;
  /** Successful refreshes: a 401 to a request sent before the last one needs no further refresh. */
  let refreshCount = 0;

  function startRefresh(): Promise<void> {
    const session = options.sessionSignal();
    options.onRefreshing(true);
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        session.removeEventListener('abort', discard);
        pending = null;
        settle();
        options.onRefreshing(false);
      };
      const discard = () => finish(() => reject(session.reason));
      session.addEventListener('abort', discard);
      options.refresh(session).then(
        () => {
          if (session.aborted) return;
          finish(() => {
            refreshCount += 1;
            resolve();
          });
        },
        (error: unknown) => {
          if (session.aborted) return;
          finish(() => {
            if (error instanceof RefreshRejectedError) options.onRefreshRejected(error);
            reject(error);
          });
        },
      );
    });
  }

  return {
    /**
     * Resolves when a request may be sent: immediately, or after the pending refresh has succeeded.
     * Rejects with the error of that refresh, or with the reason of the session's end.
     */
    async waitForRefresh(): Promise<RequestStamp> {
      while (pending) await pending;
      return refreshCount;
    },

    /**
     * Resolves when a request that got a 401 may be replayed, after a refresh if one is needed or
     * pending; rejects when it may not.
     * @param error the 401, which it rejects with when no refresh is allowed
     */
    async refreshAfter401(stamp: RequestStamp, error: Error): Promise<void> {
      if (!pending && stamp === refreshCount) {
        if (!options.mayRefresh()) throw error;
        pending = startRefresh();
      }
      await pending;
    },
  };
}
