import { useDeferredValue, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { WalletCards } from 'lucide-react';
import {
  ChartSkeleton,
  CreditHistorySkeleton,
  summaryColumns,
} from '@/features/credits/dashboard/dashboard-skeletons';
import { SectionFailure, TabFailure } from '@/features/credits/dashboard/load-failure';
import { SpendChart } from '@/features/credits/dashboard/transactions-tab/spend-chart';
import type { TabProps } from '@/features/credits/dashboard/tab-props';
import { UsageSummary } from '@/features/credits/dashboard/usage-summary';
import { useNow } from '@/lib/react/use-now';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import type { Stacks } from '@/resources/credits/stacks/schema';
import { spentPerDay } from '@/resources/credits/transactions/spent-per-day';
import { EmptyPanel } from '@/ui/feedback/empty-and-error-panels';
import { RetryButton } from '@/ui/feedback/retry-button';
import { OutlookSection } from './outlook-section';
import { RewardList } from './reward-list';
import { StackList } from './stack-list';

/** The Credit History tab (docs/product/credits.md#usage-dashboard). */
export function CreditHistory({ isFirst, ...props }: TabProps) {
  const query = useQuery(stacksQuery);

  if (query.isPending) return <CreditHistorySkeleton />;
  if (query.data === undefined) return <TabFailure query={query} reload={isFirst} />;
  if (query.data === null) {
    return (
      <EmptyPanel
        bare
        level={3}
        icon={WalletCards}
        title="No Token Data"
        text="Unable to load token information."
        action={<RetryButton query={query}>Try Again</RetryButton>}
      />
    );
  }
  return <LoadedHistory data={query.data} {...props} />;
}

function LoadedHistory({
  data,
  parameters,
  onChange,
  onOpenDay,
}: Omit<TabProps, 'isFirst'> & { data: Stacks }) {
  const { stacks } = data;
  const now = useNow();
  // The summary and the chart are painted first; the lists below them render after that.
  const rendersLists = useDeferredValue(true, false);

  return (
    <>
      <div className={summaryColumns}>
        <UsageSummary data={data} />
        <SpendPerDay now={now} onOpenDay={onOpenDay} />
      </div>
      {rendersLists && (
        <>
          <OutlookSection now={now} />
          <StackList
            stacks={stacks}
            filter={parameters.stacks}
            onFilter={(filter) => onChange({ stacks: filter })}
          />
          <RewardList
            now={now}
            filter={parameters.rewards}
            onFilter={(filter) => onChange({ rewards: filter })}
          />
        </>
      )}
    </>
  );
}

function SpendPerDay({ now, onOpenDay }: Pick<TabProps, 'onOpenDay'> & { now: number }) {
  const query = useQuery(recentHistoryQuery);
  const { data } = query;
  const days = useMemo(
    () => data && spentPerDay(data.transactions, now, data.isComplete),
    [data, now],
  );

  if (days) return <SpendChart days={days} onOpenDay={onOpenDay} />;
  if (!query.isError) return <ChartSkeleton />;
  return (
    <div>
      <SectionFailure query={query} text="What you spent per day could not be loaded." />
    </div>
  );
}
