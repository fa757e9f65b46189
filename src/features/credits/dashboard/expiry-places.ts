import { daysBetween } from '@/lib/dates';
import type { Expiry } from '@/resources/credits/stacks/expiry';

/** How many days the line names; what expires later is too far away to plan for. */
const SHOWN = 4;
/** Room for one label, in percent of the line. */
const LABEL = 22;
/** The first label's distance from Today, which is a shorter word. */
const AFTER_TODAY = 14;

/** A day on the line, with its place in percent of the line's length. */
export interface ExpiryPlace extends Expiry {
  place: number;
}

/**
 * Where the next days on which credits expire stand on a line from today to the last of them: to
 * scale, but never closer than their labels are wide.
 */
export function expiryPlaces(expiries: readonly Expiry[], now: number): ExpiryPlace[] {
  const shown = expiries.slice(0, SHOWN);
  const last = shown.at(-1);
  if (!last) return [];
  const whole = Math.max(1, daysBetween(now, last.day));
  const places: ExpiryPlace[] = [];
  for (const [index, expiry] of shown.entries()) {
    const before = places.at(-1)?.place;
    const nearest = before === undefined ? AFTER_TODAY : before + LABEL;
    const farthest = 100 - LABEL * (shown.length - 1 - index);
    const toScale = (daysBetween(now, expiry.day) / whole) * 100;
    const place = expiry === last ? 100 : Math.min(farthest, Math.max(nearest, toScale));
    places.push({ ...expiry, place });
  }
  return places;
}

/** How soon credits expire, to follow "63 credits expire". */
export function soonness(expiry: Expiry, now: number): string {
  const days = daysBetween(now, expiry.day);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
