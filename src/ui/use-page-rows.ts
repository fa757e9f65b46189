import { useLayoutEffect, useMemo, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';

/** Rows beyond each edge of the viewport; the Tab key finds its next row there. */
const OVERSCAN = 2;

/** The rows near the viewport, from `first` up to but without `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/**
 * The rows to render of a list that scrolls with the page and whose rows are equally high. Their
 * places are known without measuring them. `null` before the viewport's height is known.
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

  // What stands above the list may have changed its height since rows were last added.
  useLayoutEffect(() => {
    setScrollMargin(Math.round(list.getBoundingClientRect().top + window.scrollY));
  }, [list, first, last]);

  return useMemo(
    () => (first === undefined || last === undefined ? null : { first, end: last + 1 }),
    [first, last],
  );
}
