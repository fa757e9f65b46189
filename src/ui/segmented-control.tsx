import { useId } from 'react';
import { cx } from '@/lib/cx';

export interface SegmentedControlProps<T extends string> {
  /** The accessible name of the group. */
  label: string;
  options: readonly { value: T; label: string; count?: number | undefined }[];
  value: T;
  onChange: (value: T) => void;
  className?: string | undefined;
}

/** One of a few, each with its count: radio buttons in a sunken row, stretched on phones. */
export function SegmentedControl<T extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx('inline-flex rounded-control bg-sunken p-[3px] max-sm:flex', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'inline-flex h-[30px] cursor-pointer items-center justify-center gap-1.5 rounded-[7px] px-3 font-medium whitespace-nowrap text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-brand max-sm:h-11 max-sm:flex-1 max-sm:px-2 pointer-coarse:min-h-11',
            'has-checked:bg-surface has-checked:text-ink has-checked:shadow-[0_0_0_1px_rgb(18_21_43/.06),0_1px_2px_rgb(18_21_43/.05)]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {`${option.label} `}
          {option.count !== undefined && (
            <span className="num font-normal text-muted">{option.count}</span>
          )}
        </label>
      ))}
    </div>
  );
}
