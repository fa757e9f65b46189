import { useEffect, useState } from 'react';

/**
 * Whether `isWaiting` has been true for at least `afterMs` milliseconds; by default since the
 * mount.
 */
export function useIsLate(afterMs: number, isWaiting = true): boolean {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [afterMs, isWaiting]);

  return isLate;
}
