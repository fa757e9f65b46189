import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { routerPath } from '@/lib/browser/base-path';

export interface NavigateToUrlOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
}

let isLeaving = false;

/**
 * Whether `useNavigateToUrl` is loading a page of another origin: another navigation would cancel
 * it.
 */
export function isLeavingPortal(): boolean {
  return isLeaving;
}

function startLeaving(): void {
  isLeaving = true;
  // Back can restore this page from the back/forward cache.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
}

/**
 * Navigates to a URL: by the router on this origin, by a page load on another one. Ignores
 * protocols other than http(s). The caller must validate the URL.
 */
export function useNavigateToUrl(): (url: string, options?: NavigateToUrlOptions) => void {
  const navigate = useNavigate();

  return useCallback(
    (url, { replace = false } = {}) => {
      const { location } = window;
      const target = new URL(url, location.origin);
      if (target.origin === location.origin) {
        const { search, hash } = target;
        // A path that begins with two slashes would be read as a host.
        const pathname = routerPath(target.pathname).replace(/^\/+/, '/');
        void navigate({ pathname, search, hash }, { replace });
      } else if (target.protocol === 'https:' || target.protocol === 'http:') {
        startLeaving();
        if (replace) location.replace(target.href);
        else location.assign(target.href);
      }
    },
    [navigate],
  );
}
