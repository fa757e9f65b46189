import { mutationOptions } from '@tanstack/react-query';
import { verificationQuery } from './verification/query';
import { createCheckout, verifyPayment } from './api';
import { paymentKeys } from './keys';
import { paymentSchema } from './schema';

/**
 * Starts a credit purchase; resolves to the address of the hosted checkout. Refetches nothing,
 * because nothing has been paid yet.
 */
export const purchaseMutation = mutationOptions({
  mutationKey: ['payments', 'purchase'],
  mutationFn: createCheckout,
});

/**
 * The result of a credit purchase; see verification/query.ts.
 * @param member the `memberKey`
 */
export function paymentQuery(sessionId: string, member: string) {
  return verificationQuery({
    queryKey: paymentKeys.verification(sessionId, member),
    kind: 'credits',
    sessionId,
    member,
    verifySession: verifyPayment,
    resultSchema: paymentSchema,
  });
}
