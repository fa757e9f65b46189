import { daysBetween } from '@/lib/dates';
import type { Expiry } from '@/resources/credits/stacks/expiry';

/** How many expiry dates are shown. */
const MAX_SHOWN = 4;
/** Minimum distance of two labels, in percent of the line. */
const LABEL_DISTANCE = 22;
/** Minimum distance of the first label from "Today", in percent of the line. */
const TODAY_DISTANCE = 14;

export interface PositionedExpiry extends Expiry {
  /** In percent of the line's length. */
  position: number;
}

/**
 * The positions of the next expiry dates on a line from today to the last of them: to scale, except
 * where two labels would overlap.
 */
export function positionExpiries(expiries: readonly Expiry[], now: number): PositionedExpiry[] {
  const shown = expiries.slice(0, MAX_SHOWN);
  const last = shown.at(-1);
  if (!last) return [];
  const totalDays = Math.max(1, daysBetween(now, last.day));
  const positioned: PositionedExpiry[] = [];
  for (const [index, expiry] of shown.entries()) {
    const previous = positioned.at(-1)?.position;
    const minimum = previous === undefined ? TODAY_DISTANCE : previous + LABEL_DISTANCE;
    const maximum = 100 - LABEL_DISTANCE * (shown.length - 1 - index);
    const toScale = (daysBetween(now, expiry.day) / totalDays) * 100;
    const position = expiry === last ? 100 : Math.min(maximum, Math.max(minimum, toScale));
    positioned.push({ ...expiry, position });
  }
  return positioned;
}

/** When credits expire, as the end of "63 credits expire …". */
export function describeDaysLeft(expiry: Expiry, now: number): string {
  const days = daysBetween(now, expiry.day);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
