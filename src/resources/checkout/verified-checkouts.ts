/**
 * The results of verified checkouts, so that a reload and a second tab do not verify a checkout again.
 * Without storage they do, which the server allows (docs/decisions/checkout-results.md).
 */
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-value';
import { listOf } from '@/lib/parse/field-schemas';

/** How many checkouts of a member are kept: the newest. */
export const MAX_CHECKOUTS = 8;

export const checkoutIdSchema = v.object({
  kind: v.picklist(['credits', 'plan']),
  sessionId: v.string(),
});

export type CheckoutId = v.InferOutput<typeof checkoutIdSchema>;

const NAME = 'verified-checkouts';

const storedResults = memberValue(
  NAME,
  listOf(v.object({ ...checkoutIdSchema.entries, result: v.unknown() })),
);

/** A visitor has results too, because the result page of a payment is public. */
const keyOf = (memberKey: string) => memberKey || 'visitor';

/** Whether two entries are of one checkout. */
export function isSameCheckout(first: CheckoutId, second: CheckoutId): boolean {
  return first.kind === second.kind && first.sessionId === second.sessionId;
}

/** The stored result of a checkout, not validated; `undefined` without one. */
export function readStoredResult(memberKey: string, verified: CheckoutId): unknown {
  return storedResults.read(keyOf(memberKey)).find((entry) => isSameCheckout(entry, verified))
    ?.result;
}

/** Stores the result of a checkout. */
export function storeResult(
  memberKey: string,
  { kind, sessionId }: CheckoutId,
  result: unknown,
): void {
  const entries = storedResults.read(keyOf(memberKey));
  const others = entries.filter((entry) => !isSameCheckout(entry, { kind, sessionId }));
  const next = [{ kind, sessionId, result }, ...others].slice(0, MAX_CHECKOUTS);
  storedResults.write(keyOf(memberKey), next);
}

/**
 * Calls the listener when another tab has stored the result of a checkout, of any member, because a page
 * subscribes before its own is known; returns the cleanup function.
 */
export function subscribeToNewResults(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(`${NAME}:`) && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Removes a member's stored results, so that none of the member's ids and amounts is stored after a logout. */
export function removeStoredResults(memberKey: string): void {
  storedResults.remove(keyOf(memberKey));
}
