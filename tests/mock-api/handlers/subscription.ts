import { api, portal } from '../paths';
import { json, problem } from '../respond';
import { openCheckout, paymentStatus, settleCheckouts } from '../rules/checkout';
import { planType } from '../serializers/user';
import type { MockPlan } from '../types';
import { memberCall, readBody, text, type MemberCall } from './call';
import { portalOrigin } from './origin';

const MONTH = 30 * 24 * 60 * 60 * 1000;

function serializePlan(plan: MockPlan) {
  const { id, name, description, price, credits, features, isPopular, stripeProductId } = plan;
  return {
    _id: id,
    name,
    description,
    price,
    credits,
    features,
    isPopular,
    stripe: { productId: stripeProductId },
  };
}

function currentSubscription({ db, member, now }: MemberCall) {
  const plan = db.plans.find(({ name }) => name === member.plan);
  if (!plan) return { hasActiveSubscription: false, subscription: null };
  return {
    hasActiveSubscription: true,
    subscription: {
      planName: plan.name,
      planId: plan.id,
      status: 'active',
      price: plan.price,
      credits: plan.credits,
      currentPeriodEnd: new Date(now + MONTH).toISOString(),
    },
  };
}

/** Whether an order has the current name, price, credits and product of the plan. */
function isOrderOf(plan: MockPlan, order: Record<string, unknown>): boolean {
  return (
    order['planName'] === plan.name &&
    order['price'] === plan.price &&
    order['credits'] === plan.credits &&
    order['stripeProductId'] === plan.stripeProductId
  );
}

async function createCheckout({ db, member, request, url }: MemberCall): Promise<Response> {
  const body = await readBody(request);
  const plan = db.plans.find(({ id }) => id === body['planId']);
  if (!plan || plan.name === 'free') return problem(400, 'This plan is not available.');
  if (!isOrderOf(plan, body)) return problem(400, 'The plan has changed. Please reload the page.');
  if (plan.name === member.plan) return problem(400, 'You are already on this plan.');
  const origin = portalOrigin(request);
  const checkout = openCheckout(db, {
    kind: 'subscription',
    memberId: member.id,
    amount: plan.price,
    credits: plan.credits,
    planId: plan.id,
    successUrl: `${origin}${portal.subscriptionSuccess}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}${portal.paymentCancel}`,
  });
  return json({
    success: true,
    sessionUrl: `${url.origin}/checkout/${checkout.id}`,
    isUpgrade: member.plan !== null,
    message: 'Checkout session created.',
  });
}

async function verifySession({ db, member, now, request }: MemberCall): Promise<Response> {
  const sessionId = text(await readBody(request), 'sessionId');
  const checkout = db.checkouts.find(
    ({ id, kind, memberId }) =>
      id === sessionId && kind === 'subscription' && memberId === member.id,
  );
  if (!checkout) return json({ success: false, message: 'This session does not exist.' });
  if (checkout.status === 'cancelled') {
    return json({ success: false, message: 'This checkout was cancelled.' });
  }
  settleCheckouts(db, now);
  return json({
    success: true,
    message: 'Subscription verified.',
    data: {
      planName: db.plans.find(({ id }) => id === checkout.planId)?.name ?? '',
      credits: checkout.credits,
      amountTotal: Math.round(checkout.amount * 100),
      paymentStatus: paymentStatus(checkout, now),
    },
  });
}

/** Plans, the current subscription and its checkout (docs/product/plans.md). */
export const subscriptionHandlers = [
  memberCall('GET', api.plans, ({ db }) =>
    json({ success: true, data: db.plans.map(serializePlan) }),
  ),
  memberCall('GET', api.currentSubscription, (call) =>
    json({ success: true, data: currentSubscription(call) }),
  ),
  memberCall('GET', api.creditPurchaseStatus, ({ member }) =>
    json({
      success: true,
      data: {
        canPurchaseCredits: member.canPurchaseCredits,
        hasActiveSubscription: member.plan !== null,
        userPlanType: planType(member),
      },
    }),
  ),
  memberCall('POST', api.subscriptionCheckout, createCheckout),
  memberCall('POST', api.verifySubscription, verifySession),
];
