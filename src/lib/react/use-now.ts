import { useEffect, useState } from 'react';
import { startOfDay } from '@/lib/format/start-of-day';

const CHECK_EVERY_MS = 60_000;

/**
 * The current time in epoch milliseconds for texts about days. It is read again when the page
 * becomes visible or hidden, and when the calendar day has changed, which is checked each minute.
 */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    function updateOnNewDay() {
      const time = Date.now();
      setNow((before) => (startOfDay(before) === startOfDay(time) ? before : time));
    }
    const timer = setInterval(updateOnNewDay, CHECK_EVERY_MS);
    const update = () => setNow(Date.now());
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return now;
}
