import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

export interface NavigateToOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
}

/**
 * Navigates to an address: by the router on this origin, by a page load on another one. Ignores
 * protocols other than http(s). The caller must validate the address.
 */
export function useNavigateTo(): (address: string, options?: NavigateToOptions) => void {
  const navigate = useNavigate();

  return useCallback(
    (address, { replace = false } = {}) => {
      const { location } = window;
      const url = new URL(address, location.origin);
      if (url.origin === location.origin) {
        const { search, hash } = url;
        // A path that begins with two slashes would be read as a host.
        const pathname = url.pathname.replace(/^\/+/, '/');
        void navigate({ pathname, search, hash }, { replace });
      } else if (url.protocol === 'https:' || url.protocol === 'http:') {
        if (replace) location.replace(url.href);
        else location.assign(url.href);
      }
    },
    [navigate],
  );
}
