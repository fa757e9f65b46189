import type { KeyboardEvent } from 'react';
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

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** A radio group in a row, with an optional count for each option; arrow keys select. */
export function SegmentedControl<T extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<T>) {
  const selected = options.findIndex((option) => option.value === value);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (Math.max(selected, 0) + step + options.length) % options.length;
    const option = options[next];
    if (option) onChange(option.value);
    const element = event.currentTarget.children[next];
    if (element instanceof HTMLElement) element.focus();
  }

  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={cx(
        'inline-flex flex-wrap rounded-control bg-sunken p-[3px] max-sm:flex',
        className,
      )}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={index === selected}
          tabIndex={index === Math.max(selected, 0) ? 0 : -1}
          onClick={() => onChange(option.value)}
          className={cx(
            'inline-flex h-[30px] items-center justify-center gap-1.5 rounded-[7px] px-3 font-medium whitespace-nowrap text-ink-2 max-sm:h-11 max-sm:flex-1 max-sm:px-2 pointer-coarse:min-h-11',
            // The edge has a contrast of more than 3:1 to the track; the background does not.
            'aria-checked:bg-surface aria-checked:text-ink aria-checked:shadow-[0_0_0_1px_theme(colors.muted)]',
          )}
        >
          <span>{option.label}</span>
          {option.count !== undefined && (
            <>
              {' '}
              <span className="num font-normal text-muted">{option.count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
