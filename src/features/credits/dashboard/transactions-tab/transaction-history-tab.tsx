import {
  useInfiniteQuery,
  useQuery,
  type InfiniteQueryObserverResult,
} from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { RowSkeletons } from '@/features/credits/dashboard/dashboard-skeletons';
import { TabFailure } from '@/features/credits/dashboard/load-failure';
import type { TabProps } from '@/features/credits/dashboard/tab-props';
import { cx } from '@/lib/cx';
import { countOf, formatWhole } from '@/lib/format/numbers';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { historyFilters, isFiltered, NO_FILTERS } from '@/resources/credits/transactions/filters';
import { toPlatformNames } from '@/resources/credits/transactions/platform-name';
import {
  historyQuery,
  loadMore,
  type History,
  type HistoryView,
} from '@/resources/credits/transactions/queries';
import { Button } from '@/ui/button';
import { SkeletonGroup } from '@/ui/feedback/skeleton';
import { SegmentedControl } from '@/ui/form/segmented-control';
import { EmptyPanel } from '@/ui/feedback/empty-and-error-panels';
import { CsvDownload } from './csv-download';
import { GroupedList } from './grouped-list';
import { IndividualList } from './individual-list';
import { TransactionFilters } from './transaction-filters';

/** The Transaction History tab (docs/product/credits.md#transactions). */
export function TransactionHistory({ parameters, onChange, isFirst }: TabProps) {
  const { view } = parameters;
  const filters = historyFilters(parameters);
  const query = useInfiniteQuery(historyQuery(view, filters));
  const { data } = query;
  const hasRows =
    data !== undefined &&
    (data.transactions.length > 0 || data.days.some(({ count }) => count > 0) || query.hasNextPage);
  const total = data?.totalTransactions ?? data?.transactions.length ?? 0;
  const hasFilters = isFiltered(filters);

  return (
    <>
      <div className="relative flex flex-wrap items-center gap-2 pt-5 pb-3">
        {/* With a zero basis the row does not wrap on a phone. */}
        <div className="flex min-w-0 flex-[1_1_0]">
          <TransactionFilters filters={filters} onChange={onChange} />
        </div>
        <SegmentedControl
          label="Show transactions"
          options={[
            { value: 'grouped', label: 'Grouped' },
            { value: 'individual', label: 'Individual' },
          ]}
          value={view}
          onChange={(next) => onChange({ view: next })}
        />
        {/* Also while loading, so that it does not move the other controls when it appears. */}
        {(hasRows || query.isPending) && (
          <CsvDownload key={JSON.stringify(filters)} filters={filters} />
        )}
      </div>
      <div className="num flex flex-wrap justify-between gap-x-4 pb-2 text-12 text-muted">
        {/* One live region for all states, so that screen readers announce its changes. */}
        <p role="status">
          {query.isPending ? 'Loading transactions...' : total > 0 && countOf(total, 'transaction')}
        </p>
        {hasRows && <span className={cx(view === 'grouped' && 'pr-7')}>Credits</span>}
      </div>
      {data ? (
        hasRows ? (
          <>
            <Transactions history={data} view={view} />
            <LoadMore query={query} />
          </>
        ) : (
          <NoTransactions hasFilters={hasFilters} onClear={() => onChange(NO_FILTERS)} />
        )
      ) : query.isPending ? (
        <SkeletonGroup label="Loading transactions">
          <RowSkeletons count={8} />
        </SkeletonGroup>
      ) : (
        <TabFailure query={query} reload={isFirst && view === 'grouped' && !hasFilters} />
      )}
    </>
  );
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

function Transactions({ history, view }: { history: History; view: HistoryView }) {
  const { data: platformNames = NO_NAMES } = useQuery({
    ...platformCostsQuery,
    select: toPlatformNames,
  });
  const List = view === 'grouped' ? GroupedList : IndividualList;
  return <List history={history} platformNames={platformNames} />;
}

/** The button that loads the next page, and its error (docs/product/credits.md#transactions). */
function LoadMore({ query }: { query: InfiniteQueryObserverResult<History> }) {
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, data } = query;
  if (!data || !hasNextPage) return null;
  const loaded = formatWhole(data.transactions.length);
  const total = data.totalTransactions;

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        busy={isFetchingNextPage}
        busyLabel="Loading..."
        onClick={() => void loadMore(query)}
      >
        Load more
      </Button>
      <p role="status" className="num text-muted">
        {isFetchNextPageError && !isFetchingNextPage
          ? 'More transactions could not be loaded.'
          : total !== null && `${loaded} of ${formatWhole(total)} loaded`}
      </p>
    </div>
  );
}

function NoTransactions({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) {
  return (
    <EmptyPanel
      bare
      level={3}
      icon={Receipt}
      title="No transactions found"
      text={
        hasFilters
          ? 'No transactions match these filters.'
          : "You haven't made any token transactions yet."
      }
      action={
        hasFilters && (
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
    />
  );
}
