import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { enterHistoryEntry, recordScroll, restoreScroll } from './scroll-restoration';

/**
 * Scroll position and focus after a client-side navigation: a new page starts at the top with the
 * focus on its content; Back, Forward and a reload restore the scroll position.
 */
export function NavigationEffects() {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef<string | null>(null);

  useEffect(recordScroll, []);

  useLayoutEffect(() => {
    const isNewPage = shownPath.current !== pathname;
    const isFirst = shownPath.current === null;
    shownPath.current = pathname;

    let stopRestoring: (() => void) | undefined;
    if (navigation === 'POP') stopRestoring = restoreScroll(key);
    else if (isNewPage) window.scrollTo(0, 0);
    enterHistoryEntry(key);

    if (isNewPage && !isFirst) document.getElementById('main')?.focus({ preventScroll: true });
    return stopRestoring;
  }, [key, pathname, navigation]);

  return null;
}
