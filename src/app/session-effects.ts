import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isStorageAvailable } from '@/lib/browser/storage';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { storedProposal } from '@/resources/onboarding/business-profile/profile-proposal';
import { onboardingKeys } from '@/resources/onboarding/keys';
import { removeUnsavedTexts } from '@/resources/onboarding/unsaved-texts';
import { sessionEnd, sessionSignal } from '@/resources/session/session';
import { showToast } from '@/ui/feedback/toast';
import { checkMemberOnReturn } from './start/check-member-on-return';

const STORAGE_BLOCKED =
  'Your browser doesn’t let us keep unsaved text. Save before you leave a page.';

/**
 * The effects of a member's session: the check of the member on return to the page, the refetch of the
 * profile after a choice in another tab, a toast if storage is blocked, and the removal of unsaved text when the page
 * is closed during Logout. Those of its end are in start/end-member-session.ts.
 * @param props.memberKey see `keyOfMember`
 */
export function SessionEffects({ memberKey }: { memberKey: string }) {
  const client = useQueryClient();
  useEffect(checkMemberOnReturn, []);

  // When another tab removes the proposal, the member has decided there about the generated text. The server may
  // have another profile than the cached record then.
  useEffect(
    () =>
      storedProposal.subscribeToOtherTabs(memberKey, () => {
        if (storedProposal.read(memberKey)) return;
        void client.invalidateQueries({ queryKey: onboardingKeys.record });
      }),
    [client, memberKey],
  );

  useEffect(() => {
    if (isStorageAvailable()) return;
    showToast('info', STORAGE_BLOCKED, { id: 'storage-blocked', duration: 8000 });
  }, []);

  // The page may be closed before the server has confirmed the logout.
  useWindowEvent('pagehide', () => {
    if (sessionEnd(sessionSignal()) === 'logout') removeUnsavedTexts(memberKey);
  });
  return null;
}
