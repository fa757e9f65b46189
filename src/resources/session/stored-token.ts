import { browserStorage, tabStorage } from '@/lib/storage';

const KEY = 'token';

/** The host and the domains above it, for any of which a page of the portal can set a cookie. */
function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/**
 * Clears the token that earlier releases may have left: local storage, session storage and a
 * readable cookie (core specification, section 4).
 */
export function clearStoredToken(): void {
  browserStorage.remove(KEY);
  tabStorage.remove(KEY);
  const expired = `${KEY}=; path=/; max-age=0`;
  try {
    document.cookie = expired;
    for (const domain of cookieDomains(window.location.hostname)) {
      document.cookie = `${expired}; domain=${domain}`;
    }
  } catch {
    // A page that may not touch cookies has none to clear.
  }
}
