import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from './keys';
import type { User } from './schema';
import { memberKey, logout } from './session';
import { clearStoredToken } from './stored-token';

/** Time to read the success message (docs/product/sign-in.md#change-password). */
const LOGOUT_DELAY_MS = 2000;

/**
 * Removes the stored token and logs out 2 s after a password change
 * (docs/product/sign-in.md#change-password). A failed logout request is ignored.
 * @returns false when the session had already ended or another member had signed in meanwhile; no
 *   logout is sent then
 */
export async function logoutAfterPasswordChange(queryClient: QueryClient): Promise<boolean> {
  const currentKey = () => memberKey(queryClient.getQueryData<User | null>(sessionKey) ?? null);
  const member = currentKey();
  await new Promise((resolve) => {
    setTimeout(resolve, LOGOUT_DELAY_MS);
  });
  clearStoredToken();
  if (currentKey() !== member) return false;
  await logout();
  return true;
}
