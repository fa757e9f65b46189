import { confirmMember, outdateMemberCheck } from '@/resources/session/confirm-member';
import { useSessionStore } from '@/resources/session/store';

/** `data-restored` hides the page in styles.css until its member is checked. */
const { dataset } = document.documentElement;

/** Hides a page that enters the back/forward cache, so that it is hidden when it is restored. */
function hideForCache({ persisted }: PageTransitionEvent): void {
  if (persisted && useSessionStore.getState().authenticated) dataset['restored'] = '';
}

/**
 * Shows a restored page after the check of its member, which ends the session on screen if another
 * member is signed in. A failed check reloads the page.
 */
async function showAfterCheck({ persisted }: PageTransitionEvent): Promise<void> {
  if (!persisted) return;
  try {
    await confirmMember();
  } catch {
    if (useSessionStore.getState().authenticated) {
      window.location.reload();
      return;
    }
  }
  delete dataset['restored'];
}

/**
 * Checks the member when the window gets the focus and when the page is restored from the
 * back/forward cache (docs/product/session.md#several-tabs-and-members); returns the cleanup
 * function. query-client.ts checks when the tab becomes visible.
 */
export function checkMemberOnReturn(): () => void {
  // A failed check is ignored; the next request shows its error.
  const onFocus = () => void confirmMember().catch(() => undefined);
  const onPageShow = (event: PageTransitionEvent) => void showAfterCheck(event);
  window.addEventListener('blur', outdateMemberCheck);
  window.addEventListener('focus', onFocus);
  window.addEventListener('pagehide', hideForCache);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('blur', outdateMemberCheck);
    window.removeEventListener('focus', onFocus);
    window.removeEventListener('pagehide', hideForCache);
    window.removeEventListener('pageshow', onPageShow);
    delete dataset['restored'];
  };
}
