/** Keys of the subscription queries. */
export const subscriptionKeys = {
  status: ['subscription', 'status'] as const,
  plans: ['subscription', 'plans'] as const,
  current: ['subscription', 'current'] as const,
};
