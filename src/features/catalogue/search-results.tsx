import type { SearchResult } from '@/resources/tools/schema';
import { lazyPart } from '@/ui/lazy-part';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { optionId, panelClass, SearchOption } from './search-option';

/** Results up to this number are all rendered. */
const WHOLE_LIST = 150;

export interface ResultListProps {
  id: string;
  results: readonly SearchResult[];
  /** The row that the arrow keys or the pointer are on; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (result: SearchResult) => void;
}

/** The list below the search box: what was found, shapes of it, or that there is nothing. */
export function SearchResults({
  id,
  results,
  isLoading,
  active,
  onActive,
  onChoose,
}: ResultListProps & { isLoading: boolean }) {
  if (isLoading) return <ResultSkeletons />;
  if (results.length === 0) {
    return (
      <div className={panelClass}>
        <p role="status" className="px-2.5 py-2 text-muted">
          No tools found
        </p>
      </div>
    );
  }
  const props = { id, results, active, onActive, onChoose };
  return results.length > WHOLE_LIST ? <LazyLongResults {...props} /> : <ShortResults {...props} />;
}

// Without that code the first results show, and a longer word finds the others.
const LazyLongResults = lazyPart<ResultListProps>(
  async () => (await import('./search-long-results')).LongResults,
  { fallback: <ResultSkeletons />, failure: ({ props }) => <ShortResults {...props} /> },
);

function ShortResults({ id, results, active, onActive, onChoose }: ResultListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Tools found" className={panelClass}>
      {results.slice(0, WHOLE_LIST).map((result, index) => (
        <SearchOption
          key={result.id}
          id={optionId(id, index)}
          isActive={index === active}
          {...{ result, index, onActive, onChoose }}
        />
      ))}
    </ul>
  );
}

function ResultSkeletons() {
  return (
    <div className={panelClass}>
      <SkeletonGroup label="Searching tools...">
        {[1, 2, 3].map((row) => (
          <div key={row} className="px-2.5 py-2">
            <Skeleton className="my-1 h-3 w-[62%] rounded-mark" />
            <Skeleton className="mt-2 mb-1 h-2.5 w-[84%] rounded-mark" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}
