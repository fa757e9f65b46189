import { formatDate } from '@/lib/format/dates';
import { parseDate } from '@/lib/parse/parse-date';
import {
  hasUnlistedTransactions,
  type ReportedDay,
  type ReportedPlatform,
} from './grouped-response';
import { createPlatformNamer } from './platform-name';
import type { Transaction } from './schema';

/** The transactions of one platform and direction on one day. */
export interface PlatformOfDay {
  name: string;
  isCredit: boolean;
  count: number;
  /** Credits with their sign. */
  totalAmount: number;
  /** The loaded ones; fewer than `count` when the server reports more. */
  transactions: Transaction[];
}

/** A local day of the history. */
export interface HistoryDay {
  /** `YYYY-MM-DD`, the server's text if it is not a date, or '' for undated transactions. */
  day: string;
  /** The day's local start in epoch milliseconds; `null` if `day` is not a date. */
  start: number | null;
  formattedDate: string;
  count: number;
  /** Credits added less credits spent. */
  totalAmount: number;
  platforms: PlatformOfDay[];
}

interface DayDraft {
  platforms: Map<string, PlatformOfDay>;
  reportedDay: ReportedDay | null;
}

function getOrAddPlatform(day: DayDraft, name: string, isCredit: boolean): PlatformOfDay {
  const key = `${isCredit ? '+' : '-'}${name}`;
  let platform = day.platforms.get(key);
  if (!platform) {
    platform = { name, isCredit, count: 0, totalAmount: 0, transactions: [] };
    day.platforms.set(key, platform);
  }
  return platform;
}

/** Uses the reported count and total while they cover more transactions than are loaded. */
function applyReportedPlatform(day: DayDraft, reported: ReportedPlatform) {
  if (!hasUnlistedTransactions(reported)) return;
  const { name, isCredit, count, totalAmount } = reported;
  const platform = getOrAddPlatform(day, name, isCredit);
  if (count <= platform.count) return;
  platform.count = count;
  platform.totalAmount = totalAmount ?? platform.totalAmount;
}

function finishDay(day: string, { platforms: byKey, reportedDay }: DayDraft): HistoryDay {
  const platforms = [...byKey.values()];
  const loaded = platforms.reduce((sum, { transactions }) => sum + transactions.length, 0);
  const total = platforms.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const usesReportedTotals =
    reportedDay !== null && hasUnlistedTransactions(reportedDay) && reportedDay.count > loaded;
  const start = parseDate(day);
  return {
    day,
    start,
    formattedDate:
      reportedDay?.formattedDate ?? (start === null && day !== '' ? day : formatDate(start)),
    count: usesReportedTotals ? reportedDay.count : loaded,
    totalAmount: (usesReportedTotals ? reportedDay.totalAmount : null) ?? total,
    platforms,
  };
}

export interface GroupByDayOptions {
  /** The days that the grouped response reports. */
  reportedDays?: readonly ReportedDay[];
  /** Names of platforms by their id, from the platform costs. */
  platformNames?: ReadonlyMap<string, string>;
}

/**
 * Groups merged transactions by local day and platform, the newest day first. Undated days are last
 * (docs/product/credits.md#transactions).
 */
export function groupByDay(
  transactions: readonly Transaction[],
  { reportedDays = [], platformNames = new Map() }: GroupByDayOptions = {},
): HistoryDay[] {
  const days = new Map<string, DayDraft>();
  const getOrAddDay = (key: string): DayDraft => {
    let day = days.get(key);
    if (!day) {
      day = { platforms: new Map(), reportedDay: null };
      days.set(key, day);
    }
    return day;
  };

  const nameOf = createPlatformNamer(transactions, platformNames);
  for (const transaction of transactions) {
    const platform = getOrAddPlatform(
      getOrAddDay(transaction.day),
      nameOf(transaction),
      transaction.isCredit,
    );
    platform.count += 1;
    platform.totalAmount += transaction.amount ?? 0;
    platform.transactions.push(transaction);
  }
  for (const reportedDay of reportedDays) {
    // In the member's time zone, all transactions of a reported day may fall on other days.
    if (!days.has(reportedDay.day) && !hasUnlistedTransactions(reportedDay)) continue;
    const day = getOrAddDay(reportedDay.day);
    day.reportedDay ??= reportedDay;
    if (hasUnlistedTransactions(reportedDay))
      for (const platform of reportedDay.platforms) applyReportedPlatform(day, platform);
  }

  const finished = [...days].map(([key, day]) => finishDay(key, day));
  const dated = finished.filter(({ start }) => start !== null);
  const undated = finished.filter(({ start }) => start === null);
  return [
    ...dated.sort((first, second) => (first.day < second.day ? 1 : -1)),
    ...undated.sort((first, second) => Number(first.day === '') - Number(second.day === '')),
  ];
}
