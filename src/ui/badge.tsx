import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

type ImageBadgeTone = 'available' | 'locked' | 'soon';
type FlatBadgeTone = 'pos' | 'warn' | 'neg' | 'brand' | 'grey';

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

/** A dot, a closed padlock and a clock. */
const ICONS: Partial<Record<ImageBadgeTone | FlatBadgeTone, ReactNode>> = {
  available: (
    <span aria-hidden className="size-2 rounded-full bg-positive-fill forced-color-adjust-none" />
  ),
  locked: (
    <BadgeIcon d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4" />
  ),
  soon: <BadgeIcon d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2" />,
};

export interface BadgeProps {
  /** An `ImageBadgeTone` is for images and has its own icon; a `FlatBadgeTone` is for surfaces. */
  tone: ImageBadgeTone | FlatBadgeTone;
  /** The text below 640 px, where `children` would cover the image. */
  short?: string | undefined;
  /** An icon before the text of a flat badge. */
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A label with a state in one or two words. */
export function Badge({ tone, short, icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'num inline-flex h-6 items-center gap-1.5 rounded-mark px-2 text-12 font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {ICONS[tone] ?? icon}
      {short ? (
        <>
          <span className="max-sm:hidden">{children}</span>
          <span className="sm:hidden">{short}</span>
        </>
      ) : (
        <span>{children}</span>
      )}
    </span>
  );
}

/**
 * The two icons of the catalogue's badges, in the style of lucide-react. They are inline because
 * lucide-react would add 2 percent to the code of the first screen.
 */
function BadgeIcon({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="-ml-px size-3.5 shrink-0 fill-none stroke-current stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
