export const SHELL_SHAPES = ['catalogue', 'tool', 'profile', 'home', 'plain'] as const;

/** The skeleton that a page shows while the session is validated. */
export type ShellShape = (typeof SHELL_SHAPES)[number];

interface Route {
  path: string;
  /** The skeleton of a page that needs a member; `null` for a public page, which has none. */
  shell: ShellShape | null;
}

/**
 * The pages (docs/product/navigation.md). src/app/screens.tsx has the screen of each; every other part
 * that depends on the page reads this table.
 */
export const routes = {
  home: { path: '/', shell: 'home' },
  explore: { path: '/explore', shell: 'catalogue' },
  profile: { path: '/profile', shell: 'profile' },
  tool: { path: '/tool/:id', shell: 'tool' },
  subscription: { path: '/subscription', shell: 'plain' },
  subscriptionSuccess: { path: '/subscription-success', shell: 'plain' },
  auth: { path: '/auth', shell: null },
  resetPassword: { path: '/reset-password', shell: null },
  paymentSuccess: { path: '/payment-success', shell: null },
  paymentCancel: { path: '/payment-cancel', shell: null },
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

/** The shell of the page at a URL; `null` for a public and an unknown page, which need no member. */
export function shellShape({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): ShellShape | null {
  const name = routeAt(pathname);
  if (name === 'profile' && new URLSearchParams(search).get('tab') === PROFILE_TAB) return 'plain';
  return name && routes[name].shell;
}
