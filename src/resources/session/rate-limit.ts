import type { HttpError } from '@/http/http-error';

/** A longer wait than this is a mistake of the server, not a rule. */
export const LONGEST_WAIT_SECONDS = 24 * 60 * 60;

function usable(seconds: number): number | null {
  if (!Number.isFinite(seconds) || seconds <= 0) return null;
  return Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS);
}

/**
 * Seconds to wait after a 429: `retryAfter` of the body, else the `Retry-After` header (seconds or
 * a date), else the default. Zero, negative and unreadable values count as missing.
 * @param now epoch milliseconds
 */
export function waitSeconds(error: HttpError, defaultSeconds: number, now: number): number {
  const { body, retryAfterHeader } = error;
  const named: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'retryAfter') : undefined;
  for (const value of [named, retryAfterHeader]) {
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    if (String(value).trim() === '') continue;
    const seconds = Number(value);
    const wait = usable(Number.isNaN(seconds) ? (Date.parse(String(value)) - now) / 1000 : seconds);
    if (wait !== null) return wait;
  }
  return defaultSeconds;
}

/** "45 seconds" below a minute, else minutes rounded up: "15 minutes". */
export function waitText(seconds: number): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

const MESSAGES = {
  login: (wait: string) => `Too many login attempts. Please try again in ${wait}.`,
  reset: (wait: string) => `Too many password reset attempts. Please try again in ${wait}.`,
  any: (wait: string) => `Too many attempts. Please wait ${wait} before trying again.`,
};

/** Which of the specified sentences tells the wait. */
export type LimitWording = keyof typeof MESSAGES;

/** A wait that the server has imposed. */
export interface Limit {
  seconds: number;
  wording: LimitWording;
}

/** The sentence that tells a wait, also while it runs down (credits specification, section 8). */
export function limitMessage({ seconds, wording }: Limit): string {
  return MESSAGES[wording](waitText(seconds));
}

/** The wording of a stored limit, checked. */
export function isLimitWording(value: unknown): value is LimitWording {
  return typeof value === 'string' && Object.hasOwn(MESSAGES, value);
}
