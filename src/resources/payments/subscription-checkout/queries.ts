import { mutationOptions } from '@tanstack/react-query';
import { verificationQuery } from '../verification/query';
import { subscriptionKeys } from '@/resources/subscription/keys';
import { createSubscriptionCheckout, verifySubscription } from './api';
import { subscriptionResultSchema } from './schema';

/**
 * Starts a subscription; resolves to the address of the hosted checkout, or to `null` for the free
 * plan. Refetches nothing, because nothing has been paid yet.
 */
export const subscribeMutation = mutationOptions({
  mutationKey: ['subscription', 'subscribe'],
  mutationFn: createSubscriptionCheckout,
});

/**
 * The result of a subscription checkout; see verification/query.ts.
 * @param member the `memberKey`
 */
export function subscriptionResultQuery(sessionId: string, member: string) {
  return verificationQuery({
    queryKey: subscriptionKeys.verification(sessionId),
    kind: 'plan',
    sessionId,
    member,
    verifySession: verifySubscription,
    resultSchema: subscriptionResultSchema,
  });
}
