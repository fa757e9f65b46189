import { differenceInCalendarDays } from 'date-fns';
import { startOfDay } from '@/lib/format/dates';
import type { Stack } from '@/resources/credits/stacks/schema';
import { stackState } from '@/resources/credits/stacks/stack-rules';
import { MIN_FORECAST_DAYS, recentSpending, type RecentHistory, type Spending } from './pace';

/** The number of days that a forecast covers (docs/product/credits.md#outlook). */
export const HORIZON_DAYS = 60;

/** Credits that expire on one day. */
export interface OutlookExpiry {
  /** The day's local start, epoch milliseconds. */
  day: number;
  /** Calendar days from today. */
  inDays: number;
  credits: number;
  /** How many of these credits are not spent before that day ends. */
  unused: number;
}

/** Whether at least one whole credit will expire unused. */
export function expiresUnused({ unused }: OutlookExpiry): boolean {
  return unused >= 1;
}

/** A point of the line chart of the balance. */
export interface BalancePoint {
  /** Days from today, with fractions. */
  inDays: number;
  credits: number;
}

export interface Forecast {
  state: 'forecast';
  /** Today's balance. */
  credits: number;
  spending: Spending;
  expiries: OutlookExpiry[];
  /** The balance over the days; it ends at zero or at the last day of the forecast. */
  points: BalancePoint[];
  /** The last day of the forecast, its local start in epoch milliseconds. */
  lastDay: number;
  /** The day on which the credits run out, its local start; `null` when they last longer. */
  runsOutOn: number | null;
  /** The balance at the end of the line; 0, up to floating-point error, if the credits run out. */
  left: number;
}

/** How long the credits last, or why that cannot be calculated. */
export type Outlook =
  | Forecast
  | { state: 'no-credits'; spending: Spending }
  | { state: 'no-spending' | 'short-history'; spending: Spending; expiries: OutlookExpiry[] };

export interface OutlookFacts {
  stacks: readonly Stack[];
  /** Today's balance, as the screen shows it. */
  credits: number;
  history: RecentHistory;
  /** Epoch milliseconds. */
  now: number;
}

interface BalancePart {
  credits: number;
  /** Calendar days from today; infinite without an expiry date. */
  inDays: number;
}

/** The parts of the balance in the order of their use, which is that of their expiry. */
function balanceParts({ stacks, credits, now }: Omit<OutlookFacts, 'history'>): BalancePart[] {
  const active = stacks
    .filter((stack) => stackState(stack) === 'Active')
    .map(({ remainingTokens, expiresAt }): BalancePart => ({
      credits: remainingTokens,
      inDays:
        expiresAt !== null && expiresAt > now ? differenceInCalendarDays(expiresAt, now) : Infinity,
    }))
    .sort((first, second) => (first.inDays === second.inDays ? 0 : first.inDays - second.inDays));
  // The stacks may add up to more or less than the balance; then the balance applies.
  const parts: BalancePart[] = [];
  let unassigned = credits;
  for (const part of active) {
    const taken = Math.min(part.credits, unassigned);
    if (taken > 0) parts.push({ ...part, credits: taken });
    unassigned -= taken;
  }
  return unassigned > 0 ? [...parts, { credits: unassigned, inDays: Infinity }] : parts;
}

/** Spends the parts in order; the rest of a part on its day of expiry is lost. */
function spendParts(parts: readonly BalancePart[], perDay: number) {
  let usedUntil = 0;
  const lost: BalancePart[] = [];
  for (const { credits, inDays } of parts) {
    const needed = perDay > 0 ? credits / perDay : Infinity;
    if (usedUntil + needed <= inDays) {
      usedUntil += needed;
    } else {
      lost.push({ inDays, credits: credits - perDay * (inDays - usedUntil) });
      usedUntil = inDays;
    }
  }
  return { lost, usedUntil };
}

function expiriesOf(
  parts: readonly BalancePart[],
  lost: readonly BalancePart[],
  now: number,
): OutlookExpiry[] {
  const byDay = new Map<number, OutlookExpiry>();
  for (const { inDays, credits } of parts) {
    if (inDays > HORIZON_DAYS) continue;
    const expiry = byDay.get(inDays) ?? {
      day: startOfDay(now, inDays),
      inDays,
      credits: 0,
      unused: 0,
    };
    expiry.credits += credits;
    byDay.set(inDays, expiry);
  }
  for (const { inDays, credits } of lost) {
    const expiry = byDay.get(inDays);
    if (expiry) expiry.unused += credits;
  }
  return [...byDay.values()];
}

function pointsOf(
  credits: number,
  lost: readonly BalancePart[],
  { perDay, end }: { perDay: number; end: number },
): { points: BalancePoint[]; last: BalancePoint } {
  let last = { inDays: 0, credits };
  const points = [last];
  for (const { inDays, credits: loss } of lost) {
    if (inDays > end) break;
    const before = Math.max(0, last.credits - perDay * (inDays - last.inDays));
    last = { inDays, credits: Math.max(0, before - loss) };
    points.push({ inDays, credits: before }, last);
  }
  last = { inDays: end, credits: Math.max(0, last.credits - perDay * (end - last.inDays)) };
  points.push(last);
  return { points, last };
}

/**
 * How long the credits last at the pace of the last days, and what expires unused
 * (docs/product/credits.md#outlook). Stacks are used in order of expiry, those without a date last;
 * future rewards and purchases are not counted.
 */
export function outlookOf({ stacks, credits, history, now }: OutlookFacts): Outlook {
  const spending = recentSpending(history, now);
  const { perDay } = spending;
  if (!(credits >= 1)) return { state: 'no-credits', spending };

  const parts = balanceParts({ stacks, credits, now });
  const { lost, usedUntil } = spendParts(parts, perDay);
  const expiries = expiriesOf(parts, lost, now);
  if (spending.days < MIN_FORECAST_DAYS) return { state: 'short-history', spending, expiries };
  if (!(perDay > 0)) return { state: 'no-spending', spending, expiries };

  const runsOut = usedUntil <= HORIZON_DAYS;
  const end = Math.min(usedUntil, HORIZON_DAYS);
  const { points, last } = pointsOf(credits, lost, { perDay, end });
  return {
    state: 'forecast',
    credits,
    spending,
    expiries,
    points,
    lastDay: startOfDay(now, HORIZON_DAYS),
    runsOutOn: runsOut ? startOfDay(now, Math.floor(usedUntil)) : null,
    left: last.credits,
  };
}
