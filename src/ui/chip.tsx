import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';

export interface ChipProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'aria-pressed' | 'className'
> {
  pressed: boolean;
  /** Shown before the text. */
  icon?: ReactNode;
}

/** A toggle button for a filter. 36 px high, 44 on phones and for touch. */
export function Chip({ pressed, icon, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={cx(
        'inline-flex h-9 shrink-0 items-center gap-2 rounded-control border px-3 font-medium whitespace-nowrap max-sm:h-11 pointer-coarse:min-h-11',
        pressed
          ? 'border-ink bg-ink text-white'
          : 'border-line-strong bg-surface text-ink-2 hover:border-control hover:text-ink',
      )}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A row of chips, which scrolls on phones and wraps on wider and on very narrow screens. */
export function ChipRow({
  label,
  children,
}: {
  /** The accessible name of the group. */
  label: string;
  children: ReactNode;
}) {
  return (
    <div
      role="group"
      aria-label={label}
      // The vertical padding leaves room for the focus ring, which the overflow would clip.
      className="flex gap-2 max-[339px]:flex-wrap sm:flex-wrap max-sm:-mx-(--gutter) max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:py-1 max-sm:[scrollbar-width:none]"
    >
      {children}
    </div>
  );
}
