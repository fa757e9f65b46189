import { ChevronDown } from 'lucide-react';
import { cx } from '@/lib/cx';
import { Icon } from '@/ui/icon';
import { controlClass, FieldFrame } from './field';

export interface SelectFieldProps<T extends string> {
  label: string;
  /** In a row with other content: without a frame, with an accessible name instead of a label. */
  isCompact?: boolean;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A native `select` with its label. */
export function SelectField<T extends string>({
  label,
  isCompact = false,
  options,
  value,
  onChange,
}: SelectFieldProps<T>) {
  const select = (id?: string) => (
    <div className="relative">
      <select
        id={id}
        aria-label={isCompact ? label : undefined}
        value={value}
        onChange={(event) => {
          const selected = options.find((option) => option.value === event.target.value);
          if (selected) onChange(selected.value);
        }}
        className={
          isCompact
            ? 'num block h-9 max-w-full appearance-none truncate rounded-control bg-transparent pr-7 pl-2 font-medium text-ink-2 [text-align-last:right] -outline-offset-2 hover:bg-sunken hover:text-ink max-sm:h-11 max-sm:text-16 pointer-coarse:h-11'
            : cx(controlClass, 'h-11 appearance-none truncate pr-10')
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        className={cx(
          'pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted',
          isCompact ? 'right-2' : 'right-3',
        )}
      />
    </div>
  );
  return isCompact ? select() : <FieldFrame label={label}>{({ id }) => select(id)}</FieldFrame>;
}
