import { useCallback, useMemo, useState } from 'react';
import { usePlatformPictures } from '@/features/credits/dashboard/costs-tab/platform-thumb';
import { useNow } from '@/lib/react/use-now';
import { groupByDay } from '@/resources/credits/transactions/group-by-day';
import { useVirtualRows } from '@/ui/list/use-virtual-rows';
import { DayRowView } from './day-row-view';
import { dayRows, groupRowsByDay } from './day-rows';
import type { DayRow } from './day-rows';
import type { TransactionListProps } from './individual-list';

/** Heights in CSS pixels of rows with one line of text. */
const HEIGHTS: Record<DayRow['kind'], number> = {
  day: 89,
  platform: 61,
  transaction: 57,
  missing: 41,
};
const FIRST_DAY_HEIGHT = 69;

function estimateHeight(row: DayRow): number {
  if (row.kind === 'day') return row.isFirst ? FIRST_DAY_HEIGHT : HEIGHTS.day;
  return HEIGHTS[row.kind] + (row.isLast ? 1 : 0);
}

/**
 * Days with their platforms, which expand to show their transactions; a long list is virtualized.
 * Platforms with transactions that Load more added are expanded.
 */
export function GroupedList({ history, platformNames }: TransactionListProps) {
  const { transactions, firstPageCount, reportedDays } = history;
  const now = useNow();
  const pictures = usePlatformPictures();
  const days = useMemo(
    () => groupByDay(transactions, { reportedDays, platformNames }),
    [transactions, reportedDays, platformNames],
  );
  const appended = useMemo(
    () => new Set(transactions.slice(firstPageCount)),
    [transactions, firstPageCount],
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(() => dayRows(days, { chosen, appended }), [days, chosen, appended]);
  const keyOf = useCallback((index: number) => rows[index]?.key ?? '', [rows]);
  const estimate = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? estimateHeight(row) : 0;
    },
    [rows],
  );
  const { first, end, style, listRef, rowRef } = useVirtualRows({
    count: rows.length,
    keyOf,
    estimate,
  });

  const toggle = useCallback((key: string, isOpen: boolean) => {
    setChosen((current) => new Map(current).set(key, isOpen));
  }, []);

  return (
    <div ref={listRef} className="[overflow-anchor:none]" style={style}>
      {groupRowsByDay(rows, first, end).map((group) => (
        <div key={group.day.day} role="group" aria-label={group.day.formattedDate}>
          {group.rows.map((row, index) => (
            <DayRowView
              key={row.key}
              rowRef={rowRef}
              row={row}
              index={group.first + index}
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
