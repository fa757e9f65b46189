import { env } from '@/config/env';
import { useGoTo } from '@/features/auth/use-go-to';
import { logout } from '@/resources/session/session';
import { useSessionStore } from '@/resources/session/store';

/** Signs out and goes to the login page, once however often it is asked (core specification, section 4). */
export function useLogout() {
  const goTo = useGoTo();
  const leaving = useSessionStore((flags) => flags.loggingOut);

  async function logOut() {
    if (useSessionStore.getState().loggingOut) return;
    await logout();
    goTo(env().loginUrl);
  }

  return { leaving, logOut: () => void logOut() };
}
