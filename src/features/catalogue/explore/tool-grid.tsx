import { useState } from 'react';
import { FROM_LIST } from '@/components/back-to-list';
import { ToolCard } from '@/components/tools/tool-card';
import { useCredits } from '@/components/credits/use-credits';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { formatWhole } from '@/lib/format/numbers';
import { useIsNetworkIdle } from '@/lib/react/network-idle';
import { shortCostLabel } from '@/resources/tools/cost';
import type { Tool } from '@/resources/tools/schema';
import { lazyPart } from '@/ui/lazy-part';
import type { RowRange, ShownRowsProps } from '@/ui/list/shown-rows';
import type { CardHighlightsProps } from './card-highlights';
import { CARD_HEIGHT, gridClass, gridHeight, useGridShape } from './card-grid-size';
import { FIRST_TOOLS, TOOLS_PER_STEP, useShownCount } from './use-shown-count';

/** The id of the list of cards. */
export const TOOLS_ID = 'tools';

/** The grid is virtualized above this number of cards; up to it find-in-page finds every card. */
const MAX_RENDERED = 300;

// Without its code, the first cards of a long grid are shown.
const LazyShownRows = lazyPart<ShownRowsProps>(
  async () => (await import('@/ui/list/shown-rows')).ShownRows,
  { failure: () => null },
);

// Loaded after the first paint, because the cards are usable without it. The tool's page has all
// actions of a highlight, so a failure shows nothing.
const LazyCardHighlights = lazyPart<CardHighlightsProps>(
  async () => {
    await waitForPaint();
    return (await import('./card-highlights')).CardHighlights;
  },
  { failure: () => null },
);

/** The line above the grid. */
export const countClass = 'num mt-4 mb-3 text-muted sm:mt-6 sm:mb-4';

/**
 * The number of the catalogue's cards that show, and these cards, with skeletons of the next step
 * (docs/product/catalogue.md#explore-page). A long grid is virtualized. With another `key` it
 * begins with 9 cards.
 */
export function ToolGrid({ tools }: { tools: readonly Tool[] }) {
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const { shown, isLoading } = useShownCount(tools.length);
  // A retry after a failure keeps the badges instead of showing skeletons.
  const { loaded: balance } = useCredits();
  const { costOf } = useToolCosts({ enabled: useIsNetworkIdle() });
  const cells = isLoading ? Math.min(shown + TOOLS_PER_STEP, tools.length) : shown;
  const shape = useGridShape();
  const rows = Math.ceil(cells / shape.columns);
  const isLong = cells > MAX_RENDERED;
  const [range, setRange] = useState<RowRange>({ first: 0, end: MAX_RENDERED / shape.columns });
  const first = isLong ? range.first * shape.columns : 0;
  const end = isLong ? Math.min(range.end * shape.columns, cells) : cells;
  // The height of all rows, so that a restored scroll position exists before the cards render.
  const style = isLong
    ? { height: gridHeight(rows, shape.gap), paddingTop: range.first * (CARD_HEIGHT + shape.gap) }
    : undefined;

  function costTextOf(tool: Tool): string {
    const cost = costOf(tool);
    return cost ? shortCostLabel(cost) : '';
  }

  return (
    <>
      <p aria-hidden className={countClass}>
        {`Showing ${formatWhole(shown)} of ${formatWhole(tools.length)} tools`}
      </p>
      <ul
        ref={setGrid}
        id={TOOLS_ID}
        role="list"
        aria-label="Tools"
        className={`${gridClass} content-start outline-none [overflow-anchor:none]`}
        style={style}
      >
        {tools.slice(first, Math.min(end, shown)).map((tool, index) => (
          <ToolCard
            key={tool.id}
            tool={tool}
            balance={balance}
            costText={costTextOf(tool)}
            position={first + index + 1}
            setSize={tools.length}
            linkState={FROM_LIST}
          />
        ))}
        {Array.from({ length: Math.max(0, end - Math.max(first, shown)) }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </ul>
      {grid && isLong && (
        <LazyShownRows
          grid={grid}
          rows={rows}
          height={CARD_HEIGHT}
          gap={shape.gap}
          onChange={setRange}
        />
      )}
      {grid && <LazyCardHighlights grid={grid} tools={tools} />}
    </>
  );
}

/** The grid while the catalogue loads; its skeletons have the size of the cards. */
export function ToolGridSkeleton() {
  return (
    <ul aria-hidden className={gridClass}>
      {Array.from({ length: FIRST_TOOLS }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </ul>
  );
}

function SkeletonCard() {
  return (
    <li
      aria-hidden
      className="breathe relative rounded-card bg-skeleton shadow-[0_0_0_1px] shadow-line"
    >
      <span className="absolute top-3 right-3 h-6 w-21 rounded-mark bg-surface" />
      <span className="absolute bottom-[38px] left-4 h-4 w-[62%] rounded-[4px] bg-surface" />
      <span className="absolute bottom-4 left-4 h-3 w-[42%] rounded-[4px] bg-surface" />
    </li>
  );
}
