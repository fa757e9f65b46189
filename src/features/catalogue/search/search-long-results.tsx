import { useCallback, useEffect } from 'react';
import { useVirtualRows } from '@/ui/list/use-virtual-rows';
import { optionId, panelClass, SearchOption, type ResultListProps } from './search-results';

/** Height in CSS pixels of a row with a name and a description. */
const ROW_HEIGHT = 54;
const estimate = () => ROW_HEIGHT;

/** The virtualized list of results. The list box scrolls; the list inside is as high as all rows. */
export function LongResults({ id, results, activeIndex, onActivate, onChoose }: ResultListProps) {
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
    <div id={id} role="listbox" aria-label="Tools found" className={panelClass}>
      <ul ref={listRef} role="presentation" className="[overflow-anchor:none]" style={style}>
        {results.slice(first, end).map((result, index) => (
          <SearchOption
            key={result.id}
            id={optionId(id, first + index)}
            index={first + index}
            isActive={first + index === activeIndex}
            setSize={results.length}
            {...{ result, rowRef, onActivate, onChoose }}
          />
        ))}
      </ul>
    </div>
  );
}
