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
import { memberKey, logout } from '@/resources/session/session';
import { useSessionStore } from '@/resources/session/store';

export type Logout = ReturnType<typeof useLogout>;

/**
 * Logs the member out, removes unsaved text and goes to the login page
 * (docs/product/session.md#logout). If there is unsaved text, it asks first. A repeated press has
 * no effect.
 */
export function useLogout() {
  const navigateTo = useNavigateTo();
  const client = useQueryClient();
  const member = memberKey(useUser());
  const leaving = useSessionStore((flags) => flags.loggingOut);
  const [unsaved, setUnsaved] = useState<readonly UnsavedText[]>([]);
  const isLeaving = () => useSessionStore.getState().loggingOut;

  async function leave() {
    if (isLeaving()) return;
    setUnsaved([]);
    await logout();
    removeUnsavedTexts(member);
    navigateTo(env().loginUrl);
  }

  return {
    leaving,
    /** The unsaved texts that the confirmation names; empty while none is open. */
    unsaved,
    /** Logs out, or returns true after opening the confirmation. */
    press: (): boolean => {
      if (isLeaving()) return false;
      const found = unsavedTexts(member, client.getQueryData(onboardingRecordQuery.queryKey));
      if (found.length === 0) void leave();
      else setUnsaved(found);
      return found.length > 0;
    },
    confirm: () => void leave(),
    stay: () => setUnsaved([]),
  };
}
