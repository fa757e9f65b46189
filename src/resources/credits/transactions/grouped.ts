import { localDay, parseDate } from '@/lib/dates';
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

/** Takes a day of the grouped call apart: its transactions, each once, and what it claims of them. */
export function readDay(wire: WireDay): { transactions: Transaction[]; claim: DayClaim } {
  const day = dayOf(wire);
  const names = new Map<string, string>();
  for (const { platformName, transactions } of wire.platforms) {
    if (platformName === null) continue;
    for (const { id } of transactions) if (id !== '') names.set(id, platformName);
  }

  // The same transactions stand in both lists; where ids are missing, one list has to do.
  const { individualTransactions: individual } = wire;
  const known = new Set(individual.map(({ id }) => id));
  const entries = [
    ...individual.map((entry) => ({ entry, name: names.get(entry.id) ?? null })),
    ...wire.platforms.flatMap(({ platformName, transactions }) =>
      transactions
        .filter(({ id }) => individual.length === 0 || (id !== '' && !known.has(id)))
        .map((entry) => ({ entry, name: platformName })),
    ),
  ];
  const transactions = entries.map(({ entry, name }) => ({
    ...entry,
    platformName: name,
    day: entry.day || day,
  }));

  const platforms = wire.platforms.map((platform): PlatformClaim => {
    const { platformName, totalAmount, transactions: own } = platform;
    const isCredit = platform.isCredit ?? own[0]?.isCredit ?? (totalAmount ?? 0) > 0;
    return {
      name: platformName ?? UNNAMED,
      isCredit,
      count: platform.transactionCount ?? own.length,
      totalAmount: signedAmount({ ...NO_FACTS, isCredit, amount: totalAmount }),
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
