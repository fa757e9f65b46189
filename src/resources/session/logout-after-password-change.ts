import { browserStorage, tabStorage } from '@/lib/browser/storage';
import { logout } from './logout';
import { sessionEnd, sessionSignal } from './session';

/** Time to read the success message (docs/product/sign-in.md#change-password). */
const LOGOUT_DELAY_MS = 2000;

/** Resolves after the delay, or when the signal is aborted. */
function waitUnlessAborted(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal.addEventListener('abort', end);
  });
}

/**
 * Removes the stored token and logs out 2 s after a password change, or when the server ends the
 * session before (docs/product/sign-in.md#change-password). A failed logout request is ignored.
 * @returns whether the session has ended because of the change: not by Logout or by the login of
 *   another member
 */
export async function logoutAfterPasswordChange(): Promise<boolean> {
  const session = sessionSignal();
  await waitUnlessAborted(LOGOUT_DELAY_MS, session);
  clearStoredToken();
  if (!session.aborted) await logout('expired');
  return sessionEnd(session) === 'expired';
}

const TOKEN_KEY = 'token';

/** The host and its parent domains; browsers ignore a cookie for a top-level domain. */
function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/**
 * Removes the token that another application on this domain may have stored in local storage,
 * session storage and a cookie (docs/product/sign-in.md#change-password).
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
