import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routerLocation } from '@/lib/browser/base-path';
import { currentEntryState } from '@/lib/browser/history-entry';

/**
 * Fired on `window` when the URL has changed. A script that calls `history.pushState` fires it to
 * inform the portal (docs/product/credits.md#usage-dashboard).
 */
export const URL_CHANGE_EVENT = 'urlchange';

/**
 * Fires the event for each URL of the router, and navigates the router to that of a script; mounted
 * once.
 */
export function useUrlChangeEvent(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const url = pathname + search + hash;
  const lastUrl = useRef('');

  useEffect(() => {
    const followScript = () => {
      const current = routerLocation();
      lastUrl.current = current.pathname + current.search + current.hash;
      if (lastUrl.current === url) return;
      void navigate(current, { replace: true, state: currentEntryState() });
    };
    window.addEventListener(URL_CHANGE_EVENT, followScript);
    if (lastUrl.current !== url) window.dispatchEvent(new Event(URL_CHANGE_EVENT));
    return () => window.removeEventListener(URL_CHANGE_EVENT, followScript);
  }, [url, navigate]);
}
