import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cx } from '@/lib/cx';
import { firstCharacters } from '@/lib/text/first-characters';
import type { SearchResult } from '@/resources/tools/schema';
import { Skeleton } from '@/ui/feedback/skeleton';
import { lazyPart } from '@/ui/lazy-part';
import type { VirtualRows } from '@/ui/list/use-virtual-rows';

/** The list is virtualized above this number of results. */
const MAX_RENDERED = 150;

/** More characters than fit into one line; a screen reader reads the whole text of an option. */
const MAX_DESCRIPTION = 120;

/** The classes of the popover below the search box. */
export const panelClass =
  'rise absolute inset-x-0 top-full z-20 mt-1.5 max-h-64 overflow-y-auto rounded-panel border border-line bg-surface p-1.5 shadow-pop';

export interface ResultListProps {
  id: string;
  results: readonly SearchResult[];
  /** The index of the option that the arrow keys or the pointer selected; -1 for none. */
  activeIndex: number;
  onActivate: (index: number) => void;
  onChoose: (result: SearchResult) => void;
}

interface SearchResultsProps extends ResultListProps {
  /** The title of results that do not have all words of the text; `null` for others. */
  closest: string | null;
  isLoading: boolean;
}

/** The list below the search box: results, skeletons, or that no tool was found. */
export function SearchResults({ closest, isLoading, ...list }: SearchResultsProps) {
  const { length } = list.results;
  if (isLoading) return <ResultSkeletons />;
  if (closest !== null) return <ClosestResults title={closest} {...list} />;
  if (length === 0) {
    return (
      <div className={panelClass}>
        <p className="px-2.5 py-2 text-muted">No tools found</p>
      </div>
    );
  }
  return length > MAX_RENDERED ? <LazyLongResults {...list} /> : <ShortResults {...list} />;
}

// If its chunk cannot be loaded the first results are shown, and a longer query finds the others.
const LazyLongResults = lazyPart<ResultListProps>(
  async () => (await import('./search-long-results')).LongResults,
  { fallback: <ResultSkeletons />, failure: ({ props }) => <ShortResults {...props} /> },
);

function ClosestResults({ title, ...list }: ResultListProps & { title: string }) {
  return (
    <div className={panelClass}>
      <p className="px-2.5 py-2 wrap-anywhere text-muted">{title}</p>
      <ShortResults {...list} className="" />
      <Link
        to={paths.explore}
        className="block rounded-small px-2.5 py-2.5 font-medium text-brand hover:bg-sunken pointer-coarse:py-3"
      >
        Browse all tools
      </Link>
    </div>
  );
}

function ShortResults({
  id,
  results,
  activeIndex,
  onActivate,
  onChoose,
  className = panelClass,
}: ResultListProps & { className?: string }) {
  return (
    <ul id={id} role="listbox" aria-label="Tools found" className={className}>
      {results.slice(0, MAX_RENDERED).map((result, index) => (
        <SearchOption
          key={result.id}
          id={optionId(id, index)}
          isActive={index === activeIndex}
          {...{ result, index, onActivate, onChoose }}
        />
      ))}
    </ul>
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

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface SearchOptionProps {
  id: string;
  result: SearchResult;
  /** The index among all results, from 0. */
  index: number;
  isActive: boolean;
  onActivate: (index: number) => void;
  onChoose: (result: SearchResult) => void;
  /** Set in a virtualized list, where not all options are rendered. */
  setSize?: number;
  rowRef?: VirtualRows['rowRef'];
}

/** One search result: its name and a one-line description (docs/product/catalogue.md#search-box). */
export function SearchOption({
  id,
  result,
  index,
  isActive,
  onActivate,
  onChoose,
  setSize,
  rowRef,
}: SearchOptionProps) {
  return (
    <li
      ref={rowRef}
      id={id}
      role="option"
      data-row={index}
      aria-selected={isActive}
      aria-posinset={setSize && index + 1}
      aria-setsize={setSize}
      className={cx(
        'cursor-pointer rounded-small px-2.5 py-2 pointer-coarse:min-h-11',
        isActive && 'bg-brand-tint outline -outline-offset-1 outline-brand',
      )}
      onPointerMove={() => onActivate(index)}
      // Keeps the focus in the box, whose key handler moves the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(result)}
    >
      <b className="block font-medium wrap-anywhere">{result.name}</b>
      {result.description !== '' && (
        <span className="block truncate text-12 text-muted">
          {firstCharacters(result.description, MAX_DESCRIPTION)}
        </span>
      )}
    </li>
  );
}
