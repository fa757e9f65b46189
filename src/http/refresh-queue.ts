/**
 * The 401 refresh queue: one renewal for any number of refused requests, each replayed at most
 * once. It knows neither axios nor React, so that its rules can be tested on their own
 * (core specification, section 4; docs/decisions/refresh-queue.md).
 */
import { RefreshRefusedError } from './http-error';

export interface RefreshQueueOptions {
  /**
   * Renews the session. Rejects with `RefreshRefusedError` when the server answers with anything
   * but success, and with any other error when no answer came.
   * @param since when the oldest request that needs it left, epoch milliseconds
   * @param signal aborted when the renewal is discarded
   */
  refresh: (since: number, signal: AbortSignal) => Promise<void>;
  /** Whether a 401 may start a renewal now: a member is signed in, or the first check runs. */
  mayRefresh: () => boolean;
  /** Called when a renewal starts and when it is over. */
  onRefreshing: (refreshing: boolean) => void;
  /** Called once for each refused renewal, before the waiting requests are rejected. */
  onRefused: (error: RefreshRefusedError) => void;
  now?: () => number;
}

/** Handed out when a request leaves; presented again when it was answered 401. */
export interface Ticket {
  readonly sentAt: number;
  readonly generation: number;
  /** Which of this page's sessions it left under; `discard` begins the next one. */
  readonly session: number;
}

export interface RefreshQueue {
  /**
   * Resolves when a request may leave: at once, or when the running renewal has succeeded.
   * Rejects with the reason when that renewal failed or was discarded.
   */
  enter: () => Promise<Ticket>;
  /**
   * A ticket for a request that left before this code had arrived, and so before any renewal.
   * @param sentAt epoch milliseconds
   */
  admit: (sentAt: number) => Ticket;
  /**
   * Resolves when a request answered 401 may be replayed; rejects when it may not.
   * @param refused the error that the request failed with, for the caller to see
   */
  recover: (ticket: Ticket, refused: Error) => Promise<void>;
  /**
   * Ends what belongs to the session so far: what waits for a renewal is rejected, its outcome
   * changes nothing, and requests that left before are never replayed under the next member.
   */
  discard: (reason: Error) => void;
}

interface Renewal {
  outcome: Promise<void>;
  /** Rejects the outcome and aborts the call. */
  abandon: (reason: Error) => void;
}

/** Makes a queue in its idle state. */
export function createRefreshQueue(options: RefreshQueueOptions): RefreshQueue {
  const now = options.now ?? Date.now;
  let renewal: Renewal | null = null;
  /** Counts finished renewals: a 401 to a request older than the last one needs no new renewal. */
  let generation = 0;
  let session = 0;

  function renew(since: number): Renewal {
    const call = new AbortController();
    let abandon: (reason: Error) => void = () => undefined;
    const abandoned = new Promise<never>((_, reject) => {
      abandon = (reason) => {
        reject(reason);
        call.abort(reason);
      };
    });
    const current: Renewal = { outcome: Promise.resolve(), abandon };
    renewal = current;
    options.onRefreshing(true);

    const finish = (settle?: () => void) => {
      if (renewal !== current) return;
      renewal = null;
      settle?.();
      options.onRefreshing(false);
    };
    const attempt = options.refresh(since, call.signal).then(
      () => finish(() => (generation += 1)),
      (error: unknown) => {
        finish(() => {
          if (error instanceof RefreshRefusedError) options.onRefused(error);
        });
        throw error;
      },
    );
    current.outcome = Promise.race([attempt, abandoned]);
    // Whoever waits handles the rejection; with nobody waiting it must not surface as unhandled.
    current.outcome.catch(() => undefined);
    return current;
  }

  return {
    async enter() {
      while (renewal) await renewal.outcome;
      return { sentAt: now(), generation, session };
    },

    admit: (sentAt) => ({ sentAt, generation: 0, session }),

    async recover(ticket, refused) {
      if (ticket.session !== session) throw refused;
      if (ticket.generation < generation) return;
      if (!renewal && !options.mayRefresh()) throw refused;
      await (renewal ?? renew(ticket.sentAt)).outcome;
    },

    discard(reason) {
      session += 1;
      if (!renewal) return;
      const abandoned = renewal;
      renewal = null;
      abandoned.abandon(reason);
      options.onRefreshing(false);
    },
  };
}
