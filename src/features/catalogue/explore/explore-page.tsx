import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen, SearchX } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { CategoryGlyph } from '@/components/illustrations/category-glyph';
import { useCredits } from '@/components/credits/use-credits';
import { SkipLink } from '@/components/skip-link';
import { cx } from '@/lib/cx';
import { countOf, formatWhole } from '@/lib/format/numbers';
import { useTitle } from '@/lib/react/use-title';
import { CATEGORIES } from '@/resources/tools/categories';
import { filterTools } from '@/resources/tools/filter';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { Button } from '@/ui/button';
import { Chip, ChipRow } from '@/ui/chip';
import { EmptyPanel, ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { PageHeading } from '@/ui/page-heading';
import { ToolGrid, ToolGridSkeleton, TOOLS_ID } from './tool-grid';
import { useFilters } from './use-filters';
import { useShownCount } from './use-shown-count';
import './catalogue.css';

const NO_TOOLS: readonly Tool[] = [];

/** The tool catalogue with its filter (docs/product/catalogue.md#explore-page). */
export function ExplorePage() {
  useTitle('Explore');
  const { key } = useLocation();
  const { categories, isFree, toggleCategory, toggleFree, clear } = useFilters();
  const catalogue = useQuery(catalogueQuery);
  const { loaded: balance, isPending } = useCredits();
  const tools = catalogue.data ?? NO_TOOLS;
  const matches = useMemo(
    () => filterTools(tools, { categories, isFree }),
    [tools, categories, isFree],
  );
  const isUnfiltered = categories.length === 0 && !isFree;
  const { shown, loading } = useShownCount({
    total: matches.length,
    entry: key,
    filter: `${isFree}:${categories.join()}`,
  });

  return (
    <div className="frame pt-5 pb-16 sm:pt-10">
      <PageHeading className="text-24 font-semibold sm:text-32">
        AI tools for your practice
      </PageHeading>
      <p className="mt-2 mb-5 max-w-[60ch] text-pretty text-muted sm:mb-8 sm:text-16">
        Find your niche, shape your offers and win back an afternoon a week.
      </p>
      {matches.length > 0 && <SkipLink to={TOOLS_ID}>Skip to the tools</SkipLink>}
      <ChipRow label="Filters">
        <Chip
          icon={<CategoryGlyph size={16} onDark={isUnfiltered} />}
          pressed={isUnfiltered}
          onClick={clear}
        >
          All
        </Chip>
        <Chip pressed={isFree} onClick={toggleFree}>
          Free tools
        </Chip>
        <span aria-hidden className="my-2 w-px shrink-0 bg-line-strong" />
        {CATEGORIES.map(({ name }) => {
          const isPressed = categories.includes(name);
          return (
            <Chip
              key={name}
              icon={<CategoryGlyph category={name} size={16} onDark={isPressed} />}
              pressed={isPressed}
              onClick={() => toggleCategory(name)}
            >
              {name}
            </Chip>
          );
        })}
      </ChipRow>
      <div className="num mt-4 mb-3 min-h-5 text-muted sm:mt-6 sm:mb-4">
        {/* Changes with the filter, and not with the number of cards: it would be read while the member scrolls. */}
        <p role="status" className={cx(!catalogue.isPending && 'sr-only')}>
          {catalogue.isPending
            ? 'Loading tools...'
            : tools.length > 0 && countOf(matches.length, 'tool')}
        </p>
        {/* Without a match, the panel below has the same information. */}
        {matches.length > 0 && (
          <p aria-hidden>
            {`Showing ${formatWhole(shown)} of ${formatWhole(matches.length)} tools`}
          </p>
        )}
      </div>
      {matches.length > 0 ? (
        <ToolGrid
          tools={matches}
          shown={shown}
          loading={loading}
          balance={balance}
          // A retry after a failure keeps the badges instead of showing skeletons.
          balancePending={isPending}
        />
      ) : catalogue.isPending ? (
        <ToolGridSkeleton />
      ) : (
        <CatalogueFallback
          reason={catalogue.data ? (tools.length > 0 ? 'no-match' : 'empty') : 'failed'}
          onClear={clear}
        />
      )}
    </div>
  );
}

/** The panel that replaces the cards if there are none (docs/product/catalogue.md#explore-page). */
function CatalogueFallback({
  reason,
  onClear,
}: {
  /** `no-match`: no tool matches the filters; `failed`: the catalogue could not be loaded. */
  reason: 'no-match' | 'empty' | 'failed';
  /** Clears every filter. */
  onClear: () => void;
}) {
  if (reason === 'failed') {
    return (
      <ErrorPanel
        text="Failed to load tools. Try again later."
        action={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (reason === 'empty') {
    return (
      <EmptyPanel
        icon={PackageOpen}
        title="No tools available"
        text="Check back later for new tools."
      />
    );
  }
  return (
    <EmptyPanel
      icon={SearchX}
      title="No matching tools found"
      text="Try adjusting your filters or search criteria"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear all filters
        </Button>
      }
    />
  );
}
