import { memo, useCallback, useMemo, useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  PlatformThumb,
  usePlatformPictures,
} from '@/features/credits/dashboard/costs-tab/platform-thumb';
import { cx } from '@/lib/cx';
import { countOf } from '@/lib/format/numbers';
import { useNow } from '@/lib/react/use-now';
import { Icon } from '@/ui/icon';
import { useVirtualRows, type VirtualRows } from '@/ui/list/use-virtual-rows';
import { groupedRows, type GroupedRow } from './grouped-rows';
import type { TransactionListProps } from './individual-list';
import { Amount, TransactionCells, transactionColumns } from './transaction-row';
import { detailUnderDay } from './transaction-text';

/** Heights in CSS pixels of rows with one line of text. */
const HEIGHTS: Record<GroupedRow['kind'], number> = { day: 52, platform: 57, transaction: 57 };

/**
 * Days with their platforms, which expand to show their transactions, and single transactions; a
 * long list is virtualized.
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

interface GroupedRowProps {
  row: GroupedRow;
  /** The index in the list of all rows. */
  index: number;
  rowRef: VirtualRows['rowRef'];
  pictures: ReadonlyMap<string, string> | undefined;
  /** @param id the id of the row of a platform */
  onToggle: (id: string) => void;
}

// Created once, because there can be thousands of rows.
const DOWN = <Icon of={ChevronDown} />;
const UP = <Icon of={ChevronUp} />;

const containClass = 'contain-layout contain-style';
/**
 * The amounts of all rows end at the same edge, before the arrow of a platform. Lengths are in px,
 * because pictures and arrows do not grow with the text; with large text a row has several lines.
 */
const rowClass = `${containClass} flex w-full flex-wrap items-center gap-x-[12px] gap-y-1 border-t border-line py-2.5 text-left`;

/** One row of the grouped view. */
const GroupedRowView = memo(function GroupedRowView(props: GroupedRowProps) {
  const { row, index, rowRef, pictures } = props;
  switch (row.kind) {
    case 'day':
      return (
        <div
          ref={rowRef}
          data-row={index}
          className={`${containClass} num flex flex-wrap items-baseline gap-x-4 pt-6 pr-[28px] pb-2`}
        >
          {/* Narrow rows move the number of transactions below the day, and large text the amount. */}
          <div className="flex flex-[1_1_10rem] flex-wrap gap-x-2.5">
            <h3 className="font-semibold">{row.title}</h3>
            {row.totals && (
              <span className="text-muted">{countOf(row.totals.count, 'transaction')}</span>
            )}
          </div>
          {row.totals && row.totals.amount !== null && (
            <Amount amount={row.totals.amount} isCredit={row.totals.amount > 0} />
          )}
        </div>
      );
    case 'platform':
      return <PlatformRow {...props} row={row} />;
    case 'transaction': {
      const { transaction, name, day } = row;
      const { description, isCredit, platformId } = transaction;
      const time = detailUnderDay(transaction, day);
      return (
        <div
          ref={rowRef}
          data-row={index}
          className={cx(rowClass, 'pr-[28px]', name === null && 'pl-[48px]')}
        >
          {name !== null && (
            <PlatformThumb
              name={name}
              isCredit={isCredit}
              picture={platformId === null ? undefined : pictures?.get(platformId)}
            />
          )}
          <div className={cx(transactionColumns, 'min-w-0 flex-[1_1_5rem]')}>
            <TransactionCells
              transaction={transaction}
              title={name ?? description}
              detail={[name === null || name === description ? null : description, time]}
            />
          </div>
        </div>
      );
    }
  }
});

function PlatformRow({
  row: { id, name, platform, isOpen },
  index,
  rowRef,
  pictures,
  onToggle,
}: GroupedRowProps & { row: GroupedRow & { kind: 'platform' } }) {
  const { transactions, count, totalAmount, isCredit } = platform;
  const platformId = transactions[0]?.platformId;
  return (
    <button
      type="button"
      ref={rowRef}
      data-row={index}
      aria-expanded={isOpen}
      onClick={() => onToggle(id)}
      className={cx(rowClass, '-outline-offset-2 hover:bg-canvas')}
    >
      <PlatformThumb
        name={name}
        isCredit={isCredit}
        picture={platformId ? pictures?.get(platformId) : undefined}
      />
      <span className="min-w-0 flex-[1_1_5rem] font-medium break-words">
        <span translate="no">{name}</span>
        {count > 1 && (
          <span className="num block text-12 font-normal text-muted">
            {countOf(count, 'transaction')}
          </span>
        )}
      </span>
      {totalAmount !== null && <Amount amount={totalAmount} isCredit={isCredit} />}
      <span className="shrink-0">{isOpen ? UP : DOWN}</span>
    </button>
  );
}
