/**
 * The checkouts whose payment was not confirmed by the last request of their result page, stored on
 * the device with their member (docs/product/purchase.md#late-payments).
 */
import * as v from 'valibot';
import { listOf } from '@/lib/fields';
import { browserStorage, parseJson } from '@/lib/storage';

/** The key in local storage. */
export const PENDING_CHECKOUTS_KEY = 'pending-checkouts';
const MAX_STORED_CHECKOUTS = 8;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A payment that is not confirmed after this time is no longer verified. */
const WATCHED_MS = 24 * 60 * MINUTE;
const FIRST_DELAY_MS = 30 * SECOND;
const MAX_DELAY_MS = 30 * MINUTE;

const pendingCheckout = v.object({
  kind: v.picklist(['credits', 'plan']),
  sessionId: v.string(),
  /** The `memberKey`. */
  member: v.string(),
  /** When it was first stored, epoch milliseconds. */
  since: v.number(),
  /** How often it has been verified in the background. */
  attempts: v.number(),
  /** When it is verified next, epoch milliseconds. */
  nextAt: v.number(),
});

export type PendingCheckout = v.InferOutput<typeof pendingCheckout>;

const pendingCheckouts = listOf(pendingCheckout);

type Checkout = Pick<PendingCheckout, 'kind' | 'sessionId' | 'member'>;

/** Milliseconds before the next attempt: 30 s, doubled each time, at most 30 minutes. */
export function watchDelay(attempts: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
}

/** All entries of the last day; those with a time in the future are left out. */
function readAll(now: number): PendingCheckout[] {
  const stored = parseJson(browserStorage.read(PENDING_CHECKOUTS_KEY));
  return v
    .parse(pendingCheckouts, stored)
    .filter(({ since }) => since <= now && now - since < WATCHED_MS);
}

function write(entries: readonly PendingCheckout[]): void {
  if (entries.length === 0) browserStorage.remove(PENDING_CHECKOUTS_KEY);
  else {
    const newest = entries.slice(0, MAX_STORED_CHECKOUTS);
    browserStorage.write(PENDING_CHECKOUTS_KEY, JSON.stringify(newest));
  }
}

function isSame(first: Checkout, second: Checkout): boolean {
  return (
    first.kind === second.kind &&
    first.sessionId === second.sessionId &&
    first.member === second.member
  );
}

/** The member's pending checkouts. @param now epoch milliseconds */
export function readPendingCheckouts(member: string, now: number): PendingCheckout[] {
  return readAll(now).filter((entry) => entry.member === member);
}

/** Stores a checkout after a pending response; a visitor's is not stored. */
export function storePendingCheckout(checkout: Checkout, now: number): void {
  if (checkout.member === '') return;
  const entries = readAll(now);
  const known = entries.find((entry) => isSame(entry, checkout));
  const { since = now, attempts = 0 } = known ?? {};
  const { kind, sessionId, member } = checkout;
  const nextAt = Math.max(known?.nextAt ?? 0, now + watchDelay(0));
  write([
    { kind, sessionId, member, since, attempts, nextAt },
    ...entries.filter((entry) => entry !== known),
  ]);
}

/** Counts an attempt, so that no other tab makes it too. */
export function postponePendingCheckout(checkout: Checkout, now: number): void {
  write(
    readAll(now).map((entry) => {
      if (!isSame(entry, checkout)) return entry;
      const attempts = entry.attempts + 1;
      return { ...entry, attempts, nextAt: now + watchDelay(attempts) };
    }),
  );
}

/** Removes a checkout whose payment has succeeded or failed. */
export function removePendingCheckout(checkout: Checkout, now: number): void {
  const entries = readAll(now);
  const others = entries.filter((entry) => !isSame(entry, checkout));
  if (others.length < entries.length) write(others);
}

/** Removes all checkouts of a member, on logout. */
export function removePendingCheckouts(member: string, now: number): void {
  write(readAll(now).filter((entry) => entry.member !== member));
}
