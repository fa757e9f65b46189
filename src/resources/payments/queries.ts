import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { verificationQuery } from './verification/query';
import { createCheckout, verifyPayment } from './api';
import { paymentKeys } from './keys';
import { paymentSchema } from './schema';

/**
 * Starts a credit purchase; resolves to the address of the hosted checkout. Nothing has been paid
 * by then, so nothing is refreshed.
 */
export const purchaseMutation = mutationOptions({
  mutationKey: ['payments', 'purchase'],
  mutationFn: createCheckout,
});

/**
 * What became of a credit purchase; see verification/query.ts.
 * @param member tells members apart, also where the server sends no ids
 */
export function paymentQuery(sessionId: string, member: string) {
  return verificationQuery({
    queryKey: paymentKeys.verification(sessionId, member),
    kind: 'credits',
    sessionId,
    member,
    ask: verifyPayment,
    restore: (stored) => {
      const parsed = v.safeParse(paymentSchema, stored);
      return parsed.success ? parsed.output : null;
    },
  });
}
