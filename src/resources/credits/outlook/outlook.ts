/** How long the member's credits last (docs/product/credits.md#outlook). */
import { differenceInCalendarDays } from 'date-fns';
import { startOfDay } from '@/lib/format/dates';
import type { Balance } from '@/resources/credits/schema';
import type { Stack } from '@/resources/credits/stacks/schema';
import { stackState } from '@/resources/credits/stacks/stack-rules';
import { MIN_PACE_DAYS, type Spending } from './pace';

/** Later expiries are not mentioned, and the picture ends there. */
export const HORIZON_DAYS = 60;

/** Below this number of days the outlook is a warning. */
const LOW_DAYS = 7;

/** Credits that expire on one day. */
interface OutlookExpiry {
  /** The day's local start, epoch milliseconds. */
  day: number;
  /** Calendar days from today. */
  inDays: number;
  credits: number;
}

/** A corner of the falling line of the balance. */
interface BalancePoint {
  /** Days from today, with fractions. */
  inDays: number;
  credits: number;
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
  /** The balance from today until it is zero; empty without spending. */
  points: BalancePoint[];
}

interface Part {
  credits: number;
  /** Calendar days from today; infinite without an expiry date. */
  inDays: number;
}

/** The active stacks in the order of their use, which is that of their expiry. */
function activeParts(stacks: readonly Stack[], now: number): Part[] {
  return stacks
    .filter((stack) => stackState(stack) === 'Active')
    .map(({ remainingTokens, expiresAt }): Part => ({
      credits: remainingTokens,
      inDays:
        expiresAt !== null && expiresAt > now ? differenceInCalendarDays(expiresAt, now) : Infinity,
    }))
    .sort((first, second) => (first.inDays === second.inDays ? 0 : first.inDays - second.inDays));
}

/** The parts of the usable credits; the stacks may add up to more or less than these. */
function usableParts(parts: readonly Part[], credits: number): Part[] {
  let left = credits;
  const usable = parts.map((part) => {
    const taken = Math.min(part.credits, left);
    left -= taken;
    return { ...part, credits: taken };
  });
  return [...usable, { credits: left, inDays: Infinity }].filter((part) => part.credits > 0);
}

/** Each part is used until it is empty or expires; what it has then is lost. */
function fall(parts: readonly Part[], credits: number, perDay: number): BalancePoint[] {
  let last: BalancePoint = { inDays: 0, credits };
  const points = [last];
  for (const part of parts) {
    const emptyIn = last.inDays + part.credits / perDay;
    const endIn = Math.min(emptyIn, Math.max(part.inDays, last.inDays));
    if (endIn < emptyIn) {
      points.push({ inDays: endIn, credits: last.credits - (endIn - last.inDays) * perDay });
    }
    last = { inDays: endIn, credits: Math.max(0, last.credits - part.credits) };
    points.push(last);
  }
  return points;
}

function expiriesOf(parts: readonly Part[], lastDay: number, now: number): OutlookExpiry[] {
  const byDay = new Map<number, OutlookExpiry>();
  for (const { inDays, credits } of parts) {
    if (inDays > lastDay) continue;
    const before = byDay.get(inDays)?.credits ?? 0;
    byDay.set(inDays, { day: startOfDay(now, inDays), inDays, credits: before + credits });
  }
  return [...byDay.values()];
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
  const parts = activeParts(stacks, now);
  const perDay = spending.days < MIN_PACE_DAYS ? null : spending.perDay;
  const points = perDay ? fall(usableParts(parts, credits), credits, perDay) : [];
  const lastsDays = points.at(-1)?.inDays ?? null;
  return {
    credits,
    reserved: balance.reservedTokens,
    perDay,
    lastsDays,
    runsOutOn: lastsDays === null ? null : startOfDay(now, Math.floor(lastsDays)),
    expiries:
      credits > 0 ? expiriesOf(parts, Math.min(HORIZON_DAYS, lastsDays ?? Infinity), now) : [],
    points,
  };
}

/** Whether the member should get more credits soon. */
export function isLow({ credits, lastsDays }: Outlook): boolean {
  return credits === 0 || (lastsDays !== null && lastsDays < LOW_DAYS);
}
