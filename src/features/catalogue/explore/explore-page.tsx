import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen, SearchX } from 'lucide-react';
import { CategoryGlyph } from '@/components/illustrations/category-glyph';
import { SkipLink } from '@/components/skip-link';
import { countOf } from '@/lib/format/numbers';
import { useTitle } from '@/lib/react/use-title';
import { CATEGORIES } from '@/resources/tools/categories';
import { filterTools } from '@/resources/tools/filter';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { Button } from '@/ui/button';
import { Chip, ChipRow } from '@/ui/chip';
import { EmptyPanel, ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { PageHeading } from '@/ui/page-heading';
import { countClass, ToolGrid, ToolGridSkeleton, TOOLS_ID } from './tool-grid';
import { useFilters } from './use-filters';
import './catalogue.css';

const NO_TOOLS: readonly Tool[] = [];

/** The tool catalogue with its filter (docs/product/catalogue.md#explore-page). */
export function ExplorePage() {
  useTitle('Explore');
  const { categories, isFree, toggleCategory, toggleFree, clear } = useFilters();
  const catalogue = useQuery(catalogueQuery);
  const tools = catalogue.data ?? NO_TOOLS;
  const matches = useMemo(
    () => filterTools(tools, { categories, isFree }),
    [tools, categories, isFree],
  );
  const isUnfiltered = categories.length === 0 && !isFree;

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
      {/* Changes with the filter, and not with the number of cards: it would be read while the member scrolls. */}
      <p role="status" className={catalogue.isPending ? countClass : 'sr-only'}>
        {catalogue.isPending
          ? 'Loading tools...'
          : tools.length > 0 && countOf(matches.length, 'tool')}
      </p>
      {matches.length > 0 ? (
        <ToolGrid key={`${isFree}:${categories.join()}`} tools={matches} />
      ) : catalogue.isPending ? (
        <ToolGridSkeleton />
      ) : !catalogue.data ? (
        <ErrorPanel
          className="mt-6"
          text="Failed to load tools. Try again later."
          action={
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Try Again
            </Button>
          }
        />
      ) : tools.length === 0 ? (
        <EmptyPanel
          className="mt-6"
          icon={PackageOpen}
          title="No tools available"
          text="Check back later for new tools."
        />
      ) : (
        <EmptyPanel
          className="mt-6"
          icon={SearchX}
          title="No matching tools found"
          text="Try adjusting your filters or search criteria"
          action={
            <Button variant="secondary" onClick={clear}>
              Clear all filters
            </Button>
          }
        />
      )}
    </div>
  );
}
