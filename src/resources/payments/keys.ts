/** Keys of the payment queries. */
export const paymentKeys = {
  verification: (sessionId: string) => ['payments', 'verification', sessionId] as const,
};
