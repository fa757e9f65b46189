import { PROFILE_TAB, routes } from './routes';

/** The paths of the screens, for links. */
export const paths = {
  home: routes.home.path,
  explore: routes.explore.path,
  profile: routes.profile.path,
  /** A tab of the profile page (docs/product/outputs.md#tabs). */
  generatedProfile: `${routes.profile.path}?tab=${PROFILE_TAB}`,
  tool: (id: string) => `/tool/${encodeURIComponent(id)}`,
  subscription: routes.subscription.path,
  subscriptionSuccess: routes.subscriptionSuccess.path,
  auth: routes.auth.path,
  paymentSuccess: routes.paymentSuccess.path,
} as const;

/** The parameter of the plan page that names the tool which it was opened from. */
export const TOOL_PARAMETER = 'tool';
