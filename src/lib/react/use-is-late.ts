import { useEffect, useState } from 'react';

/** Whether the component has been mounted for at least `afterMs` milliseconds. */
export function useIsLate(afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);

  return isLate;
}
