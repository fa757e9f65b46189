import { useLayoutEffect, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';

/** Rows rendered beyond each edge of the viewport, which the Tab key can reach. */
const OVERSCAN = 2;

export interface PageRowsInput {
  count: number;
  /** Of each row, in CSS pixels; rows are not measured. */
  height: number;
  /** CSS pixels between two rows. */
  gap: number;
  /** False for a short list, of which all rows are rendered. */
  isVirtualized: boolean;
}

/** The rows to render, from `first` up to but not including `end`, of a list that scrolls with the page. */
export function usePageRows(
  list: HTMLElement | null,
  { count, height, gap, isVirtualized }: PageRowsInput,
): { first: number; end: number } {
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtualizer = useWindowVirtualizer({
    enabled: isVirtualized,
    count,
    estimateSize: () => height,
    gap,
    overscan: OVERSCAN,
    scrollMargin,
    // So that the first render has rows, and a focused one is not unmounted.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const end = (items.at(-1)?.index ?? count - 1) + 1;

  // The height of the content above the list may have changed since the last render.
  useLayoutEffect(() => {
    if (!list || !isVirtualized) return;
    setScrollMargin(Math.round(list.getBoundingClientRect().top + window.scrollY));
  }, [list, isVirtualized, first, end]);

  return { first, end };
}
