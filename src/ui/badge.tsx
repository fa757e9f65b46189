import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { ClockIcon, LockIcon } from './badge-icons';

export type ImageBadgeTone = 'available' | 'locked' | 'soon';
export type FlatBadgeTone = 'pos' | 'warn' | 'neg' | 'brand' | 'grey';

const ON_IMAGE = 'shadow-[0_0_0_1px_rgb(18_21_43/.06),0_1px_2px_rgb(18_21_43/.1)]';

const TONES: Record<ImageBadgeTone | FlatBadgeTone, string> = {
  available: `bg-surface text-ink ${ON_IMAGE}`,
  locked: `bg-credit-tint text-credit-text ${ON_IMAGE}`,
  soon: `bg-ink text-white ${ON_IMAGE}`,
  pos: 'bg-positive-tint text-positive',
  warn: 'bg-warning-tint text-warning',
  neg: 'bg-danger-tint text-danger',
  brand: 'bg-brand-tint text-brand',
  grey: 'bg-sunken text-ink-2',
};

const MARKS: Partial<Record<ImageBadgeTone | FlatBadgeTone, ReactNode>> = {
  available: <span aria-hidden className="size-2 rounded-full bg-positive-fill" />,
  locked: <LockIcon />,
  soon: <ClockIcon />,
};

export interface BadgeProps {
  /** The first three stand on an image and bring their own mark; the flat ones stand on a surface. */
  tone: ImageBadgeTone | FlatBadgeTone;
  /** The words below 640 px, where `children` would cover the image. */
  short?: string | undefined;
  /** A mark before the words of a flat badge. */
  mark?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A state in one or two words. */
export function Badge({ tone, short, mark, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'num inline-flex h-6 items-center gap-1.5 rounded-mark px-2 text-12 font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {MARKS[tone] ?? mark}
      {short ? (
        <>
          <span className="max-sm:hidden">{children}</span>
          <span className="sm:hidden">{short}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
