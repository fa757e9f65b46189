import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '@/lib/cx';
import { controlClass, FieldFrame } from './field';
import type { FieldProps } from './field';
import { Icon } from './icon';

export interface SelectFieldProps<T extends string>
  extends
    Omit<FieldProps, 'disabledReason'>,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'disabled'> {
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A native `select` with label, error and help. */
export function SelectField<T extends string>({
  label,
  error,
  help,
  labelAside,
  options,
  value,
  onChange,
  id,
  className,
  'aria-describedby': describedBy,
  ...select
}: SelectFieldProps<T>) {
  return (
    <FieldFrame
      {...{ label, error, help, labelAside, id, className, describedBy, readOnly: undefined }}
    >
      {({ readOnly: _readOnly, ...attributes }) => (
        <div className="relative">
          <select
            {...select}
            {...attributes}
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
