import type { SessionEnd } from '@/http/http-error';
import { hasUnsavedText } from '@/resources/onboarding/unsaved-texts';
import { mayCookiesBeBlocked } from '@/resources/session/blocked-cookies';
import { storeNotice } from '@/resources/session/notice';
import { endToasts } from '@/ui/feedback/toast';

/**
 * Ends what is on the page of a member whose session has ended in this tab, after `endSession` of
 * session.ts (docs/product/session.md#end-of-a-session). Drafts stay in their tab; `use-logout.ts`
 * removes those of the tab in which Logout was pressed.
 *
 * @param memberKey see `keyOfMember`
 */
export function endMemberSession(how: SessionEnd, memberKey: string): void {
  endToasts();
  if (how !== 'expired') return;
  if (hasUnsavedText(memberKey)) storeNotice('expired-text-kept');
  else storeNotice(mayCookiesBeBlocked() ? 'cookies-blocked' : 'expired');
}
