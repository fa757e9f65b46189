import { countOf } from '@/lib/count-of';
import { cardClass } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { DownloadOutputs } from './download-outputs';
import { NoOutputs, NoSearchResults, OutputsError } from './no-outputs';
import { OutputList, type OutputListProps } from './output-list';
import type { Outputs } from './use-outputs';

function resultText({ outputs, totals, listTab, term }: Outputs): string {
  const total = totals[listTab];
  const verb = total === 1 || outputs.length === 1 ? 'mentions' : 'mention';
  return `${outputs.length.toLocaleString('en-US')} of ${countOf(total, 'output')} ${verb} “${term}”`;
}

/** The outputs of a tab in the states loading, error, empty, and no match of a search. */
export function OutputResults({
  onShowAll,
  ...list
}: OutputListProps & {
  /** Called to show the results of a search on all tabs. */
  onShowAll: () => void;
}) {
  const { outputs } = list;
  const { query, listTab, term, counts, search } = outputs;
  if (query.isPending) return <OutputSkeletons />;
  if (!query.data) {
    return <OutputsError busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const hasOutputs = outputs.outputs.length > 0;
  return (
    <>
      {/* Rendered during the whole search, so that screen readers announce changes of the live region. */}
      {term !== '' && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="num text-muted wrap-anywhere">
            {resultText(outputs)}
          </p>
          {hasOutputs && <DownloadOutputs outputs={outputs.outputs} term={term} />}
        </div>
      )}
      {hasOutputs ? (
        <OutputList {...list} />
      ) : term === '' ? (
        <NoOutputs tab={listTab} />
      ) : (
        <NoSearchResults
          term={term}
          otherCount={counts.all}
          onClear={() => search('')}
          onShowAll={onShowAll}
        />
      )}
    </>
  );
}

/** A month with three skeleton cards. */
function OutputSkeletons() {
  return (
    <SkeletonGroup label="Loading your saved outputs...">
      <Skeleton className="mb-3 h-5 w-32 rounded-mark" />
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 lg:gap-5">
        {[1, 2, 3].map((card) => (
          <div key={card} data-skeleton-card className={`${cardClass} p-4 sm:p-5`}>
            <div className="flex items-center gap-2">
              <Skeleton className="size-6 shrink-0 rounded-mark" />
              <Skeleton className="h-3 w-1/2 rounded-mark" />
            </div>
            <Skeleton className="mt-3 h-4 w-2/3 rounded-mark" />
            <div className="mt-3 mb-6 space-y-2">
              <Skeleton className="h-3 rounded-mark" />
              <Skeleton className="h-3 rounded-mark" />
              <Skeleton className="h-3 w-2/3 rounded-mark" />
            </div>
            <Skeleton className="h-4 w-24 rounded-mark" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
