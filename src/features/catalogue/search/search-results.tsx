import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ResultList } from './result-list';
import type { ResultListProps } from './result-list';
import { PanelFailure, panelClass, ResultSkeletons, TOOLS_FAILED } from './search-panel';

interface TaskResultsProps extends ResultListProps {
  /** The title of results that do not have all words of the text; `null` for others. */
  closest: string | null;
  onBrowseAll: () => void;
}

export interface SearchResultsProps extends TaskResultsProps {
  /** Whether the results are those of a search by task. */
  isByTask: boolean;
  isLoading: boolean;
  /** Loads the tools again; `null` unless they could not be loaded. */
  onRetry: (() => void) | null;
}

/** The list below the search box: results, skeletons, a failure, or that no tool was found. */
export function SearchResults({
  isByTask,
  isLoading,
  onRetry,
  closest,
  onBrowseAll,
  ...list
}: SearchResultsProps) {
  if (isLoading) return <ResultSkeletons />;
  if (isByTask) return <TaskResults closest={closest} onBrowseAll={onBrowseAll} {...list} />;
  if (onRetry) return <PanelFailure text={TOOLS_FAILED} onRetry={onRetry} />;
  if (list.results.length === 0) {
    return (
      <div className={panelClass}>
        <p className="px-2.5 py-2 text-muted">No tools found</p>
      </div>
    );
  }
  return <ResultList {...list} className={panelClass} />;
}

function TaskResults({ closest, onBrowseAll, ...list }: TaskResultsProps) {
  return (
    <div className={panelClass}>
      {closest !== null && <p className="px-2.5 py-2 wrap-anywhere text-muted">{closest}</p>}
      <ResultList {...list} />
      <Link
        to={paths.explore}
        onClick={onBrowseAll}
        className="block rounded-small px-2.5 py-2.5 font-medium text-brand hover:bg-sunken pointer-coarse:py-3"
      >
        Browse all tools
      </Link>
    </div>
  );
}
