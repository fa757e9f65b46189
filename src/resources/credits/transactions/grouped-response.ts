import { startOfDay } from '@/lib/format/dates';
import { localDay, parseDate } from '@/lib/parse/parse-date';
import { UNNAMED } from './platform-name';
import type { GroupedDay, Transaction } from './schema';

/** The totals of a platform or a day in the grouped response. */
interface ReportedTotals {
  count: number;
  /** Credits with their sign; `null` when unknown. */
  totalAmount: number | null;
  /** How many transactions the response lists; fewer than `count` when more have to be loaded. */
  listedCount: number;
}

/** What the grouped response reports about one platform on one day. */
export interface ReportedPlatform extends ReportedTotals {
  name: string;
  isCredit: boolean;
}

/** What the grouped response reports about one day. */
export interface ReportedDay extends ReportedTotals {
  day: string;
  formattedDate: string | null;
  platforms: ReportedPlatform[];
}

/** Whether the response counts transactions that it does not list. */
export function hasUnlistedTransactions({ count, listedCount }: ReportedTotals): boolean {
  return count > listedCount;
}

/** The server writes a day as midnight in UTC, which must not be converted to local time. */
const UTC_MIDNIGHT = /T00:00:00(?:\.0+)?Z$/;

function dayOf({ date, formattedDate }: GroupedDay): string {
  const start = parseDate(date.trim().replace(UTC_MIDNIGHT, '')) ?? parseDate(formattedDate ?? '');
  return start === null ? (formattedDate ?? date.trim()) : localDay(start);
}

/** Half a hundredth of a credit: totals are rounded to two decimals. */
const ROUNDING_TOLERANCE = 0.005;

type GroupedPlatform = GroupedDay['platforms'][number];

/** The number of a platform's transactions; the listed ones if the response does not report it. */
function transactionCountOf({ transactionCount, transactions }: GroupedPlatform): number {
  return transactionCount ?? transactions.length;
}

/** Whether a platform added credits; if no field shows it, it counts as spending. */
function isPlatformCredit({ isCredit, totalAmount, transactions }: GroupedPlatform): boolean {
  return isCredit ?? transactions[0]?.isCredit ?? (totalAmount ?? 0) > 0;
}

/** The total with its sign; `null` when unknown. */
function signedTotal(platform: GroupedPlatform): number | null {
  if (platform.totalAmount === null) return null;
  const size = Math.abs(platform.totalAmount);
  // `-size` would be -0 for a size of 0.
  return isPlatformCredit(platform) ? size : 0 - size;
}

/** Platform names of the day's transactions that a platform lists too, matched by id. */
function namesById({ individualTransactions, platforms }: GroupedDay): Map<Transaction, string> {
  const byId = new Map<string, string>();
  for (const { platformName, transactions } of platforms) {
    if (platformName === null) continue;
    for (const { id } of transactions) if (id !== '') byId.set(id, platformName);
  }
  const names = new Map<Transaction, string>();
  for (const entry of individualTransactions) {
    const name = byId.get(entry.id);
    if (name !== undefined) names.set(entry, name);
  }
  return names;
}

/**
 * Platform names of `individualTransactions`. A platform that lists none of their ids is assigned
 * to the transactions of one platform id and the same direction: those with its count and total,
 * else the only ones with its count, else the only ones that are left.
 */
function namesOfTransactions(grouped: GroupedDay): ReadonlyMap<Transaction, string> {
  const names = namesById(grouped);
  const known = new Set(names.values());
  const unnamed = new Map<string, Transaction[]>();
  for (const entry of grouped.individualTransactions) {
    if (names.has(entry)) continue;
    const key = `${entry.isCredit} ${entry.platformId}`;
    unnamed.set(key, [...(unnamed.get(key) ?? []), entry]);
  }

  let unassigned = grouped.platforms.filter(
    ({ platformName }) => platformName !== null && !known.has(platformName),
  );
  const assign = (platform: GroupedPlatform, key: string, entries: readonly Transaction[]) => {
    for (const entry of entries) names.set(entry, platform.platformName ?? UNNAMED);
    unnamed.delete(key);
    unassigned = unassigned.filter((each) => each !== platform);
  };
  const candidates = (platform: GroupedPlatform) =>
    [...unnamed].filter(([, [first]]) => first?.isCredit === isPlatformCredit(platform));

  for (const platform of unassigned) {
    const total = signedTotal(platform);
    const match = candidates(platform).find(
      ([, entries]) =>
        entries.length === transactionCountOf(platform) &&
        total !== null &&
        Math.abs(entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0) - total) <
          ROUNDING_TOLERANCE,
    );
    if (match) assign(platform, ...match);
  }
  const assignUnique = (fits: (each: GroupedPlatform, entries: Transaction[]) => boolean) => {
    for (const platform of unassigned) {
      const [match, ...others] = candidates(platform).filter(([, entries]) =>
        fits(platform, entries),
      );
      if (!match || others.length > 0) continue;
      const fitting = unassigned.filter(
        (each) => isPlatformCredit(each) === isPlatformCredit(platform) && fits(each, match[1]),
      );
      if (fitting.length === 1) assign(platform, ...match);
    }
  };
  assignUnique((platform, entries) => entries.length === transactionCountOf(platform));
  assignUnique(() => true);
  return names;
}

/**
 * The day that a listed transaction is shown under: its local day, or the server's one if it has no
 * time or if the time zone can't explain the difference.
 * @param start the local start of the server's day; `null` if it is not a date
 */
function dayOfEntry({ at, day }: Transaction, serverDay: string, start: number | null): string {
  if (serverDay === '') return day;
  if (at === null || start === null || at === startOfDay(at)) return serverDay;
  return at >= startOfDay(start, -1) && at < startOfDay(start, 2) ? day : serverDay;
}

/**
 * Splits a day of the grouped response into its transactions, without duplicates, and its totals.
 */
export function readDay(grouped: GroupedDay): {
  transactions: Transaction[];
  reportedDay: ReportedDay;
} {
  const day = dayOf(grouped);
  const start = parseDate(day);
  const names = namesOfTransactions(grouped);

  // Both lists contain the same transactions; without ids to match them only one list is used.
  const { individualTransactions: individual } = grouped;
  const known = new Set(individual.map(({ id }) => id));
  const entries = [
    ...individual.map((entry) => ({ entry, name: names.get(entry) ?? null })),
    ...grouped.platforms.flatMap(({ platformName, transactions }) =>
      transactions
        .filter(({ id }) => individual.length === 0 || (id !== '' && !known.has(id)))
        .map((entry) => ({ entry, name: platformName })),
    ),
  ];
  const transactions = entries.map(({ entry, name }) => ({
    ...entry,
    platformName: name,
    day: dayOfEntry(entry, day, start),
  }));

  const platforms = grouped.platforms.map((platform): ReportedPlatform => ({
    name: platform.platformName ?? UNNAMED,
    isCredit: isPlatformCredit(platform),
    count: transactionCountOf(platform),
    totalAmount: signedTotal(platform),
    listedCount: platform.transactions.length,
  }));

  const counted = platforms.reduce((sum, platform) => sum + platform.count, 0);
  const count = grouped.totalTransactions ?? Math.max(transactions.length, counted);
  const { formattedDate, totalAmount } = grouped;
  const listedCount = transactions.length;
  return {
    transactions,
    reportedDay: { day, formattedDate, count, totalAmount, listedCount, platforms },
  };
}
