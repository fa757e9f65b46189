import { useState } from 'react';
import { env } from '@/config/env';
import { useNavigateToUrl } from '@/lib/react/use-navigate-to-url';
import {
  removeUnsavedTexts,
  unsavedTexts,
  type UnsavedText,
} from '@/resources/onboarding/unsaved-texts';
import { logout } from '@/resources/session/logout';
import { storeNotice } from '@/resources/session/notice';
import { useMemberKey } from '@/resources/session/queries';
import { sessionFlags, useSessionFlag } from '@/resources/session/session';

export type Logout = ReturnType<typeof useLogout>;

/**
 * Logs the member out and opens the login page
 * (docs/product/session.md#logout). If there is unsaved text, a dialog asks for confirmation first.
 * While a logout is in flight, another one is not started.
 */
export function useLogout() {
  const navigateToUrl = useNavigateToUrl();
  const memberKey = useMemberKey();
  const isLoggingOut = useSessionFlag('loggingOut');
  const [unsaved, setUnsaved] = useState<readonly UnsavedText[]>([]);
  const isInFlight = () => sessionFlags().loggingOut;

  async function performLogout() {
    if (isInFlight()) return;
    setUnsaved([]);
    // The page may be closed before the response.
    removeUnsavedTexts(memberKey);
    const isConfirmed = await logout();
    // A generation that the logout has aborted leaves its text.
    removeUnsavedTexts(memberKey);
    if (!isConfirmed) storeNotice('logout-failed');
    navigateToUrl(env().loginUrl);
  }

  return {
    isLoggingOut,
    /** The unsaved texts that the confirmation dialog names; empty while it is closed. */
    unsaved,
    /** Logs out, or opens the confirmation dialog and returns true. */
    request: (): boolean => {
      if (isInFlight()) return false;
      const found = unsavedTexts(memberKey);
      if (found.length === 0) void performLogout();
      else setUnsaved(found);
      return found.length > 0;
    },
    confirm: () => void performLogout(),
    cancel: () => setUnsaved([]),
  };
}
