import { useCallback, useEffect } from 'react';
import { useVirtualRows } from '@/ui/use-virtual-rows';
import { optionId, panelClass, SearchOption } from './search-option';
import type { ResultListProps } from './search-results';

/** Of a row with a name and a description, in CSS pixels. */
const ROW_HEIGHT = 54;
const estimate = () => ROW_HEIGHT;

/** Thousands of found tools, virtualized. The list box scrolls, and the list inside it is as high as all rows. */
export function LongResults({ id, results, active, onActive, onChoose }: ResultListProps) {
  const keyOf = useCallback((index: number) => results[index]?.id ?? '', [results]);
  const { first, end, style, listRef, rowRef, scrollToRow } = useVirtualRows({
    count: results.length,
    keyOf,
    estimate,
  });

  // The arrow keys also lead to rows that are not rendered.
  useEffect(() => {
    const isRendered = active < 0 || document.getElementById(optionId(id, active)) !== null;
    if (!isRendered) scrollToRow(active);
  }, [id, active, scrollToRow]);

  return (
    <div id={id} role="listbox" aria-label="Tools found" className={panelClass}>
      <ul ref={listRef} role="presentation" className="[overflow-anchor:none]" style={style}>
        {results.slice(first, end).map((result, index) => (
          <SearchOption
            key={result.id}
            id={optionId(id, first + index)}
            index={first + index}
            isActive={first + index === active}
            setSize={results.length}
            {...{ result, rowRef, onActive, onChoose }}
          />
        ))}
      </ul>
    </div>
  );
}
