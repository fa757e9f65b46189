import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { SearchResult } from '@/resources/tools/schema';
import { useEscape } from '@/ui/escape-stack';
import { Icon } from '@/ui/icon';
import { useDismiss } from '@/ui/use-dismiss';
import { optionId } from './search-option';
import { SearchResults } from './search-results';
import { useToolSearch } from './use-tool-search';

export interface SearchBoxProps {
  /** Unique in the page: the bar has a box, and phones have one. */
  id: string;
  autoFocus?: boolean;
  /** Hears that a result was chosen, to close what the box stands in. */
  onNavigate?: () => void;
}

/** The tool search: a combobox whose list leads to tools (core specification, sections 2 and 5). */
export function SearchBox({ id, autoFocus, onNavigate }: SearchBoxProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { text, term, results, isLoading, isError, type, searchNow } = useToolSearch();
  const [isOpen, setIsOpen] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = `${id}-list`;
  // A failed search shows nothing at all (core specification, section 8).
  const shows = isOpen && term !== '' && !isError;
  const options = shows ? results : [];

  // The layer that opened last hears Escape first: it closes the list, and empties the box next.
  useEscape(isFocused && text !== '', () => change(''));
  useDismiss(shows, box, () => setIsOpen(false));

  function change(next: string) {
    type(next);
    setActive(-1);
    setIsOpen(next.trim() !== '');
  }
  function choose(result: SearchResult) {
    change('');
    void navigate(paths.tool(result.id));
    onNavigate?.();
  }
  function moveTo(index: number) {
    setActive(index);
    const row = document.getElementById(optionId(listId, index));
    if (row && 'scrollIntoView' in row) row.scrollIntoView({ block: 'nearest' });
  }
  function enter() {
    const isCurrent = text.trim() === term;
    const chosen = options[active] ?? (isCurrent ? options[0] : undefined);
    if (chosen) choose(chosen);
    else if (!isCurrent) searchNow();
    setIsOpen(!chosen && text.trim() !== '');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    };
    const target = moves[event.key];
    if (event.key === 'Enter') enter();
    else if (target !== undefined && last >= 0) moveTo(target);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={box} className="relative">
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
          active >= 0 && active < options.length ? optionId(listId, active) : undefined
        }
        placeholder="Search tools..."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        autoFocus={autoFocus}
        value={text}
        className="h-10 w-full rounded-control border border-control bg-surface pr-10 pl-9 text-ink outline-hidden placeholder:text-muted focus:border-brand focus:shadow-field max-md:h-11 max-md:text-16 pointer-coarse:h-11"
        onChange={(event) => change(event.target.value)}
        onFocus={() => {
          setIsFocused(true);
          setIsOpen(true);
        }}
        onBlur={() => setIsFocused(false)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:w-11"
          onClick={() => {
            change('');
            input.current?.focus();
          }}
        >
          <Icon of={X} />
        </button>
      )}
      {shows && (
        <SearchResults
          id={listId}
          results={results}
          isLoading={isLoading}
          active={active}
          onActive={setActive}
          onChoose={choose}
        />
      )}
    </div>
  );
}
