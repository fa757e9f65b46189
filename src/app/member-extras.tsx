import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useSessionStore } from '@/resources/session/store';
import { afterFirstScreen } from './after-first-screen';
import { deferred } from './deferred';
import { reloadIfRemoved } from './pages/removed-chunk';

/** What only a member sees on every page; its code comes after the catalogue's cards. */
export const memberParts = deferred(() => import('./member-parts'));

/** Fetches the member's parts once the first screen shows, and mounts what belongs to the root. */
export function MemberExtras() {
  const queryClient = useQueryClient();
  const authenticated = useSessionStore((flags) => flags.authenticated);
  const parts = memberParts.use();
  const { key } = useLocation();

  // Asked again with each navigation: a load that failed may work by then.
  useEffect(() => {
    if (!authenticated) return;
    return afterFirstScreen(queryClient, () => void memberParts.load().catch(reloadIfRemoved));
  }, [authenticated, queryClient, key]);

  return authenticated && parts ? <parts.MemberMoney /> : null;
}
