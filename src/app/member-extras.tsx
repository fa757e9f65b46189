import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { deferred } from '@/lib/deferred';
import { usageModalOpen } from '@/lib/usage-modal';
import { useUser } from '@/resources/session/queries';
import { afterFirstScreen } from './after-first-screen';
import { reloadIfRemoved } from './pages/removed-chunk';

/** What only a member sees on every page; its code comes after the catalogue's cards. */
export const memberParts = deferred(() => import('./member-parts'));

/** Fetches the member's parts once the first screen shows, and mounts what belongs to the root. */
export function MemberExtras() {
  const queryClient = useQueryClient();
  // The same news that lets the guard show the page, so that the page has asked for its own by then.
  const isMember = useUser() !== null;
  const parts = memberParts.use();
  const { key } = useLocation();

  // Asked again with each navigation: a load that failed may work by then.
  useEffect(() => {
    if (!isMember) return;
    const load = () => void memberParts.load().catch(reloadIfRemoved);
    // An address that opens the dashboard asks for more than the page below it.
    return usageModalOpen(window.location.search) ? load() : afterFirstScreen(queryClient, load);
  }, [isMember, queryClient, key]);

  return isMember && parts ? <parts.MemberRoot /> : null;
}
