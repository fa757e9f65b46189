/** Logout and expiry (docs/product/session.md#logout). */
import { isUnauthorized, type SessionEnd } from '@/http/http-error';
import { postLogout } from './api';
import { currentSession, endSessionInAllTabs, sessionFlags, startLogout } from './session';

/** Aborts the logout request of an expired session. */
let expiryLogout: AbortController | null = null;

/**
 * Aborts the logout request of an expired session. Call it before sending a login, whose cookies
 * that logout would clear.
 */
export function abortExpiryLogout(): void {
  expiryLogout?.abort();
}

/**
 * Logs the member out on the server, then clears the member's data and the flags, even when the
 * request fails (docs/product/session.md#logout). The caller navigates to the login page.
 * Single-flight.
 * @param how `expired` after a password change, which keeps unsaved text
 * @returns false when the server has not confirmed it, so that the cookies may still be valid
 */
export async function logout(how: Exclude<SessionEnd, 'replaced'> = 'logout'): Promise<boolean> {
  if (!sessionFlags().authenticated) return true;
  return (currentSession().logout ??= performLogout(how));
}

async function performLogout(how: Exclude<SessionEnd, 'replaced'>): Promise<boolean> {
  const ended = currentSession();
  startLogout(how);
  const isConfirmed = await postLogout().then(
    () => true,
    (error: unknown) => {
      warnLogoutFailed(error);
      // A 401 means that the cookies were no longer valid.
      return isUnauthorized(error);
    },
  );
  // A message of another tab has ended the session during the request.
  if (currentSession() !== ended) return isConfirmed;
  // After the response: before it, another tab would still find the session valid.
  endSessionInAllTabs(how);
  return isConfirmed;
}

/**
 * Ends a session that the server no longer refreshes, without waiting for the logout response. Does
 * nothing for a visitor, whose refresh during the first check is rejected too.
 */
export function expireSession(): void {
  if (!sessionFlags().authenticated || sessionFlags().loggingOut) return;
  const { signal } = (expiryLogout = new AbortController());
  void postLogout(signal).catch((error: unknown) => {
    if (!signal.aborted) warnLogoutFailed(error);
  });
  endSessionInAllTabs('expired');
}

function warnLogoutFailed(error: unknown): void {
  console.warn('The server did not confirm the logout.', error);
}
