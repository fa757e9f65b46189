import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routerLocation } from '@/lib/browser/base-path';
import { goBackAndThen } from '@/lib/browser/go-back';
import { currentEntryState, openedEntries, samePageEntry } from '@/lib/browser/history-entry';
import { openBelow } from './dialog-entries';

/**
 * Fired on `window` when the URL has changed. A script that calls `history.pushState` fires it to
 * inform the portal (docs/product/credits.md#usage-dashboard).
 */
export const URL_CHANGE_EVENT = 'urlchange';

/** How a new search string is added to the browser's history. */
export interface ChangeOptions {
  /** Replaces the history entry; by default only the entry of an open menu or dialog. */
  replace?: boolean;
  /** Whether a dialog is open in the new entry, which closing the dialog then removes. */
  hasDialog?: boolean;
  /** The state of the history entry; by default that of the current one, and `samePageEntry` for a new one. */
  state?: unknown;
}

/**
 * The URL's search string and a stable function that changes it. Path and hash are kept. An equal
 * string changes nothing, so the second click of a double click adds no history entry.
 *
 * Not `useSearchParams`: its setter passes the parameters of the last render, which a second click
 * can precede, removes the hash, and encodes the parameters of other components anew.
 */
export function useUrlSearch() {
  const navigate = useNavigate();
  const { search } = useLocation();

  const changeSearch = useCallback(
    function changeSearch(
      change: (search: string) => string,
      { replace = false, hasDialog, ...options }: ChangeOptions = {},
    ): void {
      const { pathname, search: current, hash } = routerLocation();
      const changed = change(current);
      const next = changed === '?' ? '' : changed;
      if (next === current) return;
      const closedCount = openedEntries().length - openBelow().length;
      if (replace && closedCount > 0) {
        // The entries of dialogs that have just closed are removed before the entry is replaced. Otherwise
        // `useRemovalOfClosedEntries` would go back 200 ms later, to an entry with the old search string.
        goBackAndThen(closedCount, () => changeSearch(change, { replace, ...options }));
        return;
      }
      const state = currentEntryState();
      const entry = replace ? { replace, state } : samePageEntry(state, hasDialog);
      void navigate({ pathname, search: next, hash }, { ...entry, ...options });
    },
    [navigate],
  );

  return [search, changeSearch] as const;
}

/**
 * Fires the URL-change event for each new URL of the router, and navigates the router to the URL of
 * another script that fires it; mounted once (docs/product/credits.md#usage-dashboard).
 */
export function useUrlChangeEvent(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const url = pathname + search + hash;
  const lastUrl = useRef(url);
  const isListening = useRef(false);

  useEffect(() => {
    if (url !== lastUrl.current) {
      lastUrl.current = url;
      window.dispatchEvent(new Event(URL_CHANGE_EVENT));
    }
    const takeOver = () => {
      const location = routerLocation();
      lastUrl.current = location.pathname + location.search + location.hash;
      if (lastUrl.current === url) return;
      void navigate(lastUrl.current, { replace: true, state: currentEntryState() });
    };
    window.addEventListener(URL_CHANGE_EVENT, takeOver);
    // A script may have changed the URL before the first effect added the listener.
    if (!isListening.current) takeOver();
    isListening.current = true;
    return () => window.removeEventListener(URL_CHANGE_EVENT, takeOver);
  }, [url, navigate]);
}
