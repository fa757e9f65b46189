import { useLayoutEffect, useMemo, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';

/** Rows rendered beyond each edge of the viewport, which the Tab key can reach. */
const OVERSCAN = 2;

/** The rows to render, from `first` up to but not including `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/**
 * The rows to render of a virtualized list that scrolls with the page, with rows of equal height,
 * which are not measured. `null` before the height of the viewport is known.
 */
export function usePageRows(
  list: HTMLElement,
  { count, height, gap }: { count: number; height: number; gap: number },
): RowRange | null {
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    gap,
    overscan: OVERSCAN,
    scrollMargin,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index;
  const last = items.at(-1)?.index;

  // The height of the content above the list may have changed since the last render.
  useLayoutEffect(() => {
    setScrollMargin(Math.round(list.getBoundingClientRect().top + window.scrollY));
  }, [list, first, last]);

  return useMemo(
    () => (first === undefined || last === undefined ? null : { first, end: last + 1 }),
    [first, last],
  );
}
