import { focusManager } from '@tanstack/react-query';
import { confirmMember, outdateMemberCheck } from '@/resources/session/confirm-member';
import { sessionFlags } from '@/resources/session/session';

/** `data-restored` hides the page in styles.css until its member is checked. */
const { dataset } = document.documentElement;

/** Hides a page that enters the back/forward cache, so that it is hidden when it is restored. */
function hideForCache({ persisted }: PageTransitionEvent): void {
  if (persisted && sessionFlags().authenticated) dataset['restored'] = '';
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
    if (sessionFlags().authenticated) {
      window.location.reload();
      return;
    }
  }
  delete dataset['restored'];
}

/** Checks the member; a failed check is ignored, because the next request shows its error. */
function checkMember(): void {
  void confirmMember().catch(() => undefined);
}

/**
 * Replaces the listener with which TanStack Query refetches when the tab becomes visible, because the check must start
 * before the refetches: their requests wait for a check in flight. The listener uses the capture phase, because a
 * `visibilitychange` event that does not bubble reaches `window` only in that phase.
 */
function checkMemberBeforeRefetches(): void {
  focusManager.setEventListener((refetch) => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') checkMember();
      refetch();
    };
    window.addEventListener('visibilitychange', onVisibilityChange, true);
    return () => window.removeEventListener('visibilitychange', onVisibilityChange, true);
  });
}

/**
 * Checks the member when the tab becomes visible, when the window gets the focus and when the page is restored from
 * the back/forward cache (docs/product/session.md#several-tabs-and-members).
 * @returns the cleanup function; the listener of TanStack Query stays replaced, and checks nothing without a member
 */
export function checkMemberOnReturn(): () => void {
  checkMemberBeforeRefetches();
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('blur', outdateMemberCheck, { signal });
  window.addEventListener('focus', checkMember, { signal });
  window.addEventListener('pagehide', hideForCache, { signal });
  window.addEventListener('pageshow', (event) => void showAfterCheck(event), { signal });
  return () => {
    controller.abort();
    delete dataset['restored'];
  };
}
