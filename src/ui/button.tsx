import { useId } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '@/lib/cx';
import { Icon } from './icon';
import { SpinnerRing } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'link';
/** Heights: sm 32 (rows), bar 36 (navigation bar), md 40, lg 48; never under 44 for a finger. */
export type ButtonSize = 'sm' | 'bar' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant | 'off', string> = {
  primary:
    'border-transparent bg-brand text-white shadow-card hover:bg-brand-hover active:bg-brand-press',
  secondary:
    'border-line-strong bg-surface text-ink shadow-card hover:border-control hover:bg-canvas',
  soft: 'border-transparent bg-brand-tint text-brand hover:bg-brand-line',
  quiet: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-danger text-white hover:brightness-90',
  // The invisible edge around the words is what a finger hits: 12 + 20 + 12.
  link: 'text-brand underline decoration-brand-line underline-offset-3 after:absolute after:-inset-y-3 after:inset-x-0 hover:decoration-current',
  off: 'reason border-transparent bg-sunken text-muted',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 rounded-small pointer-coarse:min-h-11',
  bar: 'h-9 rounded-control pointer-coarse:min-h-11',
  md: 'h-10 rounded-control max-sm:h-11 pointer-coarse:min-h-11',
  lg: 'h-12 rounded-control text-16',
};

const PADDING: Record<ButtonSize, string> = {
  sm: 'px-3',
  bar: 'px-3.5',
  md: 'px-4',
  lg: 'px-5',
};

const SQUARE: Record<ButtonSize, string> = {
  sm: 'w-8 pointer-coarse:min-w-11',
  bar: 'w-9 pointer-coarse:min-w-11',
  md: 'w-10 max-sm:w-11 pointer-coarse:min-w-11',
  lg: 'w-12',
};

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width. */
  block?: boolean | undefined;
  /** As wide as high, for a lone icon. */
  square?: boolean | undefined;
  /** The look of a control that can't be used. */
  off?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of a button, so that a router link or an anchor can look like one. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  block,
  square,
  off,
  className,
}: ButtonLook = {}): string {
  const isLink = variant === 'link';
  return cx(
    'relative items-center justify-center gap-2 font-medium whitespace-nowrap',
    block ? 'flex w-full' : 'inline-flex',
    isLink ? 'rounded-mark' : `border transition-transform duration-fast ease-out ${SIZES[size]}`,
    !isLink && (square ? SQUARE[size] : PADDING[size]),
    off && isLink ? 'reason text-muted' : VARIANTS[off ? 'off' : variant],
    !off && !isLink && 'active:scale-[.985]',
    className,
  );
}

type NativeProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'children'>;

interface PressableProps extends NativeProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Why the control can't be used. It stays focusable, says so, and ignores presses. */
  disabledReason?: string | undefined;
}

export interface ButtonProps extends PressableProps {
  block?: boolean | undefined;
  /** Shows the spinner and ignores presses until it ends. */
  busy?: boolean | undefined;
  /** The words while busy; without them the button keeps its own. */
  busyLabel?: string | undefined;
  children: ReactNode;
}

export interface IconButtonProps extends PressableProps {
  /** The accessible name. */
  label: string;
  icon: LucideIcon;
  /** Edge of the icon in CSS pixels. */
  iconSize?: number;
}

/**
 * A press that is not possible now: it stays in the tab order with its reason, because a native
 * `disabled` drops the focus and tells nobody why. `preventDefault` also stops a form's submission,
 * the one by Enter in a field included.
 */
function Pressable({
  off,
  disabledReason,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: ComponentProps<'button'> & { off: boolean; disabledReason: string | undefined }) {
  const reasonId = useId();
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (off) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      onClick?.(event);
    }
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={press}
        aria-disabled={off || undefined}
        aria-describedby={disabledReason ? reasonId : describedBy}
        data-reason={disabledReason}
      />
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

/** The button of every form and row. `type` is `button` unless said otherwise. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonProps) {
  const off = Boolean(disabledReason);
  return (
    <Pressable
      {...rest}
      off={off || busy}
      disabledReason={disabledReason}
      className={buttonClass({ variant, size, block, off, className })}
    >
      {busy && <SpinnerRing />}
      {(busy && busyLabel) || children}
    </Pressable>
  );
}

/** A button that shows an icon alone; its name is required. */
export function IconButton({
  label,
  icon,
  iconSize = 20,
  variant = 'quiet',
  size,
  disabledReason,
  className,
  ...rest
}: IconButtonProps) {
  const off = Boolean(disabledReason);
  return (
    <Pressable
      {...rest}
      aria-label={label}
      off={off}
      disabledReason={disabledReason}
      className={buttonClass({ variant, size, square: true, off, className })}
    >
      <Icon of={icon} size={iconSize} />
    </Pressable>
  );
}
