import { useEffect, useState } from 'react';
import { browserStorage } from '@/lib/storage';
import {
  isLimitWording,
  LONGEST_WAIT_SECONDS,
  type Limit,
  type LimitWording,
} from '@/resources/session/rate-limit';

interface Deadline {
  /** Epoch milliseconds. */
  until: number;
  wording: LimitWording;
}

/** A deadline kept by an earlier page load, unless it has passed or can't be one. */
function readDeadline(key: string, now: number): Deadline | null {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const until: unknown = Reflect.get(kept, 'until');
    const wording: unknown = Reflect.get(kept, 'wording');
    if (typeof until !== 'number' || !isLimitWording(wording)) return null;
    // Further away than any wait: the device's clock has been set back since.
    return until > now && until <= now + LONGEST_WAIT_SECONDS * 1000 ? { until, wording } : null;
  } catch {
    return null;
  }
}

export interface Wait {
  /** What is left of the wait, counted down each second; `null` when nothing is in the way. */
  limit: Limit | null;
  /** A wait has passed on this page and nothing was tried since. */
  isOver: boolean;
  begin: (limit: Limit) => void;
  forget: () => void;
}

/**
 * The wait that a form's rate limit imposes. It outlives a reload, so that reloading is no way
 * around the notice; the rule itself is the server's.
 * @param form names the form, each with a wait of its own
 */
export function useWait(form: string): Wait {
  const key = `wait.${form}`;
  const [now, setNow] = useState(() => Date.now());
  const [deadline, setDeadline] = useState(() => readDeadline(key, now));
  const seconds = deadline ? Math.max(0, Math.ceil((deadline.until - now) / 1000)) : 0;
  const waits = seconds > 0;

  useEffect(() => {
    if (!waits) return;
    // A sleeping device skips ticks, so each tick reads the clock.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waits]);

  return {
    limit: deadline && waits ? { seconds, wording: deadline.wording } : null,
    isOver: deadline !== null && !waits,
    begin: (limit) => {
      const start = Date.now();
      const next = { until: start + limit.seconds * 1000, wording: limit.wording };
      browserStorage.write(key, JSON.stringify(next));
      setNow(start);
      setDeadline(next);
    },
    forget: () => {
      browserStorage.remove(key);
      setDeadline(null);
    },
  };
}
