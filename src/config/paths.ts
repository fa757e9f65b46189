/** The addresses of the screens, in one place (core specification, section 2). */
export const paths = {
  home: '/',
  explore: '/explore',
  profile: '/profile',
  tool: (id: string) => `/tool/${encodeURIComponent(id)}`,
  subscription: '/subscription',
  subscriptionSuccess: '/subscription-success',
  auth: '/auth',
  resetPassword: '/reset-password',
  paymentSuccess: '/payment-success',
  paymentCancel: '/payment-cancel',
} as const;

/** Route patterns that carry a parameter. */
export const patterns = { tool: '/tool/:id' } as const;

/** Pages of the main layout, which a visitor is sent to login from (core specification, section 2). */
export const guardedPatterns: readonly string[] = [
  paths.home,
  paths.explore,
  paths.profile,
  patterns.tool,
  paths.subscription,
  paths.subscriptionSuccess,
];
