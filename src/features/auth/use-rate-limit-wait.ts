import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { browserStorage, parseJson } from '@/lib/browser/storage';
import {
  MAX_WAIT_SECONDS,
  rateLimitMessageKey,
  type RateLimit,
} from '@/resources/sign-in/rate-limit';

const deadlineSchema = v.object({
  /** Epoch milliseconds. */
  until: v.number(),
  messageKey: rateLimitMessageKey,
});

type Deadline = v.InferOutput<typeof deadlineSchema>;

/** Reads the deadline stored by an earlier page load; `null` if it has passed or is invalid. */
function readDeadline(key: string, now: number): Deadline | null {
  const stored = v.safeParse(deadlineSchema, parseJson(browserStorage.read(key)));
  if (!stored.success) return null;
  const { until } = stored.output;
  // A deadline beyond the longest wait means that the device's clock was set back.
  return until > now && until <= now + MAX_WAIT_SECONDS * 1000 ? stored.output : null;
}

/**
 * The wait of a form's rate limit (docs/product/sign-in.md#rate-limit), stored to survive a reload.
 * @param form the storage name of the form
 */
export function useRateLimitWait(form: string) {
  const key = `wait.${form}`;
  const [now, setNow] = useState(() => Date.now());
  const [deadline, setDeadline] = useState(() => readDeadline(key, now));
  const seconds = deadline ? Math.ceil((deadline.until - now) / 1000) : 0;
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting) return;
    // A sleeping device skips interval ticks, so each tick reads the clock.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return {
    /** The remaining wait, counted down each second; `null` without one. */
    limit: deadline && isWaiting ? { seconds, messageKey: deadline.messageKey } : null,
    /** A wait has passed on this page, without an attempt since. */
    isOver: deadline !== null && !isWaiting,
    start: (limit: RateLimit) => {
      const startedAt = Date.now();
      const next = { until: startedAt + limit.seconds * 1000, messageKey: limit.messageKey };
      browserStorage.write(key, JSON.stringify(next));
      setNow(startedAt);
      setDeadline(next);
    },
    clear: () => {
      browserStorage.remove(key);
      setDeadline(null);
    },
  };
}

export type RateLimitWait = ReturnType<typeof useRateLimitWait>;
