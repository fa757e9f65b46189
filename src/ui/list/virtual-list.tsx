import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { createUniqueKeys } from '@/lib/parse/ids';
import { useVirtualRows } from './use-virtual-rows';

export interface VirtualListProps<Item> {
  /** The accessible name, or the id of the element that has it. */
  label?: string;
  labelledBy?: string;
  items: readonly Item[];
  /** A stable function; ids need not be unique. */
  idOf: (item: Item) => string;
  /** The content of a row: a memoized component, because scrolling renders all rows. */
  children: (item: Item) => ReactNode;
  /** The expected height of a row in CSS pixels; rendered rows are measured. */
  rowHeight: number;
  /** The number of items of the whole list, -1 when unknown; `items.length` by default. */
  setSize?: number;
  className?: string;
  rowClassName: string;
}

/** A list of rows, virtualized if it is long. */
export function VirtualList<Item>({
  label,
  labelledBy,
  items,
  idOf,
  children,
  rowHeight,
  setSize = items.length,
  className,
  rowClassName,
}: VirtualListProps<Item>) {
  const keys = useMemo(() => createUniqueKeys(items, idOf), [items, idOf]);
  const keyOf = useCallback((index: number) => keys[index] ?? '', [keys]);
  const estimate = useCallback(() => rowHeight, [rowHeight]);
  const { first, end, style, listRef, rowRef } = useVirtualRows({
    count: items.length,
    keyOf,
    estimate,
  });

  return (
    <ul
      ref={listRef}
      role="list"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={cx('[overflow-anchor:none]', className)}
      style={style}
    >
      {items.slice(first, end).map((item, index) => (
        <li
          key={keyOf(first + index)}
          ref={rowRef}
          data-row={first + index}
          aria-posinset={first + index + 1}
          aria-setsize={setSize}
          className={rowClassName}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
