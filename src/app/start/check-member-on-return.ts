import { checkMember } from '@/resources/session/check-member';
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
    await checkMember();
  } catch {
    if (sessionFlags().authenticated) {
      window.location.reload();
      return;
    }
  }
  delete dataset['restored'];
}

/** Checks the member; a failed check keeps the session. */
function check(): void {
  if (document.visibilityState === 'visible') void checkMember().catch(() => undefined);
}

/**
 * Checks the member when the tab becomes visible, when the window gets the focus and when the page
 * is restored from the back/forward cache (docs/decisions/session.md#the-member-on-screen).
 * @returns the cleanup function
 */
export function checkMemberOnReturn(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // In the capture phase, before the listener of TanStack Query: its refetches wait for a check in
  // flight.
  window.addEventListener('visibilitychange', check, { signal, capture: true });
  window.addEventListener('focus', check, { signal });
  window.addEventListener('pagehide', hideForCache, { signal });
  window.addEventListener('pageshow', (event) => void showAfterCheck(event), { signal });
  return () => {
    controller.abort();
    delete dataset['restored'];
  };
}
