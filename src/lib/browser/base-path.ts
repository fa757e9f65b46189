/**
 * The path below which the portal is served, without a trailing slash: '' at the root of its host.
 */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path of a URL of the portal as the router sees it, without `basePath`. */
export function routerPath(pathname: string, base = basePath): string {
  if (base !== '' && pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}

/** The current location as the router sees it. */
export function routerLocation(): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = window.location;
  return { pathname: routerPath(pathname), search, hash };
}
