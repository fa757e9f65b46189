import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultList } from './result-list';
import type { ResultListProps } from './result-list';

/** Shown where the catalogue, in which the tools are searched by task, could not be loaded. */
export const TOOLS_FAILED = 'The tools didn’t load.';

/** The classes of the popover below the search box. */
const panelClass =
  'rise absolute inset-x-0 top-full z-20 mt-1.5 max-h-64 overflow-y-auto rounded-panel border border-line bg-surface p-1.5 shadow-pop';

interface TaskResultsProps extends ResultListProps {
  /** The title of results that do not have all words of the text; `null` for others. */
  closest: string | null;
  onBrowseAll: () => void;
}

interface SearchResultsProps extends TaskResultsProps {
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
  if (onRetry) {
    return (
      <div className={panelClass}>
        <p className="px-2.5 py-2 text-muted">
          {TOOLS_FAILED}{' '}
          <Button variant="link" onClick={onRetry}>
            Retry
          </Button>
        </p>
      </div>
    );
  }
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

function ResultSkeletons() {
  return (
    <div className={panelClass}>
      <div aria-hidden>
        {[1, 2, 3].map((row) => (
          <div key={row} className="px-2.5 py-2">
            <Skeleton className="my-1 h-3 w-[62%] rounded-mark" />
            <Skeleton className="mt-2 mb-1 h-2.5 w-[84%] rounded-mark" />
          </div>
        ))}
      </div>
    </div>
  );
}
