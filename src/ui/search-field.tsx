import { Search } from 'lucide-react';
import { Icon } from './icon';

/** A search input that filters a list on the page. */
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
  return (
    <div className="relative w-full sm:w-72">
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={`${label}...`}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 w-full rounded-control border border-control bg-surface pr-3 pl-9 text-ink focus:outline-hidden placeholder:text-muted focus:border-brand focus:shadow-field max-sm:h-11 max-sm:text-16 pointer-coarse:h-11"
      />
    </div>
  );
}
