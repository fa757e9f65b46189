import { formatDate } from '@/lib/format/dates';
import { createUniqueKeys } from '@/lib/parse/ids';
import { parseDate } from '@/lib/parse/parse-date';
import type { PlatformOfDay } from '@/resources/credits/transactions/history-day';
import { platformNameOf, UNNAMED } from '@/resources/credits/transactions/platform-name';
import type { History } from '@/resources/credits/transactions/queries';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { dayPrefix } from './transaction-text';

/** A row of the grouped view, in the order of the screen. */
export type GroupedRow = { /** Unique in the list. */ key: string } & (
  | {
      kind: 'day';
      title: string;
      /**
       * Of all transactions of the day; `null` for a day without totals, or with one transaction.
       */
      totals: { count: number; amount: number | null } | null;
    }
  | {
      kind: 'platform';
      id: string;
      name: string;
      platform: PlatformOfDay;
      isOpen: boolean;
    }
  | {
      kind: 'transaction';
      transaction: Transaction;
      /** The platform's name; `null` below the platform's own row. */
      name: string | null;
      /** The day that it is listed under. */
      day: string;
    }
);

export interface GroupedRowsOptions {
  /** The ids of the rows of expanded platforms. */
  open: ReadonlySet<string>;
  /** Names of platforms by their id, from the platform costs. */
  names: ReadonlyMap<string, string>;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The days of the server with their platforms, then the other transactions under their local days
 * (docs/product/credits.md#transactions).
 */
export function groupedRows(
  { days, ungrouped }: Pick<History, 'days' | 'ungrouped'>,
  { open, names, now }: GroupedRowsOptions,
): GroupedRow[] {
  const rows: GroupedRow[] = [];
  const single = (transaction: Transaction, day: string, name: string | null): GroupedRow => ({
    kind: 'transaction',
    key: transaction.id,
    transaction,
    name,
    day,
  });

  for (const { day, formattedDate, count, totalAmount, platforms, others } of days) {
    rows.push({
      kind: 'day',
      key: `day ${day}`,
      title: `${dayPrefix(day, formattedDate, now)}${formattedDate}`,
      totals: count === 1 ? null : { count, amount: totalAmount },
    });
    for (const platform of platforms) {
      const { transactions } = platform;
      const [first] = transactions;
      const name = platform.name ?? (first ? platformNameOf(first, names) : UNNAMED);
      if (first && transactions.length === 1 && platform.count <= 1) {
        rows.push(single(first, day, name));
        continue;
      }
      const id = `${day} ${platform.isCredit ? '+' : '-'} ${name}`;
      const isOpen = open.has(id);
      rows.push({ kind: 'platform', key: id, id, name, platform, isOpen });
      if (isOpen) rows.push(...transactions.map((each) => single(each, day, null)));
    }
    for (const each of others) rows.push(single(each, day, platformNameOf(each, names)));
  }

  let current = days.at(-1)?.day;
  for (const transaction of ungrouped) {
    const { day, at, formattedDate } = transaction;
    if (day !== current) {
      current = day;
      const date = at === null ? formattedDate : formatDate(parseDate(day));
      const title = `${dayPrefix(day, date, now)}${date}`;
      rows.push({ kind: 'day', key: `day ${day}`, title, totals: null });
    }
    rows.push(single(transaction, day, platformNameOf(transaction, names)));
  }

  const keys = createUniqueKeys(rows, ({ key }) => key);
  return rows.map((row, index) => ({ ...row, key: keys[index] ?? row.key }));
}
