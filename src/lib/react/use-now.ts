import { useEffect, useState } from 'react';
import { startOfDay } from '@/lib/format/dates';

const CHECK_EVERY_MS = 60_000;

/**
 * The current time in epoch milliseconds for texts about days. It is read again when the calendar day
 * has changed, which is checked each minute and when the page becomes visible, and when `subscribe`
 * notifies.
 * @param subscribe a stable function that returns its cleanup function
 */
export function useNow(subscribe?: (update: () => void) => () => void): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    function updateOnNewDay() {
      const time = Date.now();
      setNow((before) => (startOfDay(before) === startOfDay(time) ? before : time));
    }
    const timer = setInterval(updateOnNewDay, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', updateOnNewDay);
    const unsubscribe = subscribe?.(() => setNow(Date.now()));
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', updateOnNewDay);
      unsubscribe?.();
    };
  }, [subscribe]);

  return now;
}
