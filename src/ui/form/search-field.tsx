import { useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { Icon } from '@/ui/icon';
import { EscapeLayer } from '@/ui/layer';
import { ClearButton } from './clear-button';

/** A search input that filters a list on the page. Its clear button and Escape clear it. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  /** The accessible name and placeholder, such as "Search saved outputs". */
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setIsFocused] = useState(false);

  return (
    <div className="relative w-full sm:w-72">
      {isFocused && value !== '' && <EscapeLayer onEscape={() => onChange('')} />}
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        // Not `type="search"`, whose clear button each browser draws in its own way.
        type="text"
        role="searchbox"
        aria-label={label}
        placeholder={`${label}...`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        className="h-10 w-full rounded-control border border-control bg-surface pr-10 pl-9 text-ink focus:outline-hidden placeholder:text-muted focus:border-brand focus:shadow-field max-sm:h-11 max-sm:text-16 pointer-coarse:h-11"
      />
      {value !== '' && (
        <ClearButton
          label="Clear"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
