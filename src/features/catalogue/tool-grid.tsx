import { useEffect, useState } from 'react';
import type { Balance } from '@/resources/credits/schema';
import type { Tool } from '@/resources/tools/schema';
import { ErrorBoundary } from '@/ui/error-boundary';
import { lazyPart } from '@/ui/lazy-part';
import type { RowRange } from '@/ui/use-page-rows';
import type { CardHighlightsProps } from './card-highlights';
import { FIRST_TOOLS, TOOLS_PER_STEP } from './infinite-scroll';
import type { GridRangeProps } from './grid-range';
import { CARD_HEIGHT, gridClass, gridHeight, useGridShape } from './grid-shape';
import { SkeletonCard } from './skeleton-card';
import { ToolCard } from './tool-card';

/** Cards up to this number are all rendered: the browser's find-in-page reaches each of them. */
const WHOLE_GRID = 300;

const LazyGridRange = lazyPart<GridRangeProps>(
  async () => (await import('./grid-range')).GridRange,
  { failure: ({ props }) => <WholeRange {...props} /> },
);

/** Without the code that follows the viewport all cards are rendered. */
function WholeRange({ onRange }: GridRangeProps) {
  useEffect(() => onRange({ first: 0, end: Infinity }), [onRange]);
  return null;
}

// In the chunk of the member's parts: the cards don't wait for it, and do without it when it fails.
const LazyCardHighlights = lazyPart<CardHighlightsProps>(
  async () => (await import('./card-highlights')).CardHighlights,
  { failure: () => null },
);

/**
 * The catalogue's cards (core specification, section 2). A long grid is virtualized, by code that is
 * fetched when the grid has grown to half of that length.
 * @param props.loading the next step is on its way: its cards show as skeletons
 */
export function ToolGrid({
  tools,
  shown,
  loading,
  balance,
  balancePending,
}: {
  tools: readonly Tool[];
  shown: number;
  loading: boolean;
  balance: Balance | null;
  balancePending: boolean;
}) {
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const cells = loading ? Math.min(shown + TOOLS_PER_STEP, tools.length) : shown;
  const shape = useGridShape();
  const rows = Math.ceil(cells / shape.columns);
  const isLong = cells > WHOLE_GRID;
  const growsLong = cells > WHOLE_GRID / 2;
  // Unknown in the commit in which the grid gets long: a focused card has to stay in the page.
  const [range, setRange] = useState<RowRange | null>(null);
  const near = range ?? { first: 0, end: Math.ceil((WHOLE_GRID + TOOLS_PER_STEP) / shape.columns) };
  const firstRow = isLong ? Math.min(near.first, rows) : 0;
  const first = firstRow * shape.columns;
  const end = isLong ? Math.min(near.end * shape.columns, cells) : cells;
  // The whole height, so that a restored scroll position is there before the cards are.
  const style = isLong
    ? { height: gridHeight(rows, shape.gap), paddingTop: firstRow * (CARD_HEIGHT + shape.gap) }
    : undefined;

  return (
    <>
      <ul
        ref={setGrid}
        role="list"
        aria-label="Tools"
        className={`${gridClass} content-start [overflow-anchor:none]`}
        style={style}
      >
        {tools.slice(first, Math.min(end, shown)).map((tool, index) => (
          <ToolCard
            key={tool.id}
            tool={tool}
            balance={balance}
            balancePending={balancePending}
            position={first + index + 1}
            setSize={tools.length}
          />
        ))}
        {Array.from({ length: Math.max(0, end - Math.max(first, shown)) }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </ul>
      {grid && growsLong && <LazyGridRange {...{ grid, rows, shape, isLong }} onRange={setRange} />}
      {grid && (
        // All that a highlight offers is on the tool's page: without it the cards are complete.
        <ErrorBoundary fallback={() => null}>
          <LazyCardHighlights grid={grid} tools={tools} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** The grid while the catalogue loads; the cards that come take the very places of its shapes. */
export function ToolGridSkeleton() {
  return (
    <ul aria-hidden className={gridClass}>
      {Array.from({ length: FIRST_TOOLS }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </ul>
  );
}
