import { checkoutPage } from '../pages/checkout-page';
import { site } from '../paths';
import { html, seeOther } from '../respond';
import { payCheckout, settleCheckouts, resolveSuccessUrl } from '../rules/checkout';
import type { MockCheckout } from '../types';
import { siteCall, type Call } from './call';

function checkoutCall(
  method: 'GET' | 'POST',
  path: string,
  resolve: (checkout: MockCheckout, call: Call) => Response,
) {
  return siteCall(method, path, (call) => {
    const checkout = call.db.checkouts.find(({ id }) => id === call.params['id']);
    return checkout
      ? resolve(checkout, call)
      : html('<!doctype html><title>Checkout</title><h1>This checkout does not exist</h1>', 404);
  });
}

function title({ kind, planId }: MockCheckout, { db }: Call): string {
  const plan = db.plans.find(({ id }) => id === planId);
  return kind === 'credits' ? 'Credit purchase' : `${plan?.name ?? ''} plan, monthly`;
}

/**
 * The card provider's hosted checkout: Pay or Cancel. A cancelled checkout can still be paid,
 * because a member may return to it with the browser's Back button.
 */
export const checkoutPageHandlers = [
  checkoutCall('GET', site.checkout, (checkout, call) =>
    checkout.status === 'paid'
      ? seeOther(resolveSuccessUrl(checkout))
      : html(
          checkoutPage({
            id: checkout.id,
            kind: checkout.kind,
            title: title(checkout, call),
            amount: checkout.amount,
            credits: checkout.credits,
            payPath: `${checkout.id}/pay`,
            cancelPath: `${checkout.id}/cancel`,
          }),
        ),
  ),

  checkoutCall('POST', site.payCheckout, (checkout, { db, now }) => {
    payCheckout(db, checkout, now);
    settleCheckouts(db, now);
    return seeOther(resolveSuccessUrl(checkout));
  }),

  checkoutCall('POST', site.cancelCheckout, (checkout) => {
    if (checkout.status === 'open') checkout.status = 'cancelled';
    return seeOther(checkout.status === 'paid' ? resolveSuccessUrl(checkout) : checkout.cancelUrl);
  }),
];
