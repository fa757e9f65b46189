import { formatDate } from '@/lib/format/dates';
import { distinctById } from '@/lib/parse/ids';
import { parseDate, writtenDay } from '@/lib/parse/parse-date';
import type { GroupedDay } from './schema';

/** The transactions of one platform on one day. */
function toPlatform(platform: GroupedDay['platforms'][number]) {
  const { platformName, transactionCount, totalAmount, transactions } = platform;
  const isCredit = platform.isCredit ?? transactions[0]?.isCredit ?? (totalAmount ?? 0) > 0;
  const size = totalAmount === null ? null : Math.abs(totalAmount);
  return {
    /** `null` when unknown. */
    name: platformName,
    isCredit,
    count: transactionCount ?? transactions.length,
    /** Credits with their sign, and without the -0 of `-size`; `null` when unknown. */
    totalAmount: size === null || isCredit ? size : 0 - size,
    /** The listed ones, which can be fewer than `count`. */
    transactions,
  };
}

export type PlatformOfDay = ReturnType<typeof toPlatform>;

/** A day as the server groups it, which may be one of UTC, with each listed transaction once. */
export function toHistoryDay(grouped: GroupedDay) {
  const { date, totalTransactions, totalAmount, individualTransactions } = grouped;
  const day = writtenDay(date) ?? writtenDay(grouped.formattedDate ?? '') ?? '';
  const platforms = grouped.platforms.map(toPlatform);
  const ofPlatforms = platforms.flatMap(({ transactions }) => transactions);
  const known = new Set(ofPlatforms.map(({ id }) => id));
  const others = individualTransactions.filter(({ id }) => !known.has(id));
  const transactions = distinctById([...ofPlatforms, ...others]);
  return {
    /** `YYYY-MM-DD`; '' when unknown. */
    day,
    formattedDate: grouped.formattedDate ?? (day === '' ? date : formatDate(parseDate(day))),
    count: totalTransactions ?? transactions.length,
    /** Credits added less credits spent; `null` when unknown. */
    totalAmount,
    platforms,
    /** Transactions that no platform lists. */
    others,
    /** All listed transactions. */
    transactions,
  };
}

export type HistoryDay = ReturnType<typeof toHistoryDay>;
