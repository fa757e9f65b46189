import { useId } from 'react';
import { cx } from '@/lib/cx';

export interface SegmentedControlProps<T extends string> {
  /** The accessible name of the group. */
  label: string;
  options: readonly { value: T; label: string; count?: number | undefined }[];
  /** `null` if no option is selected. */
  value: T | null;
  onChange: (value: T) => void;
  className?: string | undefined;
}

/** A group of radio buttons in a row, with an optional count for each option. */
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
      className={cx(
        'inline-flex flex-wrap rounded-control bg-sunken p-[3px] max-sm:flex',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          // The edge has a contrast of more than 3:1 to the track; the background does not.
          className="relative inline-flex h-[30px] items-center justify-center gap-1.5 rounded-[7px] px-3 font-medium whitespace-nowrap text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-[0_0_0_1px_theme(colors.muted)] max-sm:h-11 max-sm:flex-1 max-sm:px-2 pointer-coarse:min-h-11"
        >
          {/* The radio button covers the label; as a part of its text, it receives presses on the text. */}
          <span>
            <span>{option.label}</span>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[7px]"
            />
          </span>
          {option.count !== undefined && (
            <>
              {' '}
              <span className="num font-normal text-muted">{option.count}</span>
            </>
          )}
        </label>
      ))}
    </div>
  );
}
