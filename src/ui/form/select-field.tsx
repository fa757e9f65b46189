import { ChevronDown } from 'lucide-react';
import { cx } from '@/lib/cx';
import { Icon } from '@/ui/icon';
import { controlClass, FieldFrame } from './field';

export interface SelectFieldProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A native `select` with its label. */
export function SelectField<T extends string>({
  label,
  options,
  value,
  onChange,
}: SelectFieldProps<T>) {
  return (
    <FieldFrame label={label}>
      {({ id }) => (
        <div className="relative">
          <select
            id={id}
            value={value}
            onChange={(event) => {
              const selected = options.find((option) => option.value === event.target.value);
              if (selected) onChange(selected.value);
            }}
            className={cx(controlClass, 'h-11 appearance-none truncate pr-10')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
