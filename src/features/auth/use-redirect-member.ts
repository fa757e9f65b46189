import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigateToUrl } from '@/lib/react/use-navigate-to-url';
import { useUser } from '@/resources/session/queries';

/**
 * Redirects a signed-in member, once.
 * @param takeUrl returns the validated URL; called once
 * @returns whether a member is signed in
 */
export function useRedirectMember(takeUrl: () => string): boolean {
  const navigateToUrl = useNavigateToUrl();
  const isSignedIn = useUser() !== null;
  const hasRedirected = useRef(false);

  const redirect = useEffectEvent(() => {
    if (hasRedirected.current) return;
    hasRedirected.current = true;
    navigateToUrl(takeUrl(), { replace: true });
  });
  useEffect(() => {
    if (isSignedIn) redirect();
  }, [isSignedIn]);

  return isSignedIn;
}
