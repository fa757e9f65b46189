import { useCallback, useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ToolThumb } from '@/components/tools/tool-image';
import { cx } from '@/lib/cx';
import { firstCharacters } from '@/lib/text/characters';
import { catalogueQuery } from '@/resources/tools/queries';
import type { SearchResult } from '@/resources/tools/schema';
import { useVirtualRows } from '@/ui/list/use-virtual-rows';
import { optionId, pictureClass, rowClass } from './search-panel';

/** More characters than fit into one line; a screen reader reads the whole text of an option. */
const MAX_DESCRIPTION = 120;

/** Height in CSS pixels of an option. */
const OPTION_HEIGHT = 60;
/** For a tool that is not in the catalogue, or before that is loaded. */
const NO_PICTURE = { image: '', hashtags: [] };
const estimate = () => OPTION_HEIGHT;

export interface ResultListProps {
  id: string;
  results: readonly SearchResult[];
  /** The index of the option that the arrow keys or the pointer selected; -1 for none. */
  activeIndex: number;
  onActivate: (index: number) => void;
  onChoose: (result: SearchResult) => void;
}

/** The list box of search results, virtualized if it is long (docs/product/catalogue.md#search-box). */
export function ResultList({ id, results, activeIndex, onActivate, onChoose }: ResultListProps) {
  // The server sends no pictures.
  const { data: catalogue } = useQuery(catalogueQuery);
  const toolsById = useMemo(() => new Map(catalogue?.map((tool) => [tool.id, tool])), [catalogue]);
  const keyOf = useCallback((index: number) => results[index]?.id ?? '', [results]);
  const { first, end, style, listRef, rowRef, scrollToRow } = useVirtualRows({
    count: results.length,
    keyOf,
    estimate,
  });

  // The arrow keys can activate a row that is not rendered.
  useEffect(() => {
    const isRendered =
      activeIndex < 0 || document.getElementById(optionId(id, activeIndex)) !== null;
    if (!isRendered) scrollToRow(activeIndex);
  }, [id, activeIndex, scrollToRow]);

  return (
    <div id={id} role="listbox" aria-label="Tools found" className="max-h-60 overflow-y-auto">
      {/* As high as all rows. */}
      <ul ref={listRef} role="presentation" className="[overflow-anchor:none]" style={style}>
        {results.slice(first, end).map((result, offset) => {
          const index = first + offset;
          return (
            <li
              key={result.id}
              ref={rowRef}
              id={optionId(id, index)}
              role="option"
              data-row={index}
              aria-selected={index === activeIndex}
              aria-posinset={index + 1}
              aria-setsize={results.length}
              className={cx(
                rowClass,
                'cursor-pointer',
                index === activeIndex && 'bg-brand-tint outline -outline-offset-1 outline-brand',
              )}
              onPointerMove={() => onActivate(index)}
              // Keeps the focus in the box, whose key handler moves the selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(result)}
            >
              <ToolThumb tool={toolsById.get(result.id) ?? NO_PICTURE} className={pictureClass} />
              <span className="min-w-0">
                <b translate="no" className="block truncate font-medium">
                  {result.name}
                </b>
                {result.description !== '' && (
                  <span className="block truncate text-12 text-muted">
                    {firstCharacters(result.description, MAX_DESCRIPTION)}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
