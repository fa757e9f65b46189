import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { verificationQuery } from '../verification/query';
import { subscriptionKeys } from '@/resources/subscription/keys';
import { createSubscriptionCheckout, verifySubscription } from './api';
import { subscriptionResultSchema } from './schema';

/**
 * Starts a subscription; resolves to the address of the hosted checkout, or to `null` for the free
 * plan. Nothing has been paid by then, so nothing is refreshed.
 */
export const subscribeMutation = mutationOptions({
  mutationKey: ['subscription', 'subscribe'],
  mutationFn: createSubscriptionCheckout,
});

/**
 * What became of a subscription's checkout; see verification/query.ts.
 * @param member tells members apart, also where the server sends no ids
 */
export function subscriptionResultQuery(sessionId: string, member: string) {
  return verificationQuery({
    queryKey: subscriptionKeys.verification(sessionId),
    kind: 'plan',
    sessionId,
    member,
    ask: verifySubscription,
    restore: (stored) => {
      const parsed = v.safeParse(subscriptionResultSchema, stored);
      return parsed.success ? parsed.output : null;
    },
  });
}
