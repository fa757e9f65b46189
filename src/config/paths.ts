/** The paths of the screens (docs/product/navigation.md). */
export const paths = {
  home: '/',
  explore: '/explore',
  profile: '/profile',
  /** A tab of the profile page (docs/product/outputs.md#tabs). */
  generatedProfile: '/profile?tab=createProfile',
  tool: (id: string) => `/tool/${encodeURIComponent(id)}`,
  subscription: '/subscription',
  subscriptionSuccess: '/subscription-success',
  auth: '/auth',
  resetPassword: '/reset-password',
  paymentSuccess: '/payment-success',
  paymentCancel: '/payment-cancel',
} as const;

/** The parameter of the plan page that names the tool which it was opened from. */
export const TOOL_PARAMETER = 'tool';

/** Route patterns with a parameter. */
export const patterns = { tool: '/tool/:id' } as const;

/** The pages that need a member (docs/product/navigation.md#guarded-pages). */
export const guardedPatterns: readonly string[] = [
  paths.home,
  paths.explore,
  paths.profile,
  patterns.tool,
  paths.subscription,
  paths.subscriptionSuccess,
];
