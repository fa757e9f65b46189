import { Cookie, CookieJar, getPublicSuffix } from 'tough-cookie';
import { messageOf } from './table';

/** What a browser does with a cookie of a response. */
export interface ReceivedCookie {
  name: string;
  /** Why a browser does not keep it; `null` if it does. */
  rejection: string | null;
  /** Attributes that protect the cookie and are missing. */
  missing: string[];
}

/** The scheme and registrable domain of a URL, which cookies regard as one site. */
function siteOf(url: string): string {
  const { protocol, hostname } = new URL(url);
  // An IP address has no domain.
  const domain = getPublicSuffix(hostname, { ignoreError: true });
  return `${protocol}//${domain ?? hostname}`;
}

const LOCAL_HOST = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The cookies that a browser keeps and sends for a portal of this origin: by host, path, `Secure`,
 * expiry and `SameSite`, which is `Lax` if it is missing. Browsers that block all cookies of other
 * sites are not simulated.
 */
export function createBrowserCookies(origin: string) {
  const jar = new CookieJar(undefined, { allowSecureOnLocal: true, prefixSecurity: 'strict' });
  const context = (url: string) => (siteOf(url) === siteOf(origin) ? 'strict' : 'none');

  async function keep(cookie: Cookie, url: string, isSecure: boolean): Promise<string | null> {
    cookie.sameSite ??= 'lax';
    if (cookie.sameSite === 'none' && !isSecure) return 'SameSite=None requires Secure';
    try {
      await jar.setCookie(cookie, url, { sameSiteContext: context(url) });
      return null;
    } catch (error) {
      return messageOf(error).replace(/;.*/s, '');
    }
  }

  return {
    /** The value of the header `Cookie`; '' without cookies. */
    header: (url: string) => jar.getCookieString(url, { sameSiteContext: context(url) }),
    /** Keeps a cookie of a response from `url`. @param line the header `Set-Cookie` */
    async receive(line: string, url: string): Promise<ReceivedCookie> {
      const cookie = Cookie.parse(line);
      if (!cookie) return { name: '?', rejection: 'is not a cookie', missing: [] };
      const isSecure = cookie.secure || LOCAL_HOST.test(new URL(url).hostname);
      const missing = [
        ...(cookie.httpOnly ? [] : ['HttpOnly is missing']),
        ...(isSecure ? [] : ['Secure is missing']),
        ...(cookie.sameSite === undefined ? ['SameSite is missing'] : []),
      ];
      return { name: cookie.key, rejection: await keep(cookie, url, isSecure), missing };
    },
    /** Keeps the cookies of a header `Cookie` for the hosts of these URLs. */
    async add(header: string, urls: readonly string[]): Promise<void> {
      for (const pair of header.split(/;\s*/).filter(Boolean)) {
        const cookie = Cookie.parse(`${pair}; Path=/; SameSite=None`);
        for (const url of cookie ? urls : []) await jar.setCookie(String(cookie), url);
      }
    },
  };
}
