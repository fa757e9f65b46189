import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { whenNetworkIdle } from './idle-phase';

/** True from when no query has been in flight for `idleMs` milliseconds. */
export function useIsNetworkIdle(idleMs: number): boolean {
  const queryClient = useQueryClient();
  const [isNetworkIdle, setIsNetworkIdle] = useState(false);

  useEffect(
    () => whenNetworkIdle(queryClient, idleMs, () => setIsNetworkIdle(true)),
    [queryClient, idleMs],
  );
  return isNetworkIdle;
}
