/**
 * The late payments of a member: the checkouts whose payment was not confirmed by the last request of their
 * result page (docs/product/purchase.md#late-payments).
 */
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-value';
import { listOf } from '@/lib/parse/field-schemas';
import {
  checkoutIdSchema,
  isSameCheckout,
  MAX_CHECKOUTS,
  type CheckoutId,
} from './verified-checkouts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A payment that is not confirmed after this time is no longer verified. */
const MAX_PENDING_MS = 24 * 60 * MINUTE;
const FIRST_DELAY_MS = 30 * SECOND;
const MAX_DELAY_MS = 30 * MINUTE;

const latePaymentSchema = v.object({
  ...checkoutIdSchema.entries,
  /** When it was first stored, epoch milliseconds. */
  since: v.number(),
  /** How often it has been verified in the background. */
  attempts: v.number(),
  /** When it is verified next, epoch milliseconds. */
  nextAt: v.number(),
});

export type LatePayment = v.InferOutput<typeof latePaymentSchema>;

/** The newest first. */
export const storedLatePayments = memberValue('pending-checkouts', listOf(latePaymentSchema));

/** Milliseconds before the next attempt: 30 s, doubled each time, at most 30 minutes. */
export function delayBeforeAttempt(attempts: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
}

/**
 * The member's late payments of the last day; those with a time in the future are left out.
 * @param now epoch milliseconds
 */
export function latePayments(memberKey: string, now: number): LatePayment[] {
  return storedLatePayments
    .read(memberKey)
    .filter(({ since }) => since <= now && now - since < MAX_PENDING_MS);
}

/** Stores a checkout after a pending response. */
export function addLatePayment(
  memberKey: string,
  { kind, sessionId }: CheckoutId,
  now: number,
): void {
  const entries = latePayments(memberKey, now);
  const known = entries.find((entry) => isSameCheckout(entry, { kind, sessionId }));
  const { since = now, attempts = 0 } = known ?? {};
  const nextAt = Math.max(known?.nextAt ?? 0, now + delayBeforeAttempt(0));
  const others = entries.filter((entry) => entry !== known);
  const added = { kind, sessionId, since, attempts, nextAt };
  storedLatePayments.write(memberKey, [added, ...others].slice(0, MAX_CHECKOUTS));
}

/** Counts an attempt, so that no other tab makes it too. */
export function postponeLatePayment(memberKey: string, late: CheckoutId, now: number): void {
  const entries = latePayments(memberKey, now).map((entry) => {
    if (!isSameCheckout(entry, late)) return entry;
    const attempts = entry.attempts + 1;
    return { ...entry, attempts, nextAt: now + delayBeforeAttempt(attempts) };
  });
  storedLatePayments.write(memberKey, entries);
}

/** Removes a checkout whose payment has succeeded or failed. */
export function removeLatePayment(memberKey: string, settled: CheckoutId, now: number): void {
  const entries = latePayments(memberKey, now);
  const others = entries.filter((entry) => !isSameCheckout(entry, settled));
  if (others.length < entries.length) storedLatePayments.write(memberKey, others);
}
