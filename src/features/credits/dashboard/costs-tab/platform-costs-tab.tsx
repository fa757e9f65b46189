import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Coins, SearchX } from 'lucide-react';
import { RowSkeletons } from '@/features/credits/dashboard/dashboard-skeletons';
import { TabFailure } from '@/features/credits/dashboard/load-failure';
import type { TabProps } from '@/features/credits/dashboard/tab-props';
import { countOf } from '@/lib/format/numbers';
import { findCosts, type CostColumn, type CostView } from '@/resources/credits/platform-costs/find';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import { Button } from '@/ui/button';
import { SkeletonGroup } from '@/ui/feedback/skeleton';
import { SearchField } from '@/ui/form/search-field';
import { EmptyPanel } from '@/ui/feedback/empty-and-error-panels';
import { CostTable } from './cost-table';

/** The Platform Costs tab (docs/product/credits.md#platform-costs). */
export function PlatformCosts({ isFirst }: Pick<TabProps, 'isFirst'>) {
  const query = useQuery(platformCostsQuery);

  if (query.data) return <Costs costs={query.data} />;
  if (query.isError) return <TabFailure query={query} reload={isFirst} />;
  return (
    <SkeletonGroup label="Loading platform costs" className="pt-5">
      <RowSkeletons count={8} />
    </SkeletonGroup>
  );
}

function Costs({ costs }: { costs: readonly PlatformCost[] }) {
  const [view, setView] = useState<CostView>({
    search: '',
    column: 'name',
    direction: 'ascending',
  });
  const found = findCosts(costs, view);

  function sortBy(column: CostColumn) {
    const isReversal = view.column === column && view.direction === 'ascending';
    setView({ ...view, column, direction: isReversal ? 'descending' : 'ascending' });
  }

  if (costs.length === 0) {
    return (
      <EmptyPanel
        bare
        level={3}
        icon={Coins}
        title="No platform costs found"
        text="No tool has a price right now."
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-5 pb-4">
        <p role="status" className="num text-muted">
          {countOf(found.length, 'tool')}
        </p>
        <SearchField
          label="Search tool costs"
          value={view.search}
          onChange={(search) => setView({ ...view, search })}
        />
      </div>
      {found.length > 0 ? (
        <CostTable costs={found} view={view} onSort={sortBy} />
      ) : (
        <EmptyPanel
          bare
          level={3}
          icon={SearchX}
          title="No tools found"
          text={`No tool costs match “${view.search.trim()}”. Try fewer words.`}
          action={
            <Button variant="secondary" onClick={() => setView({ ...view, search: '' })}>
              Clear search
            </Button>
          }
        />
      )}
    </>
  );
}
