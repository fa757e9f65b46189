import { formatDate } from '@/lib/format/dates';
import { distinctById } from '@/lib/parse/ids';
import { parseDate, writtenDay } from '@/lib/parse/parse-date';
import type { GroupedDay, Transaction } from './schema';

/** The transactions of one platform on one day. */
export interface PlatformOfDay {
  /** `null` when unknown. */
  name: string | null;
  isCredit: boolean;
  count: number;
  /** Credits with their sign; `null` when unknown. */
  totalAmount: number | null;
  /** The listed ones, which can be fewer than `count`. */
  transactions: Transaction[];
}

/** A day as the server groups it, which may be one of UTC. */
export interface HistoryDay {
  /** `YYYY-MM-DD`; '' when unknown. */
  day: string;
  formattedDate: string;
  count: number;
  /** Credits added less credits spent; `null` when unknown. */
  totalAmount: number | null;
  platforms: PlatformOfDay[];
  /** Transactions that no platform lists. */
  others: Transaction[];
  /** All listed transactions, each once. */
  transactions: Transaction[];
}

function toPlatform(platform: GroupedDay['platforms'][number]): PlatformOfDay {
  const { platformName, transactionCount, totalAmount, transactions } = platform;
  const isCredit = platform.isCredit ?? transactions[0]?.isCredit ?? (totalAmount ?? 0) > 0;
  const size = totalAmount === null ? null : Math.abs(totalAmount);
  return {
    name: platformName,
    isCredit,
    count: transactionCount ?? transactions.length,
    // `-size` would be -0 for a size of 0.
    totalAmount: size === null || isCredit ? size : 0 - size,
    transactions,
  };
}

/** A day of the grouped response, with each listed transaction once. */
export function toHistoryDay(grouped: GroupedDay): HistoryDay {
  const { date, totalTransactions, totalAmount, individualTransactions } = grouped;
  const day = writtenDay(date) ?? writtenDay(grouped.formattedDate ?? '') ?? '';
  const platforms = grouped.platforms.map(toPlatform);
  const ofPlatforms = platforms.flatMap(({ transactions }) => transactions);
  const known = new Set(ofPlatforms.map(({ id }) => id));
  const others = individualTransactions.filter(({ id }) => !known.has(id));
  const transactions = distinctById([...ofPlatforms, ...others]);
  return {
    day,
    formattedDate: grouped.formattedDate ?? (day === '' ? date : formatDate(parseDate(day))),
    count: totalTransactions ?? transactions.length,
    totalAmount,
    platforms,
    others,
    transactions,
  };
}
