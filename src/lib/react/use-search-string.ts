import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { samePageEntry } from '@/lib/browser/history-entry';

/**
 * Dispatched on `window` when the URL changes. The dashboard listens to it besides `popstate`,
 * which `history.pushState` does not fire (docs/product/credits.md#usage-dashboard).
 */
export const URL_CHANGE_EVENT = 'urlchange';

/** The URL at the last event, so that each change fires one event. */
let lastUrl: string | undefined;

function dispatchUrlChange(): void {
  if (window.location.href === lastUrl) return;
  lastUrl = window.location.href;
  window.dispatchEvent(new Event(URL_CHANGE_EVENT));
}

function subscribe(notify: () => void): () => void {
  const onUrlChange = () => {
    lastUrl = window.location.href;
    notify();
  };
  window.addEventListener('popstate', onUrlChange);
  window.addEventListener(URL_CHANGE_EVENT, onUrlChange);
  return () => {
    window.removeEventListener('popstate', onUrlChange);
    window.removeEventListener(URL_CHANGE_EVENT, onUrlChange);
  };
}

/**
 * The search string of `window.location`. The router's is outdated after another script has called
 * `history.pushState`.
 */
export function useSearchString(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

/**
 * Returns a function that changes the URL's search string and fires the URL-change event. Path,
 * hash and the history entry's state are kept; in a new entry, the ways back are one longer. The
 * entry of an open menu or dialog is replaced. An equal string changes nothing, so the second click
 * of a double click adds no history entry.
 */
export function useChangeSearch() {
  const navigate = useNavigate();
  const location = useLocation();

  return function changeSearch(
    change: (search: string) => string,
    { replace }: { replace: boolean },
  ): void {
    const { pathname, search, hash } = window.location;
    const next = change(search);
    if (next === search) return;
    const state: unknown = location.state;
    void navigate(
      { pathname, search: next, hash },
      replace ? { replace, state } : samePageEntry(state),
    );
    dispatchUrlChange();
  };
}

/**
 * Fires the URL-change event for every navigation of the router; mounted once
 * (docs/product/credits.md#usage-dashboard).
 */
export function useUrlChangeEvent(): void {
  const { key } = useLocation();

  useEffect(() => {
    // The page load is not a change of the URL.
    lastUrl ??= window.location.href;
    dispatchUrlChange();
  }, [key]);
}
