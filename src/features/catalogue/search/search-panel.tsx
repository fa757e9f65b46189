import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { lazyPart } from '@/ui/lazy-part';
import type { SearchResultsProps } from './search-results';

/** Shown where the catalogue, in which the tools are searched by task, could not be loaded. */
export const TOOLS_FAILED = 'The tools didn’t load.';

/** The classes of the popover below the search box. */
export const panelClass =
  'rise absolute inset-x-0 top-full z-20 mt-1.5 max-h-64 overflow-hidden rounded-panel border border-line bg-surface p-1.5 shadow-pop';

/** A row of the popover, of which four are as high as it is. */
export const rowClass = 'flex h-15 items-center gap-3 rounded-small px-2.5';
export const pictureClass = 'size-10 shrink-0 rounded-small';

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** A message in the popover, with Retry. */
export function PanelFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={panelClass}>
      <p className="px-2.5 py-2 text-muted">
        <span>{text}</span>{' '}
        <Button variant="link" onClick={onRetry}>
          Retry
        </Button>
      </p>
    </div>
  );
}

export function ResultSkeletons() {
  return (
    <div className={panelClass}>
      <div aria-hidden>
        {[1, 2, 3].map((row) => (
          <div key={row} className={rowClass}>
            <Skeleton className={pictureClass} />
            <div className="grow">
              <Skeleton className="h-3 w-[62%] rounded-mark" />
              <Skeleton className="mt-2 h-2.5 w-[84%] rounded-mark" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The results below the search box, in a chunk with the library of long lists. */
export const LazySearchResults = lazyPart<SearchResultsProps>(
  async () => (await import('./search-results')).SearchResults,
  {
    fallback: () => <ResultSkeletons />,
    failure: (_, retry) => <PanelFailure text="The results could not be shown." onRetry={retry} />,
  },
);
