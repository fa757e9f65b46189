import { ResultList } from './result-list';
import type { ResultListProps } from './result-list';
import { PanelFailure, panelClass, ResultSkeletons, TOOLS_FAILED } from './search-panel';

export interface SearchResultsProps extends ResultListProps {
  /** The title of results that do not have all words of the text; `null` for others. */
  closest: string | null;
  isLoading: boolean;
  /** Loads the tools again; `null` unless they could not be loaded. */
  onRetry: (() => void) | null;
}

/** The list below the search box: results, skeletons, a failure, or that no tool was found. */
export function SearchResults({ isLoading, onRetry, closest, ...list }: SearchResultsProps) {
  if (isLoading) return <ResultSkeletons />;
  if (onRetry) return <PanelFailure text={TOOLS_FAILED} onRetry={onRetry} />;
  const title = list.results.length === 0 ? 'No tools found' : closest;
  return (
    <div className={panelClass}>
      {title !== null && <p className="px-2.5 py-2 wrap-anywhere text-muted">{title}</p>}
      {list.results.length > 0 && <ResultList {...list} />}
    </div>
  );
}
