import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { isComposingKey } from '@/lib/browser/keys';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { formatWhole } from '@/lib/format/numbers';
import type { SearchResult } from '@/resources/tools/schema';
import { ClearButton } from '@/ui/form/clear-button';
import { Icon } from '@/ui/icon';
import { EscapeLayer, PopupLayer } from '@/ui/layer';
import { optionId, SearchResults } from './search-results';
import { useToolSearch } from './use-tool-search';

export interface SearchBoxProps {
  /** Unique in the document, which has one box in the bar and one for phones. */
  id: string;
  /** At the right of the empty field. */
  aside?: ReactNode;
}

/** The tool search, a combobox of links to tools (docs/product/catalogue.md#search-box). */
export function SearchBox({ id, aside }: SearchBoxProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { text, term, results, closest, isLoading, isError, changeText } = useToolSearch();
  const [isOpen, setIsOpen] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const listId = `${id}-list`;
  const showsList = isOpen && term !== '' && !isError;
  const options = showsList ? results : [];

  function change(next: string) {
    changeText(next);
    setActiveIndex(-1);
    setIsOpen(next.trim() !== '');
  }
  async function choose(result: SearchResult) {
    change('');
    // A screen reader that learns of the page before the list has closed returns to this field.
    await waitForPaint();
    void navigate(paths.tool(result.id));
  }
  function activate(index: number) {
    setActiveIndex(index);
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
  }
  /** Enter chooses the active result, else the first one of the text. */
  function chooseByKey() {
    const chosen = options[activeIndex] ?? (text.trim() === term ? options[0] : undefined);
    if (chosen) void choose(chosen);
    else setIsOpen(text.trim() !== '');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent)) return;
    const last = options.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: activeIndex < last ? activeIndex + 1 : 0,
      ArrowUp: activeIndex > 0 ? activeIndex - 1 : last,
    };
    const target = targets[event.key];
    // The browser moves the caret, to which the focus returns from an option.
    if (event.key === 'Home' || event.key === 'End') setActiveIndex(-1);
    if (event.key === 'Enter') chooseByKey();
    else if (target !== undefined && last >= 0) activate(target);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={box} role="search" className="relative">
      {/* The first Escape closes the list, even if the focus has left the box and returned, so that this
          layer is above that of the list; the second one clears the text. */}
      {isFocused && text !== '' && (
        <EscapeLayer onEscape={() => (showsList ? setIsOpen(false) : change(''))} />
      )}
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        aria-label="Search tools"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={
          activeIndex >= 0 && activeIndex < options.length
            ? optionId(listId, activeIndex)
            : undefined
        }
        placeholder="Search tools..."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        className="h-10 w-full rounded-control border border-control bg-surface pr-10 pl-9 text-ink text-ellipsis focus:outline-hidden placeholder:text-muted md:placeholder-shown:pr-17 focus:border-brand focus:shadow-field max-md:h-11 max-md:text-16 pointer-coarse:h-11"
        onChange={(event) => change(event.target.value)}
        onFocus={() => {
          setIsFocused(true);
          setIsOpen(true);
        }}
        onBlur={() => setIsFocused(false)}
        onKeyDown={onKeyDown}
      />
      {text === '' ? (
        aside
      ) : (
        <ClearButton
          label="Clear search"
          onClick={() => {
            change('');
            input.current?.focus();
          }}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {showsList && (closest ?? searchStatus(results.length, isLoading))}
      </p>
      {showsList && (
        <PopupLayer within={box} onDismiss={() => setIsOpen(false)}>
          <SearchResults
            id={listId}
            results={results}
            closest={closest}
            isLoading={isLoading}
            activeIndex={activeIndex}
            onActivate={setActiveIndex}
            onChoose={(result) => void choose(result)}
          />
        </PopupLayer>
      )}
    </div>
  );
}

/** The announcement of a search, in a live region that is rendered before it. */
function searchStatus(count: number, isLoading: boolean): string {
  if (isLoading) return 'Searching tools...';
  return count === 1 ? '1 tool found' : `${formatWhole(count)} tools found`;
}
