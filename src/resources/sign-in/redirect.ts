import { paths } from '@/config/paths';
import { parseUrl } from '@/lib/parse/urls';

/** Longer URLs are not allowed; the portal creates none. */
const MAX_URL_LENGTH = 2048;

export interface RedirectOrigins {
  /** The origin that the application runs on. */
  origin: string;
  /** The login page's absolute URL. */
  loginUrl: string;
  /** The portal's origin, if the login page is on another one. */
  portalOrigin: string | null;
}

/**
 * Returns the URL to open after a login (docs/product/session.md#returning-to-a-page); a URL that
 * is not allowed is replaced by the portal's home page.
 * @param raw `redirectTo`, decoded once by the query string's parser
 * @returns an absolute URL, or `/`
 */
export function redirectTarget(raw: string | null, origins: RedirectOrigins): string {
  const { portalOrigin } = origins;
  const target = allowedUrl(raw, origins);
  if (target !== null) return target;
  return portalOrigin === null ? paths.home : new URL(paths.home, portalOrigin).href;
}

function allowedUrl(
  raw: string | null,
  { origin, loginUrl, portalOrigin }: RedirectOrigins,
): string | null {
  if (raw === null || raw.length > MAX_URL_LENGTH) return null;
  // Browsers read a backslash as a slash, drop tabs and line breaks, and skip surplus slashes.
  if (/[\\\p{Cc}]/u.test(raw) || !/^(?:https?:\/\/|\/)(?!\/)/i.test(raw)) return null;
  const url = parseUrl(raw, portalOrigin ?? origin);
  if (!url) return null;

  const login = new URL(loginUrl);
  const isKnownOrigin = [origin, login.origin, portalOrigin].includes(url.origin);
  if (!isKnownOrigin || url.username !== '' || url.password !== '') return null;
  // A path that begins with two slashes is read as a host when it is used without its origin.
  if (/^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return null;

  const path = normalizePath(url.pathname);
  const isLoginPage =
    path === paths.auth || (url.origin === login.origin && path === normalizePath(login.pathname));
  return path === null || isLoginPage ? null : url.href;
}

/** A path as the router compares it: decoded, without trailing slashes, in lower case. */
function normalizePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(/\/+$/, '').toLowerCase();
  } catch {
    return null;
  }
}
