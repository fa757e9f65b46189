import type { HistoryDay, PlatformOfDay } from '@/resources/credits/transactions/days';
import type { Transaction } from '@/resources/credits/transactions/schema';

interface RowBase {
  /** What tells the row apart from all others. */
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
        isFirst: boolean;
        isLast: boolean;
      }
    | { kind: 'transaction'; transaction: Transaction; isLast: boolean }
    | { kind: 'missing'; count: number; isLast: boolean }
  );

export interface OpenPlatforms {
  /** What the member has opened or closed, by the keys of rows. */
  chosen: ReadonlyMap<string, boolean>;
  /** What Load more has brought; it shows until the member closes it. */
  appended: ReadonlySet<Transaction>;
}

/** The grouped view as one list of rows, so that only those near the visible part need to exist. */
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
        isFirst: index === 0,
        isLast: isLast && !isOpen,
      });
      if (!isOpen) continue;
      const missing = platform.count - platform.transactions.length;
      for (const [place, transaction] of platform.transactions.entries()) {
        rows.push({
          kind: 'transaction',
          key: `${key} ${transaction.id || place}`,
          day,
          transaction,
          isLast: isLast && missing <= 0 && place === platform.transactions.length - 1,
        });
      }
      if (missing > 0) {
        rows.push({ kind: 'missing', key: `${key} missing`, day, count: missing, isLast });
      }
    }
  }
  return rows;
}

/** Neighbouring rows of one day. */
export interface DayPart {
  day: HistoryDay;
  /** The place of the first row in the list of all rows. */
  first: number;
  rows: DayRow[];
}

/** The rows from `first` up to but without `end`, day by day. */
export function dayParts(rows: readonly DayRow[], first: number, end: number): DayPart[] {
  const parts: DayPart[] = [];
  for (let index = first; index < Math.min(end, rows.length); index += 1) {
    const row = rows[index];
    if (!row) continue;
    const part = parts.at(-1);
    if (part?.day === row.day) part.rows.push(row);
    else parts.push({ day: row.day, first: index, rows: [row] });
  }
  return parts;
}
