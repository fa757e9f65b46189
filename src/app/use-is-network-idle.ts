import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { whenQuiet } from './idle-phase';

/** True from when no query has been in flight for `quietMs` milliseconds. */
export function useIsQuiet(quietMs: number): boolean {
  const queryClient = useQueryClient();
  const [isQuiet, setIsQuiet] = useState(false);

  useEffect(() => whenQuiet(queryClient, quietMs, () => setIsQuiet(true)), [queryClient, quietMs]);
  return isQuiet;
}
