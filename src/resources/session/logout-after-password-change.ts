import type { QueryClient } from '@tanstack/react-query';
import { browserStorage, tabStorage } from '@/lib/storage';
import { sessionKey } from './keys';
import type { User } from './schema';
import { logout, memberKey } from './session';

/** Time to read the success message (docs/product/sign-in.md#change-password). */
const LOGOUT_DELAY_MS = 2000;

/**
 * Removes the stored token and logs out 2 s after a password change
 * (docs/product/sign-in.md#change-password). A failed logout request is ignored.
 * @returns false when the session had already ended or another member had signed in meanwhile; no
 *   logout is sent then
 */
export async function logoutAfterPasswordChange(queryClient: QueryClient): Promise<boolean> {
  const currentKey = () => memberKey(queryClient.getQueryData<User | null>(sessionKey));
  const member = currentKey();
  await new Promise((resolve) => {
    setTimeout(resolve, LOGOUT_DELAY_MS);
  });
  clearStoredToken();
  if (currentKey() !== member) return false;
  await logout();
  return true;
}

const TOKEN_KEY = 'token';

/** The host and its parent domains; browsers ignore a cookie for a top-level domain. */
function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/**
 * Removes the token that earlier releases may have stored in local storage, session storage and a
 * cookie (docs/product/sign-in.md#change-password).
 */
function clearStoredToken(): void {
  browserStorage.remove(TOKEN_KEY);
  tabStorage.remove(TOKEN_KEY);
  const expired = `${TOKEN_KEY}=; path=/; max-age=0`;
  try {
    document.cookie = expired;
    for (const domain of cookieDomains(window.location.hostname)) {
      document.cookie = `${expired}; domain=${domain}`;
    }
  } catch {
    // The browser blocks cookies for this page, so none can be stored.
  }
}
