import { useEffect, useSyncExternalStore } from 'react';
import { subscribeToTabDrafts } from '@/lib/browser/member-storage';
import { isStorageAvailable } from '@/lib/browser/storage';
import { useUnloadQuestion } from '@/lib/react/use-unload-question';
import { hasUnsavedText } from '@/resources/onboarding/unsaved-texts';
import { showToast } from '@/ui/feedback/toast';
import { checkMemberOnReturn } from './start/check-member-on-return';

const STORAGE_BLOCKED =
  'Your browser doesn’t let us keep unsaved text. Save before you leave a page.';

/**
 * The effects of a member's session: the check of the member on return to the page, a toast if
 * storage is blocked, and the browser's question before a page with a draft is closed. Those of its
 * end are in start/end-member-session.ts.
 * @param props.memberKey see `keyOfMember`
 */
export function SessionEffects({ memberKey }: { memberKey: string }) {
  useEffect(checkMemberOnReturn, []);

  useEffect(() => {
    if (isStorageAvailable()) return;
    showToast('info', STORAGE_BLOCKED, { id: 'storage-blocked', duration: 8000 });
  }, []);

  useUnloadQuestion(useSyncExternalStore(subscribeToTabDrafts, () => hasUnsavedText(memberKey)));
  return null;
}
