import { useEffect } from 'react';
import { isStorageAvailable } from '@/lib/storage';
import { removeStoredVerifications } from '@/resources/payments/verification/verify-once';
import { useSessionStore } from '@/resources/session/store';
import { showToast } from '@/ui/toast';
import { checkMemberOnReturn } from './check-member-on-return';

const NOT_KEPT = 'Your browser blocks site data, so unsaved text is lost when you leave a page.';

/**
 * What goes with a member's session on every page: the checks on a return, a message where the
 * browser keeps nothing, and the removal of verified checkouts from storage at the logout.
 * @param props.member tells members apart, see `memberKey`
 */
export function MemberSession({ member }: { member: string }) {
  useEffect(checkMemberOnReturn, []);

  useEffect(() => {
    if (!isStorageAvailable()) showToast('info', NOT_KEPT, { id: 'not-kept', duration: 8000 });
  }, []);

  // An expired session keeps them: its member may come back to a result page, which must not verify
  // again.
  useEffect(
    () =>
      useSessionStore.subscribe((now, before) => {
        if (before.loggingOut && !now.authenticated) removeStoredVerifications(member);
      }),
    [member],
  );
  return null;
}
