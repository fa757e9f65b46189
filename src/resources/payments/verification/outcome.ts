/** What verifying a checkout session comes to, for credits and for plans alike. */
import { isRecord } from '@/lib/optional-fields';

/** One answer of a verify call. */
export type VerificationAnswer<Result> =
  | { state: 'success'; result: Result }
  /** The server has said no; the message is for the member. */
  | { state: 'failed'; message: string }
  /** Paid, as it seems, but the card provider has not confirmed it yet. */
  | { state: 'late' };

/** What a result page knows by now. */
export type Verification<Result> =
  | Exclude<VerificationAnswer<Result>, { state: 'late' }>
  | {
      state: 'late';
      /** How often the session has been asked about. */
      asks: number;
      /** Milliseconds until it is asked about again; `null` when the member has to ask. */
      pauseMs: number | null;
    };

const LATE = new Set(['pending', 'processing', 'unpaid', 'open']);

/** True when a successful answer says that the payment is still on its way. */
export function isLate(answer: Readonly<Record<string, unknown>>): boolean {
  const data = isRecord(answer['data']) ? answer['data'] : {};
  const status = data['paymentStatus'] ?? answer['paymentStatus'];
  return typeof status === 'string' && LATE.has(status.trim().toLowerCase());
}

/** The pauses between asking again, doubled each time; the last is what a minute leaves. */
export const RETRY_DELAYS_MS: readonly number[] = [2000, 4000, 8000, 16_000, 30_000];

/** The state after so many late answers. */
export function lateAfter(asks: number): Extract<Verification<never>, { state: 'late' }> {
  return { state: 'late', asks, pauseMs: RETRY_DELAYS_MS[asks - 1] ?? null };
}
