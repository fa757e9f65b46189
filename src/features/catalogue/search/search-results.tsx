import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ToolThumb } from '@/components/tools/tool-image';
import { cx } from '@/lib/cx';
import { firstCharacters } from '@/lib/text/characters';
import { catalogueQuery } from '@/resources/tools/queries';
import type { SearchResult } from '@/resources/tools/schema';
import { Skeleton } from '@/ui/feedback/skeleton';

/** More characters than fit into one line; a screen reader reads the whole text of an option. */
const MAX_DESCRIPTION = 120;

/** For a tool that is not in the catalogue, or before that is loaded. */
const NO_PICTURE = { image: '', hashtags: [] };

/** Four rows are as high as the list. */
const rowClass = 'flex h-15 items-center gap-3 rounded-small px-2.5';
const pictureClass = 'size-10 shrink-0 rounded-small';

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface ResultListProps {
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

/** The popover below the search box: results, skeletons, or that no tool was found. */
export function SearchResults({ isLoading, closest, ...list }: SearchResultsProps) {
  const title = list.results.length === 0 ? 'No tools found' : closest;
  return (
    <div className="rise absolute inset-x-0 top-full z-20 mt-1.5 max-h-64 overflow-hidden rounded-panel border border-line bg-surface p-1.5 shadow-pop">
      {isLoading ? (
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
      ) : (
        <>
          {title !== null && <p className="px-2.5 py-2 wrap-anywhere text-muted">{title}</p>}
          {list.results.length > 0 && <ResultList {...list} />}
        </>
      )}
    </div>
  );
}

function ResultList({ id, results, activeIndex, onActivate, onChoose }: ResultListProps) {
  // The server sends no pictures.
  const { data: catalogue } = useQuery(catalogueQuery);
  const toolsById = useMemo(() => new Map(catalogue?.map((tool) => [tool.id, tool])), [catalogue]);

  return (
    <ul id={id} role="listbox" aria-label="Tools found" className="max-h-60 overflow-y-auto">
      {results.map(({ id: toolId, name, description }, index) => (
        <li
          key={toolId}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === activeIndex}
          className={cx(
            rowClass,
            'cursor-pointer',
            index === activeIndex && 'bg-brand-tint outline -outline-offset-1 outline-brand',
          )}
          onPointerMove={() => onActivate(index)}
          // Keeps the focus in the box, whose key handler moves the selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose({ id: toolId, name, description })}
        >
          <ToolThumb tool={toolsById.get(toolId) ?? NO_PICTURE} className={pictureClass} />
          <span className="min-w-0">
            <b translate="no" className="block truncate font-medium">
              {name}
            </b>
            {description !== '' && (
              <span className="block truncate text-12 text-muted">
                {firstCharacters(description, MAX_DESCRIPTION)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
