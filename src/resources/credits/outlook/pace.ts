import { differenceInCalendarDays } from 'date-fns';
import { startOfDay } from '@/lib/format/dates';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { spentPerDay } from '@/resources/credits/transactions/spent-per-day';

/** The number of days whose mean is the pace, today included (docs/product/credits.md#outlook). */
export const PACE_DAYS = 14;
/** With fewer days of history there is no pace. */
export const MIN_PACE_DAYS = 7;

/** The newest transactions, from the newest page backwards. */
export interface RecentHistory {
  transactions: readonly Transaction[];
  /** False when older transactions of the period exist that were not loaded. */
  isComplete: boolean;
}

/** The member's spending on the last days. */
export interface Spending {
  /** How many days the figures cover, today included; 0 without history. */
  days: number;
  /** Credits, not below zero. */
  spent: number;
  /** Refunded credits, not below zero. */
  refunded: number;
  /** The mean of `spent` less `refunded`, not below zero. */
  perDay: number;
  /** False when transactions of the period were not loaded; `days` then counts those that were. */
  isComplete: boolean;
}

const REFUND = /refund|revers/i;

function isRefund({ isCredit, category, description }: Transaction): boolean {
  return isCredit && REFUND.test(category ?? description);
}

/** Days of history up to today; a day whose transactions are only partly loaded doesn't count. */
function daysOfHistory(
  { transactions, isComplete }: RecentHistory,
  now: number,
  maxDays: number,
): number {
  const tomorrow = startOfDay(now, 1);
  const dated = transactions.flatMap(({ at }) => (at !== null && at < tomorrow ? [at] : []));
  if (dated.length === 0) return 0;
  const oldest = dated.reduce((first, at) => Math.min(first, at));
  return Math.min(maxDays, differenceInCalendarDays(now, oldest) + (isComplete ? 1 : 0));
}

/**
 * The credits that were spent in the recent history, and their daily mean. Undated transactions,
 * those of the future and expired credits don't count.
 * @param now epoch milliseconds
 */
export function recentSpending(
  history: RecentHistory,
  now: number,
  maxDays: number = PACE_DAYS,
): Spending {
  const { transactions, isComplete } = history;
  const days = daysOfHistory(history, now, maxDays);
  if (days === 0) return { days, spent: 0, refunded: 0, perDay: 0, isComplete };
  const spent = spentPerDay(transactions, now, { days }).reduce(
    (sum, { credits }) => sum + credits,
    0,
  );
  const [first, end] = [startOfDay(now, 1 - days), startOfDay(now, 1)];
  const refunded = transactions.reduce(
    (sum, transaction) =>
      transaction.at !== null &&
      transaction.at >= first &&
      transaction.at < end &&
      isRefund(transaction)
        ? sum + Math.abs(transaction.amount ?? 0)
        : sum,
    0,
  );
  return { days, spent, refunded, perDay: Math.max(0, spent - refunded) / days, isComplete };
}
