import { useEffect } from 'react';
import { isStorageAvailable } from '@/lib/browser/storage';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { removeUnsavedTexts } from '@/resources/onboarding/unsaved-texts';
import { sessionEnd, sessionSignal } from '@/resources/session/session';
import { showToast } from '@/ui/feedback/toast';
import { checkMemberOnReturn } from './start/check-member-on-return';

const STORAGE_BLOCKED =
  'Your browser doesn’t let us keep unsaved text. Save before you leave a page.';

/**
 * The effects of a member's session: the check of the member on return to the page, a toast if
 * storage is blocked, and the removal of unsaved text when the page is closed during Logout. Those of its end are in start/end-member-session.ts.
 * @param props.memberKey see `keyOfMember`
 */
export function SessionEffects({ memberKey }: { memberKey: string }) {
  useEffect(checkMemberOnReturn, []);

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
