import type { CheckoutKind } from './schema';

/** Keys of the payment queries. */
export const paymentKeys = {
  verification: (kind: CheckoutKind, sessionId: string, member: string) =>
    ['payments', 'verification', kind, sessionId, member] as const,
};
