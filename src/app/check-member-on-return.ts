import { confirmMember } from '@/resources/session/session';
import { useSessionStore } from '@/resources/session/store';

/** What hides a page in styles.css while it is unknown whose it is. */
const { dataset } = document.documentElement;

/** A page that goes into the browser's cache is hidden, so that it is when it comes back. */
function hideInCache({ persisted }: PageTransitionEvent): void {
  if (persisted && useSessionStore.getState().authenticated) dataset['restored'] = '';
}

/**
 * Shows a restored page once its member is known to be the one who is signed in, or when it has
 * turned to another one; a check that can't be decided becomes a page load.
 */
async function showRestored({ persisted }: PageTransitionEvent): Promise<void> {
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
 * Watches for a return to the window and for a page that Back or Forward takes from the browser's
 * cache; returns the cleanup function. A return to the tab is query-client.ts's.
 */
export function checkMemberOnReturn(): () => void {
  // A check that can't be decided changes nothing; the next request says what is wrong.
  const onFocus = () => void confirmMember().catch(() => undefined);
  const onPageShow = (event: PageTransitionEvent) => void showRestored(event);
  window.addEventListener('focus', onFocus);
  window.addEventListener('pagehide', hideInCache);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('focus', onFocus);
    window.removeEventListener('pagehide', hideInCache);
    window.removeEventListener('pageshow', onPageShow);
    delete dataset['restored'];
  };
}
