import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { moveFocusOnRemoval } from '@/lib/browser/focus';
import { cx } from '@/lib/cx';
import { SpinnerRing } from './feedback/spinner';
import { Icon } from './icon';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'link';
/** Heights in px: sm 32 (rows), bar 36 (navigation bar), md 40, lg 48; at least 44 for touch. */
type ButtonSize = 'sm' | 'bar' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant | 'disabled', string> = {
  primary:
    'border-transparent bg-brand text-white shadow-card hover:bg-brand-hover active:bg-brand-press',
  secondary:
    'border-line-strong bg-surface text-ink shadow-card hover:border-control hover:bg-canvas',
  soft: 'border-transparent bg-brand-tint text-brand hover:bg-brand-line',
  ghost:
    'border-transparent text-ink-2 forced-colors:border-[Canvas] hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-danger text-white hover:brightness-90',
  // The `after` element extends the touch target to a height of 44 px.
  link: 'text-brand underline decoration-brand-line underline-offset-3 after:absolute after:-inset-y-3 after:inset-x-0 hover:decoration-current',
  disabled: 'border-transparent bg-sunken text-muted',
};

/** Minimum heights, because a text that is wider than its container wraps, as large text does. */
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 rounded-small pointer-coarse:min-h-11',
  bar: 'min-h-9 rounded-control pointer-coarse:min-h-11',
  md: 'min-h-10 rounded-control max-sm:min-h-11 pointer-coarse:min-h-11',
  lg: 'min-h-12 rounded-control text-16',
};

const PADDING: Record<ButtonSize, string> = {
  sm: 'px-3',
  bar: 'px-3.5',
  md: 'px-4',
  lg: 'px-5',
};

/** In px, because an icon does not grow with the text. */
const SQUARE: Record<ButtonSize, string> = {
  sm: 'size-[32px] rounded-small pointer-coarse:size-[44px]',
  bar: 'size-[36px] rounded-control pointer-coarse:size-[44px]',
  md: 'size-[40px] rounded-control max-sm:size-[44px] pointer-coarse:size-[44px]',
  lg: 'size-[48px] rounded-control',
};

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** As wide as high, for an icon without a label. */
  square?: boolean | undefined;
  /** Styled as disabled. */
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** The class names of a button, also for links that are styled as buttons. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  block,
  square,
  disabled,
  className,
}: ButtonStyle = {}): string {
  const isLink = variant === 'link';
  return cx(
    'relative items-center justify-center gap-2 font-medium',
    block ? 'flex w-full' : 'inline-flex',
    // The minimum width prevents that a flex container wraps a text that would fit into a row.
    'min-w-fit',
    isLink ? 'rounded-mark text-left' : 'border transition-transform duration-fast ease-out',
    !isLink && (square ? SQUARE[size] : `py-1 text-center ${SIZES[size]} ${PADDING[size]}`),
    disabled && isLink ? 'text-muted' : VARIANTS[disabled ? 'disabled' : variant],
    !disabled && !isLink && 'active:scale-[.985]',
    className,
  );
}

interface PressableProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Styles it as disabled; set by `Reason`, which also makes it ignore clicks. */
  'aria-disabled'?: boolean | undefined;
}

export interface ButtonProps extends PressableProps {
  block?: boolean | undefined;
  /** Shows a spinner and ignores clicks. */
  busy?: boolean | undefined;
  /** The label while busy, which is announced; `children` by default. */
  busyLabel?: string | undefined;
  children: ReactNode;
}

export interface IconButtonProps extends PressableProps {
  /** The accessible name. */
  label: string;
  icon: LucideIcon;
  /** Width and height of the icon in CSS pixels. */
  iconSize?: number;
}

/** Ignores a click; `preventDefault` also cancels the submission of a form, by Enter too. */
export function cancelClick(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A button with a label; `type` is `button` by default. Its removal moves the focus
 * (`moveFocusOnRemoval`).
 */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  className,
  onClick,
  'aria-disabled': disabled,
  children,
  ...rest
}: ButtonProps) {
  const busyText = busy ? busyLabel : undefined;
  const content = busyText ?? children;
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? cancelClick : onClick}
      aria-disabled={busy || disabled}
      className={buttonClass({ variant, size, block, disabled, className })}
    >
      {busy && <SpinnerRing />}
      {/* A text replaces parts as a whole, and not their texts (CONTRIBUTING.md, rule 9). The ref is here,
          because callers and `Reason` set that of the button. */}
      <span
        key={typeof content}
        ref={moveFocusOnRemoval}
        aria-hidden={busyText !== undefined || undefined}
        className="contents"
      >
        {content}
      </span>
      {/* The name of a focused button changes silently. Screen readers require a region that stands before its text. */}
      {busyLabel && (
        <span aria-live="polite" className="sr-only">
          {busyText}
        </span>
      )}
    </button>
  );
}

/**
 * A button with an icon and an accessible name. Its removal moves the focus (`moveFocusOnRemoval`).
 */
export function IconButton({
  label,
  icon,
  iconSize = 20,
  variant = 'ghost',
  size,
  className,
  ...rest
}: IconButtonProps) {
  const disabled = rest['aria-disabled'];
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={buttonClass({ variant, size, square: true, disabled, className })}
    >
      <span ref={moveFocusOnRemoval} className="contents">
        <Icon of={icon} size={iconSize} />
      </span>
    </button>
  );
}
