import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from './keys';
import type { User } from './schema';
import { identity, logout } from './session';
import { clearStoredToken } from './stored-token';

/** Time to read that the password has changed (core specification, section 9). */
const LOGOUT_DELAY_MS = 2000;

/**
 * What follows a changed password (core specification, section 4): after 2 s the stored token is
 * cleared and the server logout called, whose failure stops nothing.
 * @returns whether this ended the session: false when it had ended by itself meanwhile, or when
 *   somebody else has signed in, whose session is not ours to end
 */
export async function leaveAfterChange(queryClient: QueryClient): Promise<boolean> {
  const who = () => identity(queryClient.getQueryData<User | null>(sessionKey) ?? null);
  const member = who();
  await new Promise((resolve) => {
    setTimeout(resolve, LOGOUT_DELAY_MS);
  });
  clearStoredToken();
  if (who() !== member) return false;
  await logout();
  return true;
}
