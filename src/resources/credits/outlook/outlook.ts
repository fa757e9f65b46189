/** How long the member's credits last (docs/product/credits.md#outlook). */
import { differenceInCalendarDays } from 'date-fns';
import { startOfDay } from '@/lib/format/start-of-day';
import type { Balance } from '@/resources/credits/schema';
import type { Stack } from '@/resources/credits/stacks/schema';
import { stackState } from '@/resources/credits/stacks/stack-rules';
import { MIN_PACE_DAYS, type Spending } from './pace';

/** Later expiries are not mentioned, and the picture ends there. */
export const HORIZON_DAYS = 60;

/** Below this number of days the outlook is a warning. */
const LOW_DAYS = 7;

interface CreditsAt {
  /** Days from today, with fractions; the maximum number without an expiry date. */
  inDays: number;
  credits: number;
}

/** Credits that expire on one day. */
interface OutlookExpiry extends CreditsAt {
  /** The day's local start, epoch milliseconds. */
  day: number;
}

export interface Outlook {
  /** The credits that can be used: the balance without the reserved ones. */
  credits: number;
  reserved: number;
  /** Credits a day; `null` with less than 7 days of history. */
  perDay: number | null;
  /** Days until the credits are used or expired; `null` without spending. */
  lastsDays: number | null;
  /** The local start of that day, epoch milliseconds. */
  runsOutOn: number | null;
  /** What expires within 60 days and before the credits run out, the next first. */
  expiries: OutlookExpiry[];
  /** The corners of the balance's line from today until it is zero; empty without spending. */
  points: CreditsAt[];
}

/** The credits of the active stacks in the order of their use, which is that of their expiry. */
function partsOf(stacks: readonly Stack[], now: number): CreditsAt[] {
  const byDay = new Map<number, number>();
  for (const stack of stacks) {
    if (stackState(stack) !== 'Active') continue;
    const { expiresAt, remainingTokens } = stack;
    const isDated = expiresAt !== null && expiresAt > now;
    const inDays = isDated ? differenceInCalendarDays(expiresAt, now) : Number.MAX_VALUE;
    byDay.set(inDays, (byDay.get(inDays) ?? 0) + remainingTokens);
  }
  return [...byDay]
    .map(([inDays, credits]) => ({ inDays, credits }))
    .sort((first, second) => first.inDays - second.inDays);
}

/**
 * Each part is used until it is empty or expires; what it has then is lost. The stacks may add up
 * to more or less than the usable credits.
 */
function fall(parts: readonly CreditsAt[], credits: number, perDay: number): CreditsAt[] {
  let last: CreditsAt = { inDays: 0, credits };
  const points = [last];
  for (const part of [...parts, { inDays: Number.MAX_VALUE, credits }]) {
    const size = Math.min(part.credits, last.credits);
    if (size <= 0) continue;
    const emptyIn = last.inDays + size / perDay;
    const endIn = Math.min(emptyIn, Math.max(part.inDays, last.inDays));
    if (endIn < emptyIn) {
      points.push({ inDays: endIn, credits: last.credits - (endIn - last.inDays) * perDay });
    }
    last = { inDays: endIn, credits: last.credits - size };
    points.push(last);
  }
  return points;
}

/**
 * The outlook at the pace of the last days. Stacks are used in the order of their expiry, those
 * without a date last; rewards and purchases to come are not counted.
 * @param facts.now epoch milliseconds
 */
export function outlookOf({
  stacks,
  balance,
  spending,
  now,
}: {
  stacks: readonly Stack[];
  balance: Pick<Balance, 'availableTokens' | 'reservedTokens'>;
  spending: Spending;
  now: number;
}): Outlook {
  const credits = balance.availableTokens > 0 ? balance.availableTokens : 0;
  const parts = partsOf(stacks, now);
  const perDay = spending.days < MIN_PACE_DAYS ? null : spending.perDay;
  const points = perDay ? fall(parts, credits, perDay) : [];
  const lastsDays = points.at(-1)?.inDays ?? null;
  const lastDay = credits > 0 ? Math.min(HORIZON_DAYS, lastsDays ?? HORIZON_DAYS) : -1;
  return {
    credits,
    reserved: balance.reservedTokens,
    perDay,
    lastsDays,
    runsOutOn: lastsDays === null ? null : startOfDay(now, Math.floor(lastsDays)),
    expiries: parts
      .filter(({ inDays }) => inDays <= lastDay)
      .map((part) => ({ ...part, day: startOfDay(now, part.inDays) })),
    points,
  };
}

/** Whether the member should get more credits soon. */
export function isLow({ credits, lastsDays }: Outlook): boolean {
  return credits === 0 || (lastsDays !== null && lastsDays < LOW_DAYS);
}
