import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

export interface GoToOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
}

/**
 * Goes to an address that may be on another origin: inside the application by its router, elsewhere
 * by a page load. Only http(s) is followed; whether an address deserves it is the caller's rule.
 */
export function useGoTo(): (address: string, options?: GoToOptions) => void {
  const navigate = useNavigate();

  return useCallback(
    (address, { replace = false } = {}) => {
      const { location } = window;
      const url = new URL(address, location.origin);
      if (url.origin === location.origin) {
        const { search, hash } = url;
        // A path of two slashes would be read as a host.
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
