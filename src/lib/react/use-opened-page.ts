import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusPage } from '@/lib/browser/focus';

/**
 * For a page that a search parameter opens: when it mounts, scrolls to the top and focuses its
 * heading, as another path does. Back and a reload restore the scroll position instead.
 */
export function useOpenedPage(): void {
  const navigation = useNavigationType();
  const isRestored = useRef(navigation === 'POP');

  useLayoutEffect(() => {
    if (isRestored.current) return;
    window.scrollTo(0, 0);
    focusPage();
  }, []);
}
