import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { env } from '@/config/env';
import { useNavigateTo } from '@/lib/use-navigate-to';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import {
  removeUnsavedTexts,
  unsavedTexts,
  type UnsavedText,
} from '@/resources/onboarding/unsaved-texts';
import { useUser } from '@/resources/session/queries';
import { logout, memberKey } from '@/resources/session/session';
import { useSessionStore } from '@/resources/session/store';

export type Logout = ReturnType<typeof useLogout>;

/**
 * Logs the member out, removes unsaved text and opens the login page
 * (docs/product/session.md#logout). If there is unsaved text, a dialog asks for confirmation first.
 * While a logout is in flight, another one is not started.
 */
export function useLogout() {
  const navigateTo = useNavigateTo();
  const client = useQueryClient();
  const member = memberKey(useUser());
  const isLoggingOut = useSessionStore((flags) => flags.loggingOut);
  const [unsaved, setUnsaved] = useState<readonly UnsavedText[]>([]);
  const isInFlight = () => useSessionStore.getState().loggingOut;

  async function performLogout() {
    if (isInFlight()) return;
    setUnsaved([]);
    await logout();
    removeUnsavedTexts(member);
    navigateTo(env().loginUrl);
  }

  return {
    isLoggingOut,
    /** The unsaved texts that the confirmation dialog names; empty while it is closed. */
    unsaved,
    /** Logs out, or opens the confirmation dialog and returns true. */
    request: (): boolean => {
      if (isInFlight()) return false;
      const found = unsavedTexts(member, client.getQueryData(onboardingRecordQuery.queryKey));
      if (found.length === 0) void performLogout();
      else setUnsaved(found);
      return found.length > 0;
    },
    confirm: () => void performLogout(),
    cancel: () => setUnsaved([]),
  };
}
