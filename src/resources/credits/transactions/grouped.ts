import { localDay, parseDate, startOfDay } from '@/lib/dates';
import { signedAmount } from './amount';
import type { Transaction, WireDay } from './schema';

/** What the grouped call says of one platform on one day. */
export interface PlatformClaim {
  name: string;
  isCredit: boolean;
  count: number;
  /** Credits with their sign; `null` when the answer doesn't tell. */
  totalAmount: number | null;
  /** How many of them it lists; fewer than `count` when the rest has to be loaded. */
  listed: number;
}

/** What the grouped call says of one day. */
export interface DayClaim {
  day: string;
  formattedDate: string | null;
  count: number;
  totalAmount: number | null;
  listed: number;
  platforms: PlatformClaim[];
}

/** Midnight in UTC stands for a day, whatever time it is here. */
const UTC_MIDNIGHT = /T00:00:00(?:\.0+)?Z$/;

function dayOf({ date, formattedDate }: WireDay): string {
  const start = parseDate(date.trim().replace(UTC_MIDNIGHT, '')) ?? parseDate(formattedDate ?? '');
  return start === null ? (formattedDate ?? date.trim()) : localDay(start);
}

const UNNAMED = 'Other';

type WirePlatform = WireDay['platforms'][number];

/** Whether a platform added to the credits; taken for spending when nothing tells. */
function directionOf({ isCredit, totalAmount, transactions }: WirePlatform): boolean {
  return isCredit ?? transactions[0]?.isCredit ?? (totalAmount ?? 0) > 0;
}

/** The total with its sign; `null` when the answer doesn't tell. */
function totalOf(platform: WirePlatform): number | null {
  const isCredit = directionOf(platform);
  return signedAmount({ ...NO_FACTS, isCredit, amount: platform.totalAmount });
}

/** Names those of the day's list that a platform lists too, by their id. */
function listedNames({ individualTransactions, platforms }: WireDay): Map<Transaction, string> {
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
 * Names of the day's own list. A platform that only counts its transactions, or lists them without
 * ids, gets those of one id and direction that come to its count and total, else what alone is
 * left.
 */
function namesOf(wire: WireDay): ReadonlyMap<Transaction, string> {
  const names = listedNames(wire);
  const known = new Set(names.values());
  const rest = new Map<string, Transaction[]>();
  for (const entry of wire.individualTransactions) {
    if (names.has(entry)) continue;
    const key = `${entry.isCredit} ${entry.platformId}`;
    rest.set(key, [...(rest.get(key) ?? []), entry]);
  }

  let open = wire.platforms.filter(
    ({ platformName }) => platformName !== null && !known.has(platformName),
  );
  const give = (platform: WirePlatform, key: string, entries: readonly Transaction[]) => {
    for (const entry of entries) names.set(entry, platform.platformName ?? UNNAMED);
    rest.delete(key);
    open = open.filter((each) => each !== platform);
  };
  const candidates = (platform: WirePlatform) =>
    [...rest].filter(([, [first]]) => first?.isCredit === directionOf(platform));

  for (const platform of open) {
    const count = platform.transactionCount ?? platform.transactions.length;
    const total = totalOf(platform);
    const match = candidates(platform).find(
      ([, entries]) =>
        entries.length === count &&
        total !== null &&
        Math.abs(entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0) - total) < 0.005,
    );
    if (match) give(platform, ...match);
  }
  for (const platform of open) {
    const [match, ...others] = candidates(platform);
    const rivals = open.filter((each) => directionOf(each) === directionOf(platform));
    if (match && others.length === 0 && rivals.length === 1) give(platform, ...match);
  }
  return names;
}

/** True when only the day of a transaction is known, and the server's grouping knows it best. */
function isDayOnly({ at }: Transaction): boolean {
  return at === null || at === startOfDay(at);
}

/**
 * Takes a day of the grouped call apart: its transactions, each once, and what it claims of them.
 */
export function readDay(wire: WireDay): { transactions: Transaction[]; claim: DayClaim } {
  const day = dayOf(wire);
  const isDated = parseDate(day) !== null;
  const names = namesOf(wire);

  // The same transactions stand in both lists; where ids are missing, one list has to do.
  const { individualTransactions: individual } = wire;
  const known = new Set(individual.map(({ id }) => id));
  const entries = [
    ...individual.map((entry) => ({ entry, name: names.get(entry) ?? null })),
    ...wire.platforms.flatMap(({ platformName, transactions }) =>
      transactions
        .filter(({ id }) => individual.length === 0 || (id !== '' && !known.has(id)))
        .map((entry) => ({ entry, name: platformName })),
    ),
  ];
  const transactions = entries.map(({ entry, name }) => ({
    ...entry,
    platformName: name,
    day: entry.day === '' || (isDated && isDayOnly(entry)) ? day : entry.day,
  }));

  const platforms = wire.platforms.map((platform): PlatformClaim => {
    const { platformName, transactions: own } = platform;
    return {
      name: platformName ?? UNNAMED,
      isCredit: directionOf(platform),
      count: platform.transactionCount ?? own.length,
      totalAmount: totalOf(platform),
      listed: own.length,
    };
  });

  const counted = platforms.reduce((sum, platform) => sum + platform.count, 0);
  const count = wire.totalTransactions ?? Math.max(transactions.length, counted);
  const { formattedDate, totalAmount } = wire;
  const listed = transactions.length;
  return { transactions, claim: { day, formattedDate, count, totalAmount, listed, platforms } };
}

const NO_FACTS = { formattedAmount: null, balanceBefore: null, balanceAfter: null };
