import { useLayoutEffect } from 'react';
import { usePageRows } from '@/ui/list/use-page-rows';
import type { RowRange } from '@/ui/list/use-page-rows';
import { CARD_HEIGHT } from './grid-shape';
import type { GridShape } from './grid-shape';

export interface GridRangeProps {
  grid: HTMLElement;
  rows: number;
  shape: GridShape;
  /** Whether the grid renders only the rows near the viewport. */
  isLong: boolean;
  /** Receives the rows near the viewport, also when they change; `null` unless the grid is long. */
  onRange: (range: RowRange | null) => void;
}

/** Reports which rows of the grid are near the viewport; renders nothing. */
export function GridRange({ grid, rows, shape: { gap }, isLong, onRange }: GridRangeProps) {
  const range = usePageRows(grid, { count: rows, height: CARD_HEIGHT, gap });

  useLayoutEffect(() => onRange(isLong ? range : null), [isLong, range, onRange]);

  return null;
}
