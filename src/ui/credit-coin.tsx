import { cx } from '@/lib/cx';

export interface CreditCoinProps {
  /** Diameter in CSS pixels. */
  size?: number;
  /** An outline, for a balance of zero. */
  outlined?: boolean | undefined;
  className?: string | undefined;
}

/** The icon of credits; it is hidden from screen readers, so text must name what it marks. */
export function CreditCoin({ size = 16, outlined, className }: CreditCoinProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      className={cx('shrink-0', className)}
    >
      <circle
        cx="8"
        cy="8"
        r="7.25"
        strokeWidth="1.5"
        className={cx('stroke-credit-graphic', outlined ? 'fill-surface' : 'fill-credit')}
      />
      <path
        d="M5 12V7.5a3 3 0 0 1 6 0V12z"
        className={outlined ? 'fill-credit-graphic opacity-55' : 'fill-white'}
      />
    </svg>
  );
}
