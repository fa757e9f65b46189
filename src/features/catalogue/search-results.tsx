import { cx } from '@/lib/cx';
import type { SearchResult } from '@/resources/tools/schema';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** The id of a row, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

const panelClass =
  'rise absolute inset-x-0 top-full z-20 mt-1.5 max-h-64 overflow-y-auto rounded-panel border border-line bg-surface p-1.5 shadow-pop';

/** The list below the search box: what was found, shapes of it, or that there is nothing. */
export function SearchResults({
  id,
  results,
  isLoading,
  active,
  onActive,
  onChoose,
}: {
  id: string;
  results: readonly SearchResult[];
  isLoading: boolean;
  /** The row that the arrow keys or the pointer are on; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (result: SearchResult) => void;
}) {
  if (isLoading) {
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
  if (results.length === 0) {
    return (
      <div className={panelClass}>
        <p role="status" className="px-2.5 py-2 text-muted">
          No tools found
        </p>
      </div>
    );
  }
  return (
    <ul id={id} role="listbox" aria-label="Tools found" className={panelClass}>
      {results.map((result, index) => (
        <li
          key={result.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={cx(
            'cursor-pointer rounded-small px-2.5 py-2 pointer-coarse:min-h-11',
            index === active && 'bg-sunken',
          )}
          onPointerMove={() => onActive(index)}
          // The focus stays in the box, whose keys move the selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(result)}
        >
          <b className="block truncate font-medium">{result.name}</b>
          {result.description !== '' && (
            <span className="block truncate text-12 text-muted">{result.description}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
