import { useId, useMemo, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Receipt, SlidersHorizontal } from 'lucide-react';
import { countOf } from '@/lib/count-of';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { groupByDay } from '@/resources/credits/transactions/days';
import { isFiltered, NO_FILTERS } from '@/resources/credits/transactions/filters';
import {
  createPlatformNamer,
  toPlatformNames,
} from '@/resources/credits/transactions/platform-name';
import { historyQuery, type History } from '@/resources/credits/transactions/queries';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { EmptyPanel } from '@/ui/panels';
import { SegmentedControl } from '@/ui/segmented-control';
import { SkeletonGroup } from '@/ui/skeleton';
import type { TabProps } from './credit-history-tab';
import { CsvDownload } from './csv-download';
import { RowSkeletons } from './dashboard-skeletons';
import { GroupedList } from './grouped-list';
import { IndividualList } from './individual-list';
import { LedgerNotice } from './ledger-notice';
import { TabFailure } from './load-failure';
import { LoadMore } from './load-more-button';
import { usePlatformPictures } from './platform-thumb';
import { TransactionFilters } from './transaction-filters';

/** The Transaction History tab (docs/product/credits.md#transactions). */
export function TransactionHistory({ parameters, onChange, isFirst }: TabProps) {
  const { view, filters } = parameters;
  const filtersId = useId();
  const [showsFilters, setShowsFilters] = useState(() => isFiltered(filters));
  const query = useInfiniteQuery(historyQuery(view, filters));
  const { data } = query;
  const total = data?.totalTransactions ?? data?.transactions.length ?? 0;
  const filterCount = Object.values(filters).filter((value) => value !== null).length;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-5 pb-3">
        {/* One live region for all states, so that screen readers announce its changes. */}
        <p role="status" className="num text-muted max-sm:basis-full">
          {query.isPending && 'Loading transactions...'}
          {total > 0 && countOf(total, 'transaction')}
        </p>
        <div className="flex items-center gap-3 max-sm:basis-full max-sm:flex-wrap">
          <Button
            variant="secondary"
            size="bar"
            aria-expanded={showsFilters}
            aria-controls={showsFilters ? filtersId : undefined}
            className="max-sm:min-h-11"
            onClick={() => setShowsFilters(!showsFilters)}
          >
            <Icon of={SlidersHorizontal} />
            Filters
            {filterCount > 0 && <span className="num font-normal text-muted">{filterCount}</span>}
          </Button>
          <SegmentedControl
            label="Show transactions"
            className="max-sm:flex-1"
            options={[
              { value: 'grouped', label: 'Grouped' },
              { value: 'individual', label: 'Individual' },
            ]}
            value={view}
            onChange={(next) => onChange({ view: next })}
          />
        </div>
      </div>
      {showsFilters && (
        <TransactionFilters
          id={filtersId}
          filters={filters}
          onChange={(next) => onChange({ filters: next })}
        />
      )}
      {data ? (
        data.transactions.length > 0 || data.reportedDays.length > 0 ? (
          <>
            {filters.type === null && filters.platformId === null && (
              <LedgerNotice history={data} />
            )}
            <Transactions history={data} view={view} />
            <LoadMore query={query} />
            <CsvDownload key={JSON.stringify(filters)} filters={filters} />
          </>
        ) : (
          <NoTransactions
            hasFilters={isFiltered(filters)}
            onClear={() => onChange({ filters: NO_FILTERS })}
          />
        )
      ) : query.isPending ? (
        <SkeletonGroup label="Loading transactions">
          <RowSkeletons count={8} />
        </SkeletonGroup>
      ) : (
        <TabFailure query={query} reload={isFirst && view === 'grouped' && !isFiltered(filters)} />
      )}
    </>
  );
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

function Transactions({ history, view }: { history: History; view: 'grouped' | 'individual' }) {
  const { transactions, firstPageCount, reportedDays, totalTransactions } = history;
  const { data: platformNames = NO_NAMES } = useQuery({
    ...platformCostsQuery,
    select: toPlatformNames,
  });
  const pictures = usePlatformPictures();
  const [now] = useState(Date.now);
  const days = useMemo(
    () => (view === 'grouped' ? groupByDay(transactions, { reportedDays, platformNames }) : []),
    [view, transactions, reportedDays, platformNames],
  );
  const appended = useMemo(
    () => new Set(transactions.slice(firstPageCount)),
    [transactions, firstPageCount],
  );
  const nameOf = useMemo(
    () => createPlatformNamer(transactions, platformNames),
    [transactions, platformNames],
  );

  return view === 'grouped' ? (
    <GroupedList days={days} appended={appended} now={now} pictures={pictures} />
  ) : (
    <IndividualList transactions={transactions} total={totalTransactions} nameOf={nameOf} />
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
