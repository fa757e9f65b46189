/** Keys of the credit queries. */
export const creditKeys = {
  all: ['credits'] as const,
  balance: ['credits', 'balance'] as const,
  availability: (platformId: string) => ['credits', 'availability', platformId] as const,
};
