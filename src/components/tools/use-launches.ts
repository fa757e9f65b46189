import { useEffect, useState } from 'react';
import { useMemberKey } from '@/resources/session/queries';
import { storedLaunches, type Launch } from '@/resources/tools/launches';

/**
 * The member's launches on this device. A launch opens a tab of its own, so they are read again
 * when this one becomes visible.
 */
export function useLaunches(): readonly Launch[] {
  const memberKey = useMemberKey();
  const [launches, setLaunches] = useState(() => storedLaunches.read(memberKey));

  useEffect(() => {
    const reread = () => setLaunches(storedLaunches.read(memberKey));
    document.addEventListener('visibilitychange', reread);
    return () => document.removeEventListener('visibilitychange', reread);
  }, [memberKey]);

  return launches;
}
