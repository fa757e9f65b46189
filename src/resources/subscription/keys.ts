/** Keys of the subscription queries. */
export const subscriptionKeys = {
  all: ['subscription'] as const,
  status: ['subscription', 'status'] as const,
  plans: ['subscription', 'plans'] as const,
  current: ['subscription', 'current'] as const,
};
