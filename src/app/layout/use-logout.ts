import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { env } from '@/config/env';
import { useGoTo } from '@/features/auth/use-go-to';
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
 * The member's own logout: it drops what is not saved, after a question, and goes to the login page,
 * once however often it is pressed (docs/product/session.md#logout).
 */
export function useLogout() {
  const goTo = useGoTo();
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
    goTo(env().loginUrl);
  }

  return {
    leaving,
    /** What the question is about; empty while there is none. */
    unsaved,
    /** Logs out, or returns true and asks first. */
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
