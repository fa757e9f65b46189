import { newId } from '../ids';
import { CREDITS_PLATFORM_ID } from '../seed/ledger';
import type { MockCheckout, MockDatabase } from '../types';
import { grantCredits } from './credits';
import { startPlanReward } from './rewards';

/** Days until credits expire: a year for bought ones, a month for those of a plan. */
const DAYS = { credits: 365, subscription: 31 } as const;

type Order = Omit<MockCheckout, 'id' | 'status' | 'settled' | 'confirmsAt'>;

/** Creates a hosted checkout. */
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

/** Whether the provider has confirmed the payment. */
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
 * Grants the credits or the plan of each confirmed checkout once, whether or not the browser
 * returns to the portal.
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
 * The URL after paying: with its `{CHECKOUT_SESSION_ID}` replaced, or with `session_id` added
 * where it has no placeholder.
 */
export function resolveSuccessUrl({ successUrl, id }: MockCheckout): string {
  // The URL class escapes the braces.
  const placeholder = /\{CHECKOUT_SESSION_ID\}|%7BCHECKOUT_SESSION_ID%7D/gi;
  if (successUrl.search(placeholder) >= 0) return successUrl.replaceAll(placeholder, id);
  const url = new URL(successUrl);
  url.searchParams.set('session_id', id);
  return url.href;
}
