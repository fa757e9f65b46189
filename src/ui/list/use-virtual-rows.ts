import { useCallback, useLayoutEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { scrollParent } from './scroll-parent';

/** Lists up to this length are not virtualized, so that find-in-page reaches every row. */
const MAX_UNVIRTUALIZED_ROWS = 150;
/** Rows of a longer list that are rendered before its scroll position is known. */
const INITIAL_ROWS = 12;
/** Rows rendered beyond each edge of the viewport, which the Tab key can reach. */
const OVERSCAN = 12;

export interface VirtualRowsInput {
  count: number;
  /** The unique key of a row; a stable function while the rows do not change. */
  keyOf: (index: number) => string;
  /** The expected height in CSS pixels; rendered rows are measured. */
  estimate: (index: number) => number;
  /** CSS pixels between two rows. */
  gap?: number;
}

export interface VirtualRows {
  /** Rows from `first` up to but not including `end` are rendered. */
  first: number;
  end: number;
  /** Heights of the rows before and after that are not rendered, in CSS pixels. */
  paddingBefore: number;
  paddingAfter: number;
  /**
   * The style of the element around the rows, with height and padding. Its containment limits the
   * layout of a new row to the list.
   */
  style: CSSProperties | undefined;
  /** Ref of the element around the rows. */
  listRef: (element: HTMLElement | null) => void;
  /** Ref of each row; the row has its index as `data-row`. */
  rowRef: (element: HTMLElement | null) => void;
}

interface ListElements {
  list: HTMLElement;
  scroller: Element;
}

/**
 * The rows to render of a list in a scrollable element: all of a short one, and of a longer one
 * those in the viewport and the overscan. Rows are in normal flow; the list needs
 * `overflow-anchor: none`, because the scroll position is adjusted when rows above are measured.
 */
export function useVirtualRows({ count, keyOf, estimate, gap = 0 }: VirtualRowsInput): VirtualRows {
  const [elements, setElements] = useState<ListElements | null>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isVirtualized = count > MAX_UNVIRTUALIZED_ROWS;

  const virtualizer = useVirtualizer({
    enabled: elements !== null && isVirtualized,
    count,
    getItemKey: keyOf,
    estimateSize: estimate,
    gap,
    overscan: OVERSCAN,
    scrollMargin,
    indexAttribute: 'data-row',
    measureElement: measureRow,
    getScrollElement: () => elements?.scroller ?? null,
    initialOffset: () => elements?.scroller.scrollTop ?? 0,
  });

  const listRef = useCallback((list: HTMLElement | null) => {
    setElements(list && { list, scroller: scrollParent(list) });
  }, []);

  const items = virtualizer.getVirtualItems();
  const [firstItem] = items;
  const lastItem = items.at(-1);

  // The height of the content above the list may have changed since the last render.
  useLayoutEffect(() => {
    if (!elements || !isVirtualized) return;
    const { list, scroller } = elements;
    const offset = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setScrollMargin(Math.round(offset + scroller.scrollTop));
  }, [elements, isVirtualized, firstItem?.index, lastItem?.index]);

  const refs = { listRef, rowRef: virtualizer.measureElement };
  if (firstItem && lastItem) {
    const height = virtualizer.getTotalSize();
    const paddingBefore = firstItem.start - scrollMargin;
    const paddingAfter = height - (lastItem.end - scrollMargin);
    return {
      ...refs,
      first: firstItem.index,
      end: lastItem.index + 1,
      paddingBefore,
      paddingAfter,
      style: { height, paddingTop: paddingBefore, contain: 'size layout style' },
    };
  }
  // Without a layout, such as before the first one, the virtualizer returns no items.
  const hasScrollElement = virtualizer.scrollElement !== null;
  const end = !isVirtualized || hasScrollElement ? count : Math.min(count, INITIAL_ROWS);
  return { ...refs, first: 0, end, paddingBefore: 0, paddingAfter: 0, style: undefined };
}

/** The height with fractions of a pixel: rounding would shift the rows below. */
function measureRow(row: Element, entry: ResizeObserverEntry | undefined): number {
  return entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height;
}
