import { useCallback, useMemo, useState } from 'react';
import { usePlatformPictures } from '@/features/credits/dashboard/costs-tab/platform-thumb';
import { useNow } from '@/lib/react/use-now';
import { useVirtualRows } from '@/ui/list/use-virtual-rows';
import { GroupedRowView } from './grouped-row-view';
import { groupedRows, type GroupedRow } from './grouped-rows';
import type { TransactionListProps } from './individual-list';

/** Heights in CSS pixels of rows with one line of text. */
const HEIGHTS: Record<GroupedRow['kind'], number> = { day: 52, platform: 57, transaction: 57 };

/**
 * Days with their platforms, which expand to show their transactions, and single transactions; a long
 * list is virtualized.
 */
export function GroupedList({ history, platformNames: names }: TransactionListProps) {
  const now = useNow();
  const pictures = usePlatformPictures();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () => groupedRows(history, { open, names, now }),
    [history, open, names, now],
  );
  const keyOf = useCallback((index: number) => rows[index]?.key ?? '', [rows]);
  const estimate = useCallback((index: number) => HEIGHTS[rows[index]?.kind ?? 'day'], [rows]);
  const { first, end, style, listRef, rowRef } = useVirtualRows({
    count: rows.length,
    keyOf,
    estimate,
  });

  const toggle = useCallback((id: string) => {
    setOpen((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  return (
    <div ref={listRef} className="[overflow-anchor:none]" style={style}>
      {rows.slice(first, end).map((row, index) => (
        <GroupedRowView
          key={row.key}
          row={row}
          index={first + index}
          rowRef={rowRef}
          pictures={pictures}
          onToggle={toggle}
        />
      ))}
    </div>
  );
}
