import * as v from 'valibot';
import type { HttpError } from '@/http/http-error';
import { isRecord } from '@/lib/parse/guards';

/** The maximum wait; a longer one is clamped, because it can only be an error of the server. */
export const MAX_WAIT_SECONDS = 24 * 60 * 60;

function clampWait(seconds: number): number | null {
  if (!Number.isFinite(seconds) || seconds <= 0) return null;
  return Math.min(Math.ceil(seconds), MAX_WAIT_SECONDS);
}

/**
 * Seconds to wait after a 429: `retryAfter` of the body, else the `Retry-After` header, else the
 * default (docs/product/sign-in.md#rate-limit). Both are seconds or a date; zero, negative and
 * invalid values count as missing.
 * @param now epoch milliseconds
 */
export function readWaitSeconds(error: HttpError, defaultSeconds: number, now: number): number {
  const { body, retryAfterHeader } = error;
  const bodyValue = isRecord(body) ? body['retryAfter'] : undefined;
  for (const value of [bodyValue, retryAfterHeader]) {
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    if (String(value).trim() === '') continue;
    const seconds = Number(value);
    const wait = clampWait(
      Number.isNaN(seconds) ? (Date.parse(String(value)) - now) / 1000 : seconds,
    );
    if (wait !== null) return wait;
  }
  return defaultSeconds;
}

/** "45 seconds" below a minute, else minutes rounded up: "15 minutes". */
export function formatWait(seconds: number): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

/** The key of a rate limit's message. */
export const rateLimitMessageKey = v.picklist(['login', 'reset', 'any']);
type RateLimitMessageKey = v.InferOutput<typeof rateLimitMessageKey>;

const MESSAGES: Record<RateLimitMessageKey, (wait: string) => string> = {
  login: (wait) => `Too many login attempts. Please try again in ${wait}.`,
  reset: (wait) => `Too many password reset attempts. Please try again in ${wait}.`,
  any: (wait) => `Too many attempts. Please wait ${wait} before trying again.`,
};

/** A rate limit of the server. */
export interface RateLimit {
  seconds: number;
  messageKey: RateLimitMessageKey;
}

/** The message of a rate limit with the given seconds left. */
export function rateLimitMessage({ seconds, messageKey }: RateLimit): string {
  return MESSAGES[messageKey](formatWait(seconds));
}
