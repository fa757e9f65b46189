import { api } from '../paths';
import { json, problem } from '../respond';
import { openCheckout, paymentStatus, settleCheckouts } from '../rules/checkout';
import { creditsFor } from '../rules/credits';
import { memberCall, readBody, text, type MemberCall } from './call';
import { portalOrigin } from './origin';

async function createCheckout({ db, member, request, url }: MemberCall): Promise<Response> {
  const body = await readBody(request);
  const name = text(body, 'configName');
  const amount = body['amount'];
  // `default`, the name of the portal's built-in configuration, selects the active one.
  const config = db.creditConfigs.find((candidate) =>
    name === 'default' ? candidate.isActive : candidate.name === name,
  );
  if (!config) return problem(400, 'This credit configuration does not exist.');
  if (!config.stripe.enabled) return problem(400, 'Card payment is not available at the moment.');
  if (!member.canPurchaseCredits) return problem(403, 'Your plan does not allow credit purchases.');
  const { min, max } = config.slider;
  if (typeof amount !== 'number' || !(amount >= min && amount <= max)) {
    return problem(400, `The amount must be between $${min} and $${max}.`);
  }
  const credits = creditsFor(amount, config.creditRate.creditsPerDollar);
  const origin = portalOrigin(request);
  const checkout = openCheckout(db, {
    kind: 'credits',
    memberId: member.id,
    amount,
    credits,
    planId: null,
    successUrl: new URL(config.stripe.successUrl, origin).href,
    cancelUrl: new URL(config.stripe.cancelUrl, origin).href,
  });
  return json({
    success: true,
    url: `${url.origin}/checkout/${checkout.id}`,
    calculatedCredits: credits,
    message: 'Checkout session created.',
  });
}

async function verifySession({ db, member, now, request }: MemberCall): Promise<Response> {
  const sessionId = text(await readBody(request), 'sessionId');
  const checkout = db.checkouts.find(
    ({ id, kind, memberId }) => id === sessionId && kind === 'credits' && memberId === member.id,
  );
  if (!checkout) return json({ success: false, message: 'This session does not exist.' });
  if (checkout.status === 'cancelled') {
    return json({ success: false, message: 'This checkout was cancelled.' });
  }
  settleCheckouts(db, now);
  return json({
    success: true,
    message: 'Payment verified.',
    data: {
      amount: checkout.amount,
      credits: checkout.credits,
      paymentStatus: paymentStatus(checkout, now),
    },
  });
}

/** Credit purchases (docs/product/purchase.md#checkout). */
export const paymentHandlers = [
  memberCall('POST', api.creditCheckout, createCheckout),
  memberCall('POST', api.verifyPayment, verifySession),
];
