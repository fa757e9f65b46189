import type { SessionEnd } from '@/http/http-error';
import { hasUnsavedText, removeUnsavedTexts } from '@/resources/onboarding/unsaved-texts';
import { mayCookiesBeBlocked } from '@/resources/session/blocked-cookies';
import { storeNotice } from '@/resources/session/notice';
import { endToasts } from '@/ui/feedback/toast';

/**
 * What happens, in this order, when the session of a member has ended in this tab
 * (docs/product/session.md#end-of-a-session):
 *
 * 1. `endSession` of session.ts aborts what started in the session and removes its data from memory.
 * 2. Code that is loaded late ends its own state (`subscribeToSessionEnd`): the editor of the profile stores what was
 *    typed last, or drops it on Logout, and the questionnaire stores its step when the session expires.
 * 3. This function ends what is on the page and in storage.
 *
 * @param memberKey see `keyOfMember`
 */
export function endMemberSession(how: SessionEnd, memberKey: string): void {
  endToasts();
  // Not when a session expires: its member may return to unsaved text.
  if (how === 'logout') removeUnsavedTexts(memberKey);
  if (how === 'expired') {
    if (hasUnsavedText(memberKey)) storeNotice('expired-text-kept');
    else storeNotice(mayCookiesBeBlocked() ? 'cookies-blocked' : 'expired');
  }
}
