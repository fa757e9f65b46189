import { headerNames } from './header-names';

/** The three cookies of the mock API. */
export const cookieNames = {
  /** The id of the browser's sandbox. */
  sandbox: 'mock_session',
  access: 'access_token',
  refresh: 'refresh_token',
} as const;

/**
 * Cookies of a request by name, read from the raw header: the mocking library has one cookie jar
 * per module, so all browsers of a server would share their cookies.
 */
export function requestCookies(request: Request): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (request.headers.get(headerNames.cookie) ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return cookies;
}

/**
 * A Set-Cookie text: HttpOnly, SameSite=Lax, Path=/.
 * @param maxAge seconds; 0 removes the cookie.
 */
export function setCookie(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Max-Age=${Math.max(0, Math.floor(maxAge))}; Path=/; HttpOnly; SameSite=Lax`;
}

/** Parses the result of `setCookie`; null for a text without a name. */
function parseSetCookie(text: string): { name: string; value: string; removed: boolean } | null {
  const [pair = '', ...attributes] = text.split(';');
  const at = pair.indexOf('=');
  if (at <= 0) return null;
  const removed = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
  return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim(), removed };
}

/** Applies Set-Cookie texts to the cookies of a browser, by name. */
export function storeCookies(jar: Map<string, string>, setCookies: readonly string[]): void {
  for (const line of setCookies) {
    const cookie = parseSetCookie(line);
    if (cookie?.removed) jar.delete(cookie.name);
    else if (cookie) jar.set(cookie.name, cookie.value);
  }
}

/** The value of a Cookie header. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
}
