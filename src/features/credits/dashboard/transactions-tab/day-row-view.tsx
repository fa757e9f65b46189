import { memo } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { PlatformThumb } from '@/features/credits/dashboard/costs-tab/platform-thumb';
import { cx } from '@/lib/cx';
import { countOf } from '@/lib/format/numbers';
import { Icon } from '@/ui/icon';
import type { VirtualRows } from '@/ui/list/use-virtual-rows';
import type { DayRow } from './day-rows';
import { Amount, ColumnHead, TransactionCells, transactionColumns } from './transaction-row';
import { dayPrefix, formatTime } from './transaction-text';

interface DayRowViewProps {
  row: DayRow;
  /** The index in the list of all rows. */
  index: number;
  rowRef: VirtualRows['rowRef'];
  now: number;
  pictures: ReadonlyMap<string, string> | undefined;
  onToggle: (key: string, isOpen: boolean) => void;
}

// Created once, because there can be thousands of rows.
const DOWN = <Icon of={ChevronDown} />;
const UP = <Icon of={ChevronUp} />;

const rowClass = 'contain-layout contain-style';
/** Each row has its part of the border around a day, because not all rows of a day are rendered. */
const borderedClass = `${rowClass} border-x border-t border-line`;
const lastRowClass = 'rounded-b-panel border-b';

/** One row of the grouped view. */
export const DayRowView = memo(function DayRowView({
  row,
  index,
  rowRef,
  now,
  pictures,
  onToggle,
}: DayRowViewProps) {
  switch (row.kind) {
    case 'day':
      return <DayHead row={row} index={index} rowRef={rowRef} now={now} />;
    case 'platform':
      return <PlatformRow {...{ row, index, rowRef, pictures, onToggle }} />;
    case 'transaction':
      return (
        <div
          ref={rowRef}
          data-row={index}
          className={cx(
            borderedClass,
            transactionColumns,
            'bg-canvas pr-11 pl-4 sm:pl-16',
            row.isLast && lastRowClass,
          )}
        >
          <TransactionCells
            transaction={row.transaction}
            detail={[formatTime(row.transaction) ?? row.transaction.formattedDate]}
          />
        </div>
      );
    case 'missing':
      return (
        <p
          ref={rowRef}
          data-row={index}
          className={cx(
            borderedClass,
            'bg-canvas px-4 py-2.5 text-muted sm:pl-16',
            row.isLast && lastRowClass,
          )}
        >
          {`${countOf(row.count, 'transaction')} more, not loaded yet`}
        </p>
      );
  }
});

function DayHead({
  row: { day, isFirst },
  index,
  rowRef,
  now,
}: Pick<DayRowViewProps, 'index' | 'rowRef' | 'now'> & { row: DayRow & { kind: 'day' } }) {
  return (
    <div ref={rowRef} data-row={index} className={cx(rowClass, isFirst ? 'pt-2' : 'pt-7')}>
      {/* The amounts of all rows end at the same edge, before the arrow of a platform. */}
      <div className="flex items-baseline gap-4 pr-11 pb-2">
        <div className="num flex flex-wrap gap-x-2.5">
          <h3 className="font-semibold">
            <span>{dayPrefix(day, now)}</span>
            <span>{day.formattedDate}</span>
          </h3>
          <span className="text-muted">{countOf(day.count, 'transaction')}</span>
        </div>
        <Amount amount={day.totalAmount} isCredit={day.totalAmount > 0} />
      </div>
      <ColumnHead className="rounded-t-panel border-x border-t border-line bg-canvas pr-11 pl-4" />
    </div>
  );
}

function PlatformRow({
  row: { key, platform, isOpen, isLast },
  index,
  rowRef,
  pictures,
  onToggle,
}: Pick<DayRowViewProps, 'index' | 'rowRef' | 'pictures' | 'onToggle'> & {
  row: DayRow & { kind: 'platform' };
}) {
  const platformId = platform.transactions[0]?.platformId;
  return (
    <button
      type="button"
      ref={rowRef}
      data-row={index}
      aria-expanded={isOpen}
      onClick={() => onToggle(key, !isOpen)}
      className={cx(
        borderedClass,
        'flex w-full items-center gap-3 px-4 py-3 text-left -outline-offset-2 hover:bg-canvas',
        isLast && lastRowClass,
      )}
    >
      <PlatformThumb
        name={platform.name}
        isCredit={platform.isCredit}
        picture={platformId ? pictures?.get(platformId) : undefined}
      />
      <span className="min-w-0 font-medium break-words">
        <span translate="no">{platform.name}</span>
        <span className="num block text-12 font-normal text-muted">
          {countOf(platform.count, 'transaction')}
        </span>
      </span>
      <Amount amount={platform.totalAmount} isCredit={platform.isCredit} />
      {isOpen ? UP : DOWN}
    </button>
  );
}
