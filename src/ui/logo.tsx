import { cx } from '@/lib/cx';
import { PRODUCT_NAME, RELEASE_LABEL } from '@/lib/product';

/**
 * The doorway icon with the product's name and release.
 * @param props.compact hides the name visually, but not from screen readers, on phones and from 768
 *   to 1023 px, where the bar has no room for it
 */
export function Logo({ compact = false }: { compact?: boolean }) {
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
      <span className={cx(compact && 'max-sm:sr-only md:max-lg:sr-only')}>{PRODUCT_NAME}</span>
      <span className="rounded-mark bg-sunken px-1.5 py-0.5 text-12 font-medium tracking-normal text-muted">
        {RELEASE_LABEL}
      </span>
    </span>
  );
}
