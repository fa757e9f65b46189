/** Keys of the payment queries. */
export const paymentKeys = {
  verification: (sessionId: string, member: string) =>
    ['payments', 'verification', sessionId, member] as const,
};
