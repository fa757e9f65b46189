import { cx } from '@/lib/cx';

export interface LogoProps {
  /** The product's name. */
  name: string;
  /** The release label beside the name, such as "Beta 2.0". */
  release?: string | undefined;
  /**
   * Hides the name visually, but not from screen readers, on phones and from 768 to 1023 px, where
   * the bar has no room for it.
   */
  compact?: boolean | undefined;
}

/** The doorway icon with the product's name. */
export function Logo({ name, release, compact }: LogoProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-x-2.5 gap-y-1 text-16 font-semibold tracking-[-0.015em]',
        compact ? 'whitespace-nowrap' : 'flex-wrap',
      )}
    >
      <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 shrink-0 fill-brand">
        <path fillRule="evenodd" d="M3 28V14a11 11 0 0 1 22 0v14h-5.5V15a5.5 5.5 0 0 0-11 0v13z" />
        <circle cx="14" cy="17" r="2.5" />
      </svg>
      <span className={cx(compact && 'max-sm:sr-only md:max-lg:sr-only')}>{name}</span>
      {release && (
        <span className="rounded-mark bg-sunken px-1.5 py-0.5 text-12 font-medium tracking-normal text-muted">
          {release}
        </span>
      )}
    </span>
  );
}
