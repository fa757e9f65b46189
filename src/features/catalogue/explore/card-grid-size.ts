import { useSyncExternalStore } from 'react';

/** In CSS pixels (docs/product/catalogue.md#tool-card). */
export const CARD_HEIGHT = 220;

export interface GridShape {
  columns: number;
  /** CSS pixels between rows. */
  gap: number;
}

const SHAPES = [
  { from: '(min-width: 1536px)', columns: 4, gap: 24 },
  { from: '(min-width: 1024px)', columns: 3, gap: 24 },
  { from: '(min-width: 640px)', columns: 2, gap: 20 },
] as const;
const NARROW: GridShape = { columns: 1, gap: 16 };

/** The grid's classes; `SHAPES` and `CARD_HEIGHT` repeat their numbers. */
export const gridClass =
  'grid auto-rows-[220px] gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4';

function subscribeToResize(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** One of the constants above: a snapshot has to be the same object between resizes. */
function currentShape(): GridShape {
  return SHAPES.find(({ from }) => window.matchMedia(from).matches) ?? NARROW;
}

/** The grid's columns and gap at the current width of the window. */
export function useGridShape(): GridShape {
  return useSyncExternalStore(subscribeToResize, currentShape);
}

/** The height in CSS pixels of a grid with this number of rows. */
export function gridHeight(rows: number, gap: number): number {
  return rows === 0 ? 0 : rows * (CARD_HEIGHT + gap) - gap;
}
