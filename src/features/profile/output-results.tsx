import { DownloadOutputs } from './download-outputs';
import { NoOutputs, NoSearchResults, OutputsError } from './no-outputs';
import { OutputList, type OutputListProps } from './output-list';
import { OutputSkeletons } from './output-skeletons';
import type { Outputs } from './use-outputs';

function resultText({ outputs, totals, listTab, term }: Outputs): string {
  const total = totals[listTab];
  const noun = total === 1 ? 'output' : 'outputs';
  const verb = total === 1 || outputs.length === 1 ? 'mentions' : 'mention';
  return `${outputs.length.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${noun} ${verb} “${term}”`;
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
