import { LOGO, PRODUCT_NAME } from '@/config/brand/brand';
import { cx } from '@/lib/cx';

/**
 * The brand's mark with the product's name and release.
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
      <svg
        viewBox={LOGO.viewBox}
        aria-hidden="true"
        className={cx('size-7 shrink-0 fill-brand', compact && '@max-[20rem]:size-[28px]')}
      >
        {LOGO.shapes.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </svg>
      <span
        className={cx(compact && 'max-sm:sr-only max-md:@max-[36rem]:sr-only md:max-lg:sr-only')}
      >
        {PRODUCT_NAME}
      </span>
      <span
        className={cx(
          'rounded-mark bg-sunken px-1.5 py-0.5 text-12 font-medium tracking-normal text-muted',
          // Large text on a phone leaves no room for it.
          compact && '@max-[20rem]:sr-only',
        )}
      >
        Beta 2.0
      </span>
    </span>
  );
}
