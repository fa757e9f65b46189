import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { enterHistoryEntry, rememberScroll, restoreScroll } from './scroll-memory';

/**
 * What a browser does on a full page load and a router doesn't: a new page starts at its top with
 * the focus on its content; Back, Forward and a reload return to where the page was left.
 */
export function NavigationEffects() {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<string | null>(null);

  useEffect(rememberScroll, []);

  useLayoutEffect(() => {
    const isNewPage = shown.current !== pathname;
    const isFirst = shown.current === null;
    shown.current = pathname;

    let giveUp: (() => void) | undefined;
    if (navigation === 'POP') giveUp = restoreScroll(key);
    else if (isNewPage) window.scrollTo(0, 0);
    enterHistoryEntry(key);

    if (isNewPage && !isFirst) document.getElementById('main')?.focus({ preventScroll: true });
    return giveUp;
  }, [key, pathname, navigation]);

  return null;
}
