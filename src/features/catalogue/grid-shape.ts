import { useSyncExternalStore } from 'react';

/** In CSS pixels; the grid's classes draw the same (core specification, section 9). */
export const CARD_HEIGHT = 220;

export interface GridShape {
  columns: number;
  /** CSS pixels between rows. */
  gap: number;
}

/** The breakpoints of the grid's classes. */
const SHAPES = [
  { from: '(min-width: 1536px)', columns: 4, gap: 24 },
  { from: '(min-width: 1024px)', columns: 3, gap: 24 },
  { from: '(min-width: 640px)', columns: 2, gap: 20 },
] as const;
const NARROW: GridShape = { columns: 1, gap: 16 };

/** The grid's classes; `SHAPES` and `CARD_HEIGHT` say the same in numbers. */
export const gridClass =
  'grid auto-rows-[220px] gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4';

function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** One of the constants above, so that it stays the same object between resizes. */
function currentShape(): GridShape {
  // jsdom has no media queries, and no layout to be wrong about either.
  if (typeof window.matchMedia !== 'function') return NARROW;
  return SHAPES.find(({ from }) => window.matchMedia(from).matches) ?? NARROW;
}

/** The grid's columns and gap at the width of the window. */
export function useGridShape(): GridShape {
  return useSyncExternalStore(onResize, currentShape);
}

/** The height of a grid of so many rows, in CSS pixels. */
export function gridHeight(rows: number, gap: number): number {
  return rows === 0 ? 0 : rows * (CARD_HEIGHT + gap) - gap;
}
