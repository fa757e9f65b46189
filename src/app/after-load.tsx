import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { deferred } from '@/lib/deferred';
import { sessionQuery } from '@/resources/session/queries';
import { afterFirstScreen } from './after-first-screen';

/** What every page does unseen; its code comes after the first screen. */
export const background = deferred(() => import('./background'));

/** Fetches what happens unseen once it is known who is there and the first screen shows. */
export function AfterLoad() {
  const queryClient = useQueryClient();
  const { isPending } = useQuery(sessionQuery);
  const loaded = background.use();
  const { key } = useLocation();

  // Asked again with each navigation: a load that failed may work by then.
  useEffect(() => {
    if (isPending || loaded) return;
    return afterFirstScreen(queryClient, () => void background.load().catch(() => undefined));
  }, [isPending, loaded, queryClient, key]);

  return loaded && <loaded.Background />;
}
