import { formatDate, parseDate } from '@/lib/dates';
import type { DayClaim, PlatformClaim } from './grouped';
import { platformNamer } from './platform-name';
import type { Transaction } from './schema';

/** What one platform added or took on one day. */
export interface PlatformOfDay {
  name: string;
  isCredit: boolean;
  count: number;
  /** Credits with their sign. */
  totalAmount: number;
  /** Those that are loaded; fewer than `count` when the server has named more. */
  transactions: Transaction[];
}

/** A local day of the history. */
export interface HistoryDay {
  /** `YYYY-MM-DD`, the server's text for a day that is no date, or '' for undated transactions. */
  day: string;
  /** The day's local start in epoch milliseconds; `null` for a day that is no date. */
  start: number | null;
  formattedDate: string;
  count: number;
  /** Credits with their sign: what was added less what was spent. */
  totalAmount: number;
  platforms: PlatformOfDay[];
}

interface OpenDay {
  platforms: Map<string, PlatformOfDay>;
  claim: DayClaim | null;
}

function keyOf({ name, isCredit }: Pick<PlatformOfDay, 'name' | 'isCredit'>): string {
  return `${isCredit ? '+' : '-'}${name}`;
}

function platformIn(day: OpenDay, name: string, isCredit: boolean): PlatformOfDay {
  const key = keyOf({ name, isCredit });
  let platform = day.platforms.get(key);
  if (!platform) {
    platform = { name, isCredit, count: 0, totalAmount: 0, transactions: [] };
    day.platforms.set(key, platform);
  }
  return platform;
}

/** True when the server has counted transactions that it did not list. */
function namesMore({ count, listed }: Pick<DayClaim, 'count' | 'listed'>): boolean {
  return count > listed;
}

/** A claim holds for as long as it names more transactions than have been loaded. */
function applyClaim(day: OpenDay, claim: PlatformClaim) {
  if (!namesMore(claim)) return;
  const { name, isCredit, count, totalAmount } = claim;
  const platform = platformIn(day, name, isCredit);
  if (count <= platform.count) return;
  platform.count = count;
  platform.totalAmount = totalAmount ?? platform.totalAmount;
}

function close(day: string, { platforms: byKey, claim }: OpenDay): HistoryDay {
  const platforms = [...byKey.values()];
  const loaded = platforms.reduce((sum, { transactions }) => sum + transactions.length, 0);
  const total = platforms.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const claimed = claim !== null && namesMore(claim) && claim.count > loaded;
  const start = parseDate(day);
  return {
    day,
    start,
    formattedDate: claim?.formattedDate ?? (start === null && day !== '' ? day : formatDate(start)),
    count: claimed ? claim.count : loaded,
    totalAmount: (claimed ? claim.totalAmount : null) ?? total,
    platforms,
  };
}

export interface RegroupOptions {
  /** What the grouped call has said of its days. */
  claims?: readonly DayClaim[];
  /** Names of platforms by their id, from the platform costs. */
  platformNames?: ReadonlyMap<string, string>;
}

/**
 * Groups merged transactions by local day and platform, the newest day first, so that no day and no
 * transaction shows twice however the pages were cut. Days that are no date come last.
 */
export function regroupByDay(
  transactions: readonly Transaction[],
  { claims = [], platformNames = new Map() }: RegroupOptions = {},
): HistoryDay[] {
  const days = new Map<string, OpenDay>();
  const dayAt = (key: string): OpenDay => {
    let day = days.get(key);
    if (!day) {
      day = { platforms: new Map(), claim: null };
      days.set(key, day);
    }
    return day;
  };

  const nameOf = platformNamer(transactions, platformNames);
  for (const transaction of transactions) {
    const platform = platformIn(dayAt(transaction.day), nameOf(transaction), transaction.isCredit);
    platform.count += 1;
    platform.totalAmount += transaction.amount ?? 0;
    platform.transactions.push(transaction);
  }
  for (const claim of claims) {
    // A day of the server's that names nothing more may hold only what is another day here.
    if (!days.has(claim.day) && !namesMore(claim)) continue;
    const day = dayAt(claim.day);
    day.claim ??= claim;
    if (namesMore(claim)) for (const platform of claim.platforms) applyClaim(day, platform);
  }

  const closed = [...days].map(([key, day]) => close(key, day));
  const dated = closed.filter(({ start }) => start !== null);
  const undated = closed.filter(({ start }) => start === null);
  return [
    ...dated.sort((first, second) => (first.day < second.day ? 1 : -1)),
    ...undated.sort((first, second) => Number(first.day === '') - Number(second.day === '')),
  ];
}
