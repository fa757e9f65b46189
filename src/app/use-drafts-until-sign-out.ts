import { useEffect } from 'react';
import { dropDraft } from '@/resources/onboarding/drafts';
import { profileDraft } from '@/resources/onboarding/profile-text';
import { useSessionStore } from '@/resources/session/store';

/**
 * Drops what a member has typed and not saved when they sign out: whoever leaves on purpose leaves
 * nothing behind. An expired session, a reload or a crash keeps it.
 * @param member whose drafts they are
 */
export function useDraftsUntilSignOut(member: string): void {
  useEffect(
    () =>
      useSessionStore.subscribe((now, before) => {
        if (now.authenticated || !before.loggingOut) return;
        dropDraft(member);
        profileDraft(member).drop();
      }),
    [member],
  );
}
