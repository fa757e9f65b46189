/**
 * The 401 refresh queue: one refresh for any number of 401s, and at most one replay of each request
 * (docs/product/session.md#refresh, docs/decisions/refresh-queue.md). It depends on neither axios
 * nor React, so that its rules can be tested in isolation.
 */
import { RefreshRejectedError } from './http-error';

export interface RefreshQueueOptions {
  /**
   * Refreshes the session. Rejects with `RefreshRejectedError` for an error response, and with any
   * other error when there is no response.
   * @param since when the oldest request that needs it was sent, epoch milliseconds
   * @param signal aborted when the refresh is discarded
   */
  refresh: (since: number, signal: AbortSignal) => Promise<void>;
  /**
   * Whether a 401 may start a refresh now: a member is signed in, or the first check is pending.
   */
  mayRefresh: () => boolean;
  /** Called when a refresh starts and when it has settled. */
  onRefreshing: (refreshing: boolean) => void;
  /** Called once for each rejected refresh, before the waiting requests are rejected. */
  onRefreshRejected: (error: RefreshRejectedError) => void;
  now?: () => number;
}

/** When a request was sent; passed back to the queue if the response is a 401. */
export interface RequestStamp {
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** How many refreshes had succeeded when the request was sent. */
  readonly refreshCount: number;
  /** The session of this page in which it was sent; `discard` starts the next one. */
  readonly sessionNumber: number;
}

export interface RefreshQueue {
  /**
   * Resolves when a request may be sent: immediately, or after the pending refresh has succeeded.
   * Rejects with the error of that refresh, or with the reason for discarding it.
   */
  waitForRefresh: () => Promise<RequestStamp>;
  /**
   * The stamp of a request that was sent before this code was loaded, and so before any refresh.
   * @param sentAt epoch milliseconds
   */
  stampEarlyRequest: (sentAt: number) => RequestStamp;
  /**
   * Resolves when a request that got a 401 may be replayed, after a refresh if one is needed;
   * rejects when it may not.
   * @param error the 401, which it rejects with when no refresh is allowed
   */
  refreshAfter401: (stamp: RequestStamp, error: Error) => Promise<void>;
  /**
   * Ends the session so far: the waiting requests are rejected, the pending refresh is aborted and
   * its result ignored, and requests sent before are not replayed with the next member's cookies.
   */
  discard: (reason: Error) => void;
}

interface PendingRefresh {
  result: Promise<void>;
  /** Rejects the result and aborts the request. */
  abandon: (reason: Error) => void;
}

/** Creates a queue without a pending refresh. */
export function createRefreshQueue(options: RefreshQueueOptions): RefreshQueue {
  const now = options.now ?? Date.now;
  let pending: PendingRefresh | null = null;
  /** Successful refreshes: a 401 to a request sent before the last one needs no further refresh. */
  let refreshCount = 0;
  let sessionNumber = 0;

  function startRefresh(since: number): PendingRefresh {
    const controller = new AbortController();
    let abandon: (reason: Error) => void = () => undefined;
    const abandoned = new Promise<never>((_, reject) => {
      abandon = (reason) => {
        reject(reason);
        controller.abort(reason);
      };
    });
    const current: PendingRefresh = { result: Promise.resolve(), abandon };
    pending = current;
    options.onRefreshing(true);

    const finish = (onSettled?: () => void) => {
      if (pending !== current) return;
      pending = null;
      onSettled?.();
      options.onRefreshing(false);
    };
    const refreshed = options.refresh(since, controller.signal).then(
      () => finish(() => (refreshCount += 1)),
      (error: unknown) => {
        finish(() => {
          if (error instanceof RefreshRejectedError) options.onRefreshRejected(error);
        });
        throw error;
      },
    );
    current.result = Promise.race([refreshed, abandoned]);
    // The waiting requests handle the rejection; without any it would be reported as unhandled.
    current.result.catch(() => undefined);
    return current;
  }

  return {
    async waitForRefresh() {
      while (pending) await pending.result;
      return { sentAt: now(), refreshCount, sessionNumber };
    },

    stampEarlyRequest: (sentAt) => ({ sentAt, refreshCount: 0, sessionNumber }),

    async refreshAfter401(stamp, error) {
      if (stamp.sessionNumber !== sessionNumber) throw error;
      if (stamp.refreshCount < refreshCount) return;
      if (!pending && !options.mayRefresh()) throw error;
      await (pending ?? startRefresh(stamp.sentAt)).result;
    },

    discard(reason) {
      sessionNumber += 1;
      if (!pending) return;
      const discarded = pending;
      pending = null;
      discarded.abandon(reason);
      options.onRefreshing(false);
    },
  };
}
