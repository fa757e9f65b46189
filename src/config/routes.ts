interface Route {
  path: string;
  /** Whether the page needs a member. */
  isGuarded: boolean;
}

/**
 * The pages (docs/product/navigation.md). src/app/screens.tsx has the screen of each; every other
 * part that depends on the page reads this table.
 */
export const routes = {
  home: { path: '/', isGuarded: true },
  explore: { path: '/explore', isGuarded: true },
  profile: { path: '/profile', isGuarded: true },
  tool: { path: '/tool/:id', isGuarded: true },
  subscription: { path: '/subscription', isGuarded: true },
  subscriptionSuccess: { path: '/subscription-success', isGuarded: true },
  auth: { path: '/auth', isGuarded: false },
  resetPassword: { path: '/reset-password', isGuarded: false },
  paymentSuccess: { path: '/payment-success', isGuarded: false },
  paymentCancel: { path: '/payment-cancel', isGuarded: false },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

function matches(pattern: string, pathname: string): boolean {
  const source = pattern === '/' ? '' : pattern.replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/*$`, 'i').test(pathname);
}

/** The name of the page at a path, as the router matches it; `null` for an unknown path. */
export function routeAt(pathname: string): RouteName | null {
  return routeNames.find((name) => matches(routes[name].path, pathname)) ?? null;
}

/** The `tab` of the URL of the business profile, a page of its own at the path of the outputs. */
export const PROFILE_TAB = 'createProfile';

/** Whether the page at a path needs a member; false for an unknown path. */
export function isGuardedPage(pathname: string): boolean {
  const name = routeAt(pathname);
  return name !== null && routes[name].isGuarded;
}
