import { useLayoutEffect, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';

/** Rows rendered beyond each edge of the viewport, which the Tab key can reach. */
const OVERSCAN = 2;

/** Rows from `first` up to but not including `end`. */
export interface RowRange {
  first: number;
  end: number;
}

export interface ShownRowsProps {
  /** The element around the rows, which scrolls with the page. */
  grid: HTMLElement;
  rows: number;
  /** Of each row, in CSS pixels; rows are not measured. */
  height: number;
  /** CSS pixels between two rows. */
  gap: number;
  /** Receives the rows near the viewport, before they are painted; a stable function. */
  onChange: (range: RowRange) => void;
}

/** Follows which rows of a long grid are near the viewport; renders nothing. */
export function ShownRows({ grid, rows, height, gap, onChange }: ShownRowsProps) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height,
    gap,
    overscan: OVERSCAN,
    scrollMargin,
    // So that the first render has rows, and a focused one is not unmounted.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const end = (items.at(-1)?.index ?? rows - 1) + 1;

  useLayoutEffect(() => {
    // The height of the content above the grid may have changed since the last render.
    setScrollMargin(Math.round(grid.getBoundingClientRect().top + window.scrollY));
    onChange({ first, end });
  }, [grid, onChange, first, end]);

  return null;
}
