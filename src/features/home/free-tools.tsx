import { ToolCard } from '@/components/tools/tool-card';
import { isComingSoon } from '@/resources/tools/access';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import type { Home } from './use-home';

const SHOWN = 3;
const GRID = 'mt-4 grid auto-rows-[220px] gap-4 sm:grid-cols-2 md:grid-cols-3 lg:gap-6';

/** Three tools that cost nothing, for a new member (docs/product/navigation.md#home). */
export function FreeTools({ catalogue }: Pick<Home, 'catalogue'>) {
  const free = catalogue.data?.filter((tool) => tool.isFree && !isComingSoon(tool)).slice(0, SHOWN);
  if (free?.length === 0) return null;

  return (
    <section aria-labelledby="home-free" className="mt-10">
      <h2 id="home-free" className="text-20 font-semibold">
        Free tools
      </h2>
      {free ? (
        <ul role="list" className={GRID}>
          {free.map((tool) => (
            <ToolCard key={tool.id} tool={tool} balance={null} costText="Free" headingLevel={3} />
          ))}
        </ul>
      ) : catalogue.isError ? (
        <p role="status" className="mt-4 text-muted">
          <span>The tools didn’t load. </span>
          <RetryButton query={catalogue} variant="link" />
        </p>
      ) : (
        <SkeletonGroup label="Loading free tools..." className={GRID}>
          {Array.from({ length: SHOWN }, (_, card) => (
            <Skeleton key={card} className="rounded-card" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}
