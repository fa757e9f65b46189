import { differenceInCalendarDays } from 'date-fns';
import { startOfDay } from '@/lib/format/start-of-day';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { spentCredits } from '@/resources/credits/transactions/spent-per-day';

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
  /** How many days the pace covers, today included; 0 without history. */
  days: number;
  /** Spent credits less refunded ones of a day, not below zero. */
  perDay: number;
}

const REFUND = /refund|revers/i;

/** Below zero for a refund. */
function usedCredits(transaction: Transaction): number {
  const { isCredit, category, description, amount } = transaction;
  const isRefund = isCredit && REFUND.test(category ?? description);
  return isRefund ? -Math.abs(amount ?? 0) : spentCredits(transaction);
}

/**
 * The daily mean of the credits that were used in the last 14 days. Undated transactions, those of
 * the future and expired credits don't count, nor does a day whose transactions are only partly
 * loaded.
 * @param now epoch milliseconds
 */
export function recentSpending({ transactions, isComplete }: RecentHistory, now: number): Spending {
  const tomorrow = startOfDay(now, 1);
  const dated = transactions.flatMap((transaction) => {
    const { at } = transaction;
    return at !== null && at < tomorrow ? [{ transaction, at }] : [];
  });
  if (dated.length === 0) return { days: 0, perDay: 0 };
  const oldest = Math.min(...dated.map(({ at }) => at));
  const days = Math.min(PACE_DAYS, differenceInCalendarDays(now, oldest) + (isComplete ? 1 : 0));
  const first = startOfDay(now, 1 - days);
  const sum = dated
    .filter(({ at }) => at >= first)
    .reduce((total, { transaction }) => total + usedCredits(transaction), 0);
  return { days, perDay: Math.max(0, sum) / Math.max(1, days) };
}
