import { useCallback, useEffect, useState } from 'react';
import { useMemberKey } from '@/resources/session/queries';
import { storedLaunches, type Launch } from '@/resources/tools/launches';

/**
 * The member's launches on this device. A launch opens a tab of its own, so they are read again when this one becomes
 * visible, and by `reread`.
 */
export function useLaunches(): { launches: readonly Launch[]; reread: () => void } {
  const memberKey = useMemberKey();
  const [launches, setLaunches] = useState(() => storedLaunches.read(memberKey));
  const reread = useCallback(() => setLaunches(storedLaunches.read(memberKey)), [memberKey]);

  useEffect(() => {
    document.addEventListener('visibilitychange', reread);
    return () => document.removeEventListener('visibilitychange', reread);
  }, [reread]);

  return { launches, reread };
}
