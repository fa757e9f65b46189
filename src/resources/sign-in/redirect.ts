import { paths } from '@/config/paths';
import { parseUrl } from '@/lib/parse/urls';

/** Longer URLs are not allowed; the portal creates none. */
const MAX_URL_LENGTH = 2048;

export interface RedirectOrigins {
  /** The origin that the application runs on. */
  origin: string;
  /** The login page's absolute URL. */
  loginUrl: string;
}

/**
 * Returns the URL to open after a login (docs/product/session.md#returning-to-a-page); a URL that
 * is not allowed is replaced by the home page.
 * @param raw `redirectTo`, decoded once by the query string's parser
 * @returns an absolute URL, or `/`
 */
export function redirectTarget(raw: string | null, { origin, loginUrl }: RedirectOrigins): string {
  if (raw === null || raw.length > MAX_URL_LENGTH) return paths.home;
  // Browsers read a backslash as a slash, drop tabs and line breaks, and skip surplus slashes.
  if (/[\\\p{Cc}]/u.test(raw) || !/^(?:https?:\/\/|\/)(?!\/)/i.test(raw)) return paths.home;
  const url = parseUrl(raw, origin);
  if (!url) return paths.home;

  const login = new URL(loginUrl);
  const isKnownOrigin = url.origin === origin || url.origin === login.origin;
  if (!isKnownOrigin || url.username !== '' || url.password !== '') return paths.home;
  // A path that begins with two slashes is read as a host when it is used without its origin.
  if (/^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return paths.home;

  const path = normalizePath(url.pathname);
  const isLoginPage =
    path === paths.auth || (url.origin === login.origin && path === normalizePath(login.pathname));
  return path === null || isLoginPage ? paths.home : url.href;
}

/** A path as the router compares it: decoded, without trailing slashes, in lower case. */
function normalizePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(/\/+$/, '').toLowerCase();
  } catch {
    return null;
  }
}
