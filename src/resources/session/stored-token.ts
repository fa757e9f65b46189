import { browserStorage, tabStorage } from '@/lib/storage';

const KEY = 'token';

/** The host and its parent domains, for each of which a page can set a cookie. */
function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/**
 * Removes the token that earlier releases may have stored in local storage, session storage and a
 * cookie (docs/product/sign-in.md#change-password).
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
    // The browser blocks cookies for this page, so none can be stored.
  }
}
