import type { HistoryDay, PlatformOfDay } from '@/resources/credits/transactions/group-by-day';
import type { Transaction } from '@/resources/credits/transactions/schema';

interface RowBase {
  /** Unique in the list. */
  key: string;
  day: HistoryDay;
}

/** A row of the grouped view, in the order of the screen. */
export type DayRow = RowBase &
  (
    | { kind: 'day'; isFirst: boolean }
    | {
        kind: 'platform';
        platform: PlatformOfDay;
        isOpen: boolean;
        isLast: boolean;
      }
    | { kind: 'transaction'; transaction: Transaction; isLast: boolean }
    | { kind: 'missing'; count: number; isLast: boolean }
  );

export interface OpenPlatforms {
  /** Whether the member has opened or closed a platform, by the row's key. */
  chosen: ReadonlyMap<string, boolean>;
  /** Transactions that Load more added; their platforms are open by default. */
  appended: ReadonlySet<Transaction>;
}

/** The grouped view as a flat list of rows, which can be virtualized. */
export function dayRows(
  days: readonly HistoryDay[],
  { chosen, appended }: OpenPlatforms,
): DayRow[] {
  const rows: DayRow[] = [];
  for (const day of days) {
    rows.push({ kind: 'day', key: `day ${day.day}`, day, isFirst: rows.length === 0 });
    for (const [index, platform] of day.platforms.entries()) {
      const key = `${day.day} ${platform.isCredit ? '+' : '-'} ${platform.name}`;
      const isOpen = chosen.get(key) ?? platform.transactions.some((each) => appended.has(each));
      const isLast = index === day.platforms.length - 1;
      rows.push({
        kind: 'platform',
        key,
        day,
        platform,
        isOpen,
        isLast: isLast && !isOpen,
      });
      if (!isOpen) continue;
      const missing = platform.count - platform.transactions.length;
      for (const [position, transaction] of platform.transactions.entries()) {
        rows.push({
          kind: 'transaction',
          key: `${key} ${transaction.id || position}`,
          day,
          transaction,
          isLast: isLast && missing <= 0 && position === platform.transactions.length - 1,
        });
      }
      if (missing > 0) {
        rows.push({ kind: 'missing', key: `${key} missing`, day, count: missing, isLast });
      }
    }
  }
  return rows;
}

/** Adjacent rows of one day. */
export interface DayGroup {
  day: HistoryDay;
  /** The index of the first row in the list of all rows. */
  first: number;
  rows: DayRow[];
}

/** The rows from index `first` to before `end`, grouped by day. */
export function groupRowsByDay(rows: readonly DayRow[], first: number, end: number): DayGroup[] {
  const groups: DayGroup[] = [];
  for (let index = first; index < Math.min(end, rows.length); index += 1) {
    const row = rows[index];
    if (!row) continue;
    const group = groups.at(-1);
    if (group?.day === row.day) group.rows.push(row);
    else groups.push({ day: row.day, first: index, rows: [row] });
  }
  return groups;
}
