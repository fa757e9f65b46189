/** Keys of the credit queries. */
export const creditKeys = {
  balance: ['credits', 'balance'] as const,
  availability: (platformId: string) => ['credits', 'availability', platformId] as const,
  stacks: ['credits', 'stacks'] as const,
  platformCosts: ['credits', 'platform-costs'] as const,
  historyPages: (view: 'grouped' | 'individual', filters: object) =>
    ['credits', 'history', view, filters] as const,
  newestHistory: (platformId: string | null) => ['credits', 'newest-history', platformId] as const,
  recentHistory: ['credits', 'recent-history'] as const,
};
