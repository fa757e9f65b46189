import { useCallback, useLayoutEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { scrollParent } from './scroll-parent';

/** Lists up to this length are rendered whole: the browser's find-in-page reaches every row. */
export const MAX_UNVIRTUALIZED_ROWS = 150;
/** Rows of a longer list that are rendered before its scroll position is known. */
const FIRST_ROWS = 12;
/** Rows beyond each edge of the viewport; the Tab key finds its next row there. */
const OVERSCAN = 12;

export interface VirtualRowsInput {
  count: number;
  /** Unique for each row; the same function while the rows are the same. */
  keyOf: (index: number) => string;
  /** The expected height in CSS pixels; rendered rows are measured. */
  estimate: (index: number) => number;
  /** CSS pixels between two rows. */
  gap?: number;
}

export interface VirtualRows {
  /** Rows from `first` up to but without `end` are rendered. */
  first: number;
  end: number;
  /** Heights of what is not rendered, before and after, in CSS pixels. */
  before: number;
  after: number;
  /**
   * Both as a style for the element around the rows. With containment, a new row does not make the
   * browser lay out the page around the list again.
   */
  style: CSSProperties | undefined;
  /** Ref of the element around the rows. */
  listRef: (element: HTMLElement | null) => void;
  /** Ref of each row, which carries its index as `data-row`. */
  rowRef: (element: HTMLElement | null) => void;
  /** Scrolls a row into view, also one that is not rendered. */
  scrollToRow: (index: number) => void;
}

interface Place {
  list: HTMLElement;
  scroller: Element;
}

/**
 * The rows of a list that are rendered: all of a short one, and of a longer one those near the
 * viewport of the element that scrolls it (not the page). Rows are in normal flow, and the list needs
 * `overflow-anchor: none`, because the scroll position is adjusted when rows above are measured.
 */
export function useVirtualRows({ count, keyOf, estimate, gap = 0 }: VirtualRowsInput): VirtualRows {
  const [place, setPlace] = useState<Place | null>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isWhole = count <= MAX_UNVIRTUALIZED_ROWS;

  const virtualizer = useVirtualizer({
    enabled: place !== null && !isWhole,
    count,
    getItemKey: keyOf,
    estimateSize: estimate,
    gap,
    overscan: OVERSCAN,
    scrollMargin,
    indexAttribute: 'data-row',
    measureElement: measureRow,
    getScrollElement: () => place?.scroller ?? null,
    initialOffset: () => place?.scroller.scrollTop ?? 0,
  });

  const listRef = useCallback((list: HTMLElement | null) => {
    setPlace(list && { list, scroller: scrollParent(list) });
  }, []);

  const items = virtualizer.getVirtualItems();
  const [firstItem] = items;
  const lastItem = items.at(-1);

  // What stands above the list may have changed its height since rows were last added.
  useLayoutEffect(() => {
    if (!place || isWhole) return;
    const { list, scroller } = place;
    const offset = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setScrollMargin(Math.round(offset + scroller.scrollTop));
  }, [place, isWhole, firstItem?.index, lastItem?.index]);

  const refs = {
    listRef,
    rowRef: virtualizer.measureElement,
    scrollToRow: virtualizer.scrollToIndex,
  };
  if (firstItem && lastItem) {
    const height = virtualizer.getTotalSize();
    const before = firstItem.start - scrollMargin;
    const after = height - (lastItem.end - scrollMargin);
    return {
      ...refs,
      first: firstItem.index,
      end: lastItem.index + 1,
      before,
      after,
      style: { height, paddingTop: before, contain: 'size layout style' },
    };
  }
  // Without a layout there is no viewport, and every row is rendered.
  const isMeasured = virtualizer.scrollElement !== null;
  const end = isWhole || isMeasured ? count : Math.min(count, FIRST_ROWS);
  return { ...refs, first: 0, end, before: 0, after: 0, style: undefined };
}

/** Fractions of a pixel count: rounded, each row would move those below it when it is added. */
function measureRow(row: Element, entry: ResizeObserverEntry | undefined): number {
  return entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height;
}
