import { useCallback, useMemo, useState } from 'react';
import type { HistoryDay } from '@/resources/credits/transactions/days';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { useVirtualRows } from '@/ui/use-virtual-rows';
import { DayRowView } from './day-row-view';
import { dayParts, dayRows } from './day-rows';
import type { DayRow } from './day-rows';

/** Of rows with one line of text, in CSS pixels. */
const HEIGHTS: Record<DayRow['kind'], number> = {
  day: 56,
  platform: 61,
  transaction: 57,
  missing: 41,
};
const FIRST_DAY = 36;

function heightOf(row: DayRow): number {
  if (row.kind === 'day') return row.isFirst ? FIRST_DAY : HEIGHTS.day;
  return HEIGHTS[row.kind] + (row.isLast ? 1 : 0);
}

/**
 * Days with their platforms, which open to show their transactions; a long list is virtualized. What
 * Load more brings is open: otherwise a press of it would change nothing but counts.
 */
export function GroupedList({
  days,
  appended,
  now,
  pictures,
}: {
  days: readonly HistoryDay[];
  /** What Load more has brought. */
  appended: ReadonlySet<Transaction>;
  now: number;
  /** Of platforms by their id. */
  pictures: ReadonlyMap<string, string> | undefined;
}) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(() => dayRows(days, { chosen, appended }), [days, chosen, appended]);
  const keyOf = useCallback((index: number) => rows[index]?.key ?? '', [rows]);
  const estimate = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? heightOf(row) : 0;
    },
    [rows],
  );
  const { first, end, style, listRef, rowRef } = useVirtualRows({
    count: rows.length,
    keyOf,
    estimate,
  });

  const toggle = useCallback((key: string, isOpen: boolean) => {
    setChosen((before) => new Map(before).set(key, isOpen));
  }, []);

  return (
    <div ref={listRef} className="[overflow-anchor:none]" style={style}>
      {dayParts(rows, first, end).map((part) => (
        <div key={part.day.day} role="group" aria-label={part.day.formattedDate}>
          {part.rows.map((row, index) => (
            <DayRowView
              key={row.key}
              rowRef={rowRef}
              row={row}
              place={part.first + index}
              now={now}
              pictures={pictures}
              onToggle={toggle}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
