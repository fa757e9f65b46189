import { cx } from '@/lib/cx';
import type { SearchResult } from '@/resources/tools/schema';
import type { VirtualRows } from '@/ui/use-virtual-rows';

/** The classes of the popover below the search box. */
export const panelClass =
  'rise absolute inset-x-0 top-full z-20 mt-1.5 max-h-64 overflow-y-auto rounded-panel border border-line bg-surface p-1.5 shadow-pop';

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export interface SearchOptionProps {
  id: string;
  result: SearchResult;
  /** Among all results, from 0. */
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
        isActive && 'bg-sunken',
      )}
      onPointerMove={() => onActivate(index)}
      // Keeps the focus in the box, whose key handler moves the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(result)}
    >
      <b className="block truncate font-medium">{result.name}</b>
      {result.description !== '' && (
        <span className="block truncate text-12 text-muted">{result.description}</span>
      )}
    </li>
  );
}
