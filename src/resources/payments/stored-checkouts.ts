/**
 * Two lists of checkouts on this device, each entry with its member: verified checkouts with their
 * results, so that a reload and a second tab do not verify a checkout again (without storage they
 * do, which the server allows); and checkouts whose payment was not confirmed by the last request of
 * their result page (docs/product/purchase.md#late-payments).
 */
import * as v from 'valibot';
import { browserStorage, parseJson, subscribeToOtherTabs } from '@/lib/browser/storage';
import { createListeners } from '@/lib/listeners';
import { listOf } from '@/lib/parse/field-schemas';

// Keys in local storage, which session/move-stored-data.ts knows by their end.
const RESULTS_KEY = 'verified-checkouts';
export const PENDING_CHECKOUTS_KEY = 'pending-checkouts';
/** How many entries of each list are kept: the newest. */
const MAX_STORED = 8;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A payment that is not confirmed after this time is no longer verified. */
const MAX_PENDING_MS = 24 * 60 * MINUTE;
const FIRST_DELAY_MS = 30 * SECOND;
const MAX_DELAY_MS = 30 * MINUTE;

const checkout = v.object({
  kind: v.picklist(['credits', 'plan']),
  sessionId: v.string(),
  /** The `memberKey`; an entry is read for its own member only. */
  member: v.string(),
});

const verifiedCheckouts = listOf(v.object({ ...checkout.entries, result: v.unknown() }));

const pendingCheckout = v.object({
  ...checkout.entries,
  /** When it was first stored, epoch milliseconds. */
  since: v.number(),
  /** How often it has been verified in the background. */
  attempts: v.number(),
  /** When it is verified next, epoch milliseconds. */
  nextAt: v.number(),
});
const pendingCheckouts = listOf(pendingCheckout);

type Checkout = v.InferOutput<typeof checkout>;
export type PendingCheckout = v.InferOutput<typeof pendingCheckout>;

function isSame(first: Checkout, second: Checkout): boolean {
  return (
    first.kind === second.kind &&
    first.sessionId === second.sessionId &&
    first.member === second.member
  );
}

function write(key: string, entries: readonly Checkout[]): void {
  if (entries.length === 0) browserStorage.remove(key);
  else browserStorage.write(key, JSON.stringify(entries.slice(0, MAX_STORED)));
}

function readResults() {
  return v.parse(verifiedCheckouts, parseJson(browserStorage.read(RESULTS_KEY)));
}

/** The stored result of a checkout, not validated; `undefined` without one. */
export function readStoredResult(verified: Checkout): unknown {
  return readResults().find((entry) => isSame(entry, verified))?.result;
}

/** Stores the result of a checkout. */
export function storeResult(verified: Checkout, result: unknown): void {
  const { kind, sessionId, member } = verified;
  const others = readResults().filter((entry) => !isSame(entry, verified));
  write(RESULTS_KEY, [{ kind, sessionId, member, result }, ...others]);
}

/** Removes a member's stored results, so that no id or amount is stored after a logout. */
export function removeStoredResults(member: string): void {
  write(
    RESULTS_KEY,
    readResults().filter((entry) => entry.member !== member),
  );
}

/** Milliseconds before the next attempt: 30 s, doubled each time, at most 30 minutes. */
export function delayBeforeAttempt(attempts: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
}

/** All pending checkouts of the last day; those with a time in the future are left out. */
function readPending(now: number): PendingCheckout[] {
  const stored = parseJson(browserStorage.read(PENDING_CHECKOUTS_KEY));
  return v
    .parse(pendingCheckouts, stored)
    .filter(({ since }) => since <= now && now - since < MAX_PENDING_MS);
}

/** The member's pending checkouts. @param now epoch milliseconds */
export function readPendingCheckouts(member: string, now: number): PendingCheckout[] {
  return readPending(now).filter((entry) => entry.member === member);
}

/** Listeners in this tab, which gets no `storage` event for its own changes. */
const additions = createListeners();

/**
 * Calls the listener when this tab has added a pending checkout and when another one has changed them;
 * returns the cleanup function.
 */
export function subscribeToPendingCheckouts(listener: () => void): () => void {
  const cleanups = [
    subscribeToOtherTabs(PENDING_CHECKOUTS_KEY, listener),
    additions.subscribe(listener),
  ];
  return () => cleanups.forEach((cleanup) => cleanup());
}

/** Stores a checkout after a pending response; a visitor's is not stored. */
export function storePendingCheckout(pending: Checkout, now: number): void {
  if (pending.member === '') return;
  const entries = readPending(now);
  const known = entries.find((entry) => isSame(entry, pending));
  const { since = now, attempts = 0 } = known ?? {};
  const { kind, sessionId, member } = pending;
  const nextAt = Math.max(known?.nextAt ?? 0, now + delayBeforeAttempt(0));
  const stored: PendingCheckout = { kind, sessionId, member, since, attempts, nextAt };
  write(PENDING_CHECKOUTS_KEY, [stored, ...entries.filter((entry) => entry !== known)]);
  if (!known) additions.notify();
}

/** Counts an attempt, so that no other tab makes it too. */
export function postponePendingCheckout(pending: Checkout, now: number): void {
  const entries = readPending(now).map((entry) => {
    if (!isSame(entry, pending)) return entry;
    const attempts = entry.attempts + 1;
    return { ...entry, attempts, nextAt: now + delayBeforeAttempt(attempts) };
  });
  write(PENDING_CHECKOUTS_KEY, entries);
}

/** Removes a checkout whose payment has succeeded or failed. */
export function removePendingCheckout(settled: Checkout, now: number): void {
  const entries = readPending(now);
  const others = entries.filter((entry) => !isSame(entry, settled));
  if (others.length < entries.length) write(PENDING_CHECKOUTS_KEY, others);
}

/** Removes all pending checkouts of a member, on logout. */
export function removePendingCheckouts(member: string, now: number): void {
  write(
    PENDING_CHECKOUTS_KEY,
    readPending(now).filter((entry) => entry.member !== member),
  );
}
