import { paths } from '@/config/paths';
import { parseUrl } from '@/lib/urls';

/** Longer than any address of ours; what is longer was not written by the portal. */
const LONGEST_ADDRESS = 2048;

export interface RedirectOrigins {
  /** The origin that the application runs on. */
  origin: string;
  /** The login page's absolute address. */
  loginUrl: string;
}

/**
 * Where a sign-in leads (core specification, section 2): the address that asked for it when it is
 * http(s), on this origin or the login page's, without credentials and not the login page itself;
 * anything else becomes the home page.
 * @param raw `redirectTo` as it came, decoded once by the query string's parser
 * @returns an absolute address, or `/`
 */
export function redirectTarget(raw: string | null, { origin, loginUrl }: RedirectOrigins): string {
  if (raw === null || raw.length > LONGEST_ADDRESS) return paths.home;
  // Browsers read a backslash as a slash, drop tabs and line breaks, and skip surplus slashes.
  if (/[\\\p{Cc}]/u.test(raw) || !/^(?:https?:\/\/|\/)(?!\/)/i.test(raw)) return paths.home;
  const url = parseUrl(raw, origin);
  if (!url) return paths.home;

  const login = new URL(loginUrl);
  const isOurs = url.origin === origin || url.origin === login.origin;
  if (!isOurs || url.username !== '' || url.password !== '') return paths.home;
  // A path of two slashes would name a host once it stands alone.
  if (/^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return paths.home;

  const path = comparable(url.pathname);
  const isLoginPage =
    path === paths.auth || (url.origin === login.origin && path === comparable(login.pathname));
  return path === null || isLoginPage ? paths.home : url.href;
}

/** A path as the router compares it: decoded, without its last slash, in small letters. */
function comparable(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(/\/+$/, '').toLowerCase();
  } catch {
    return null;
  }
}
