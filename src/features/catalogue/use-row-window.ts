import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { CARD_HEIGHT, gridHeight, rowWindow } from './row-window';
import type { RowWindow } from './row-window';

/** The breakpoints of the grid's classes. */
const SHAPES = [
  { from: '(min-width: 1536px)', columns: 4, gap: 24 },
  { from: '(min-width: 1024px)', columns: 3, gap: 24 },
  { from: '(min-width: 640px)', columns: 2, gap: 20 },
] as const;
const NARROW = { columns: 1, gap: 16 } as const;

/** So few are all in the page, where the browser's own search finds them. */
const FEW_CELLS = 60;

/** The grid's classes; `SHAPES` and `CARD_HEIGHT` say the same in numbers. */
export const gridClass =
  'grid auto-rows-[220px] gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4';

function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** One of the constants above, so that it stays the same object between resizes. */
function currentShape() {
  // jsdom has no media queries, and no layout to be wrong about either.
  if (typeof window.matchMedia !== 'function') return NARROW;
  return SHAPES.find(({ from }) => window.matchMedia(from).matches) ?? NARROW;
}

export interface VisibleRows {
  /** Cells from `first` up to but without `end` belong into the page. */
  first: number;
  end: number;
  /** Holds the place of the rows that are not in the page. */
  style: { height: number; paddingTop: number } | undefined;
}

/**
 * Which cells of a grid are in the page: of many, those of the rows near the viewport. The rest is
 * empty height, known before anything is drawn, so that a restored scroll position holds at once.
 */
export function useVisibleCells(grid: HTMLElement | null, cells: number): VisibleRows {
  const { columns, gap } = useSyncExternalStore(onResize, currentShape);
  const rows = Math.ceil(cells / columns);
  const rowStep = CARD_HEIGHT + gap;
  const isShort = cells <= FEW_CELLS;
  // Before the first measurement a phone's worth of rows; the layout effect corrects it unseen.
  const [near, setNear] = useState<RowWindow | null>({ first: 0, end: 4 });

  useLayoutEffect(() => {
    if (!grid || isShort) return;
    const measure = () => {
      const viewportHeight = document.documentElement.clientHeight;
      // Without a layout nothing can be told near from far: everything stays in the page.
      if (viewportHeight === 0) return setNear(null);
      const { top } = grid.getBoundingClientRect();
      const next = rowWindow({ top, viewportHeight, rowStep, rows });
      setNear((now) => (now?.first === next.first && now.end === next.end ? now : next));
    };
    measure();
    // In the frame of the scroll itself: a row that came a frame later would show as a hole.
    const follow = () => flushSync(measure);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [grid, isShort, rows, rowStep]);

  if (isShort || !near) return { first: 0, end: cells, style: undefined };
  const first = Math.min(near.first, rows);
  return {
    first: first * columns,
    end: Math.min(near.end * columns, cells),
    style: { height: gridHeight(rows, gap), paddingTop: first * rowStep },
  };
}
