import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isStorageAvailable } from '@/lib/browser/storage';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { storedLatePayments } from '@/resources/checkout/late-payments';
import { removeStoredResults } from '@/resources/checkout/verified-checkouts';
import { storedProposal } from '@/resources/onboarding/business-profile/profile-proposal';
import { onboardingKeys } from '@/resources/onboarding/keys';
import { hasUnsavedText, removeUnsavedTexts } from '@/resources/onboarding/unsaved-texts';
import { storeNotice } from '@/resources/session/notice';
import { sessionEnd, sessionSignal, subscribeToSessionEnd } from '@/resources/session/session';
import { showToast } from '@/ui/feedback/toast';
import { checkMemberOnReturn } from './start/check-member-on-return';

const STORAGE_BLOCKED =
  'Your browser doesn’t let us keep unsaved text. Save before you leave a page.';

/** Removes the member's unsaved text and checkouts from storage. */
function removeStoredData(memberKey: string): void {
  removeUnsavedTexts(memberKey);
  removeStoredResults(memberKey);
  storedLatePayments.remove(memberKey);
}

/**
 * The effects of a member's session: the check of the member on return to the page, the refetch of the
 * profile after a choice in another tab, a toast if storage is blocked, the notice about unsaved text when
 * the session expires, and the removal of that text and of checkouts from storage on Logout.
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

  // Not when a session expires: its member may return to unsaved text, and to a result page, which
  // must not verify the checkout again.
  useEffect(
    () =>
      subscribeToSessionEnd((how) => {
        if (how === 'logout') removeStoredData(memberKey);
        if (how !== 'expired') return;
        // Runs after all listeners, because the listener of the profile's editor stores what was typed last.
        queueMicrotask(() => {
          if (hasUnsavedText(memberKey)) storeNotice('expired-text-kept');
        });
      }),
    [memberKey],
  );

  // The page may be closed before the server has confirmed the logout.
  useWindowEvent('pagehide', () => {
    if (sessionEnd(sessionSignal()) === 'logout') removeStoredData(memberKey);
  });
  return null;
}
