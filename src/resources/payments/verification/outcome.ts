/** The results of verifying a checkout session, for credits and for plans. */
import { isRecord } from '@/lib/optional-fields';

/** The parsed response of a verify request. */
export type VerificationResponse<Result> =
  | { state: 'success'; result: Result }
  /** The server rejected the session; the message is shown to the member. */
  | { state: 'failed'; message: string }
  /** The card provider has not confirmed the payment yet. */
  | { state: 'pending' };

/** The data of a result page. */
export type Verification<Result> =
  | Exclude<VerificationResponse<Result>, { state: 'pending' }>
  | {
      state: 'pending';
      /** How often the session has been verified. */
      attempts: number;
      /** Milliseconds until the next attempt; `null` when the member must start it. */
      retryDelayMs: number | null;
    };

const PENDING_STATUSES = new Set(['pending', 'processing', 'unpaid', 'open']);

/** True when a successful response reports a payment that is not confirmed yet. */
export function isPaymentPending(response: Readonly<Record<string, unknown>>): boolean {
  const data = isRecord(response['data']) ? response['data'] : {};
  const status = data['paymentStatus'] ?? response['paymentStatus'];
  return typeof status === 'string' && PENDING_STATUSES.has(status.trim().toLowerCase());
}

/** The delays between attempts, doubled each time; one minute in total. */
export const RETRY_DELAYS_MS: readonly number[] = [2000, 4000, 8000, 16_000, 30_000];

/** The state after a number of pending responses. */
export function pendingAfter(attempts: number): Extract<Verification<never>, { state: 'pending' }> {
  return { state: 'pending', attempts, retryDelayMs: RETRY_DELAYS_MS[attempts - 1] ?? null };
}
