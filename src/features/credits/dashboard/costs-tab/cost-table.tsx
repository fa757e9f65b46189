import { memo, useCallback, useMemo } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '@/lib/cx';
import { formatNumber } from '@/lib/format/numbers';
import { createUniqueKeys } from '@/lib/parse/ids';
import type { CostColumn, CostView } from '@/resources/credits/platform-costs/find';
import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import { Badge } from '@/ui/badge';
import { CreditCoin } from '@/ui/credit-coin';
import { Icon } from '@/ui/icon';
import { useVirtualRows } from '@/ui/list/use-virtual-rows';
import type { VirtualRows } from '@/ui/list/use-virtual-rows';

/** Height in CSS pixels of a row with one line of text. */
const ROW_HEIGHT = 48;
const estimate = () => ROW_HEIGHT;

const COLUMNS: readonly { column: CostColumn; label: string }[] = [
  { column: 'name', label: 'Tool' },
  { column: 'unit', label: 'Unit' },
  { column: 'cost', label: 'Cost' },
];

/**
 * The costs as a table with sortable columns; a long one is virtualized. With large text it is
 * wider than a phone and scrolls sideways.
 */
export function CostTable({
  costs,
  view,
  onSort,
}: {
  costs: readonly PlatformCost[];
  view: CostView;
  onSort: (column: CostColumn) => void;
}) {
  const keys = useMemo(
    () => createUniqueKeys(costs, ({ platformId, name }) => platformId ?? `named ${name}`),
    [costs],
  );
  const keyOf = useCallback((index: number) => keys[index] ?? '', [keys]);
  const { first, end, paddingBefore, paddingAfter, listRef, rowRef } = useVirtualRows({
    count: costs.length,
    keyOf,
    estimate,
  });

  return (
    // Positioned, so that it also clips its visually hidden texts.
    <div className="relative overflow-hidden overflow-x-auto">
      <table
        className="w-full min-w-72 table-fixed border-collapse [overflow-anchor:none]"
        aria-rowcount={costs.length + 1}
      >
        <caption className="sr-only">What one use of each platform costs</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ column, label }) => (
              <SortHead
                key={column}
                column={column}
                label={label}
                direction={view.column === column ? view.direction : undefined}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={listRef}>
          {paddingBefore > 0 && <tr aria-hidden style={{ height: paddingBefore }} />}
          {costs.slice(first, end).map((cost, index) => (
            <CostRow key={keyOf(first + index)} rowRef={rowRef} cost={cost} index={first + index} />
          ))}
          {paddingAfter > 0 && <tr aria-hidden style={{ height: paddingAfter }} />}
        </tbody>
      </table>
    </div>
  );
}

function SortHead({
  column,
  label,
  direction,
  onSort,
}: {
  column: CostColumn;
  label: string;
  /** The sort direction of this column; `undefined` if the table is sorted by another one. */
  direction: CostView['direction'] | undefined;
  onSort: (column: CostColumn) => void;
}) {
  const isNumeric = column === 'cost';
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cx(
        'border-b border-line p-0 font-medium',
        isNumeric ? 'w-16 sm:w-32' : column === 'unit' && 'w-26 sm:w-48',
      )}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className={cx(
          'flex min-h-10 w-full items-center gap-1.5 rounded-mark text-muted -outline-offset-2 hover:text-ink aria-[sort]:text-ink pointer-coarse:min-h-11',
          isNumeric ? 'justify-end' : 'justify-start',
          direction && 'text-ink',
        )}
      >
        <span>{label}</span>
        <Icon
          of={
            direction === undefined
              ? ChevronsUpDown
              : direction === 'ascending'
                ? ArrowUp
                : ArrowDown
          }
          size={14}
        />
      </button>
    </th>
  );
}

const CostRow = memo(function CostRow({
  cost,
  index,
  rowRef,
}: {
  cost: PlatformCost;
  index: number;
  rowRef: VirtualRows['rowRef'];
}) {
  const { name, unit, tokenCost, isFreeTool, hasFeatureCosts } = cost;
  return (
    <tr ref={rowRef} data-row={index} aria-rowindex={index + 2}>
      <th
        scope="row"
        className="border-b border-line py-3 pr-4 text-left align-baseline font-medium"
      >
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 break-words">
          <span translate="no" className="wrap-anywhere">
            {name}
          </span>
          {hasFeatureCosts && !isFreeTool && <Badge tone="grey">Varies by feature</Badge>}
        </span>
      </th>
      <td className="border-b border-line py-3 pr-4 align-baseline break-words text-ink-2">
        {!isFreeTool && unit}
      </td>
      <td className="num border-b border-line py-3 text-right align-baseline font-semibold">
        {isFreeTool ? (
          <Badge tone="pos">Free</Badge>
        ) : tokenCost === null ? (
          <span className="font-normal text-muted">{hasFeatureCosts ? 'Varies' : 'Unknown'}</span>
        ) : (
          <span className="inline-flex max-w-full items-baseline gap-1.5">
            <CreditCoin className="self-center" outlined={tokenCost === 0} />
            <span className="wrap-anywhere">{formatNumber(tokenCost)}</span>{' '}
            <span className="sr-only">credits</span>
          </span>
        )}
      </td>
    </tr>
  );
});
