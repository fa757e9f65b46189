import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { URL_CHANGE_EVENT } from '@/lib/usage-modal';

/** The address that everybody has heard of. */
let known: string | undefined;

function tell(): void {
  if (window.location.href === known) return;
  known = window.location.href;
  window.dispatchEvent(new Event(URL_CHANGE_EVENT));
}

function subscribe(notify: () => void): () => void {
  const hear = () => {
    known = window.location.href;
    notify();
  };
  window.addEventListener('popstate', hear);
  window.addEventListener(URL_CHANGE_EVENT, hear);
  return () => {
    window.removeEventListener('popstate', hear);
    window.removeEventListener(URL_CHANGE_EVENT, hear);
  };
}

/**
 * The search string of the browser's own address, which is ahead of the router's when a script
 * outside of the application has changed it.
 */
export function useAddressSearch(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

/**
 * Changes the search string of the address and says so at once; path, hash and the state of the
 * history entry stay.
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
    const state: unknown = replace ? location.state : null;
    void navigate({ pathname, search: next, hash }, { replace, state });
    tell();
  };
}

/** Fires the URL-change event for every navigation of the router; mounted once (core, section 2). */
export function useUrlChangeEvent(): void {
  const { key } = useLocation();

  useEffect(() => {
    // The address of the page load is no change.
    known ??= window.location.href;
    tell();
  }, [key]);
}
