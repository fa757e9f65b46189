import { CREDITS_PLATFORM_ID } from '../seed/ledger';
import { newId } from '../ids';
import type { MockCheckout, MockDatabase } from '../types';
import { grantCredits } from './credits';
import { startPlanReward } from './rewards';

/** Bought credits keep for a year, those of a plan for its month. */
const DAYS = { credits: 365, subscription: 31 } as const;

type Order = Omit<MockCheckout, 'id' | 'status' | 'settled' | 'confirmsAt'>;

/** A new hosted checkout. */
export function openCheckout(db: MockDatabase, order: Order): MockCheckout {
  const checkout: MockCheckout = {
    ...order,
    id: `cs_mock_${newId()}`,
    status: 'open',
    settled: false,
    confirmsAt: 0,
  };
  db.checkouts.push(checkout);
  return checkout;
}

/** `open` before Pay, `pending` until the provider confirms, then `paid`. */
export function paymentStatus(checkout: MockCheckout, now: number): string {
  if (checkout.status !== 'paid') return checkout.status;
  return isConfirmed(checkout, now) ? 'paid' : 'pending';
}

/** Whether the provider has confirmed the money. */
function isConfirmed(checkout: MockCheckout, now: number): boolean {
  return checkout.status === 'paid' && now >= checkout.confirmsAt;
}

/** Records that the member pressed Pay; a second press changes nothing. */
export function payCheckout(db: MockDatabase, checkout: MockCheckout, now: number): void {
  if (checkout.status === 'paid') return;
  checkout.status = 'paid';
  checkout.confirmsAt = now + db.confirmSeconds * 1000;
}

/**
 * Hands over what was bought, once for each checkout, as the provider's confirmation does whether
 * or not the member's browser ever comes back.
 */
export function settleCheckouts(db: MockDatabase, now: number): void {
  for (const checkout of db.checkouts) {
    if (checkout.settled || !isConfirmed(checkout, now)) continue;
    const member = db.members.find(({ id }) => id === checkout.memberId);
    if (!member) continue;
    checkout.settled = true;
    const plan = db.plans.find(({ id }) => id === checkout.planId);
    if (plan && plan.name !== 'free') {
      member.plan = plan.name;
      member.canPurchaseCredits = true;
      startPlanReward(member, plan, now);
    }
    const isPlan = checkout.kind === 'subscription';
    grantCredits(
      member,
      {
        amount: checkout.credits,
        description: isPlan ? 'Monthly subscription reward' : 'Credit purchase',
        platformId: CREDITS_PLATFORM_ID,
        category: isPlan ? 'reward' : 'purchase',
      },
      { source: isPlan ? 'subscription_reward' : 'credit_purchase', days: DAYS[checkout.kind] },
      now,
    );
  }
}

/**
 * Where the browser goes after paying: the address with its `{CHECKOUT_SESSION_ID}` filled in, or
 * with `session_id` added where it has no such place.
 */
export function successAddress({ successUrl, id }: MockCheckout): string {
  // A URL that was put together from parts carries the place with its braces escaped.
  const place = /\{CHECKOUT_SESSION_ID\}|%7BCHECKOUT_SESSION_ID%7D/gi;
  if (successUrl.search(place) >= 0) return successUrl.replaceAll(place, id);
  const url = new URL(successUrl);
  url.searchParams.set('session_id', id);
  return url.href;
}
