import { useState } from 'react';
import type { Balance } from '@/resources/credits/schema';
import type { Tool } from '@/resources/tools/schema';
import { ErrorBoundary } from '@/ui/error-boundary';
import { lazyPart } from '@/ui/lazy-part';
import type { CardHighlightsProps } from './card-highlights';
import { FIRST_TOOLS, TOOLS_PER_STEP } from './infinite-scroll';
import { SkeletonCard } from './skeleton-card';
import { ToolCard } from './tool-card';
import { gridClass, useVisibleCells } from './use-row-window';

// In the chunk of the member's parts: the cards don't wait for it, and do without it when it fails.
const LazyCardHighlights = lazyPart<CardHighlightsProps>(
  async () => (await import('./card-highlights')).CardHighlights,
  { failure: () => null },
);

/**
 * The catalogue's cards (core specification, section 2), of which only the rows near the viewport
 * are in the page.
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
  const { first, end, style } = useVisibleCells(grid, cells);

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
