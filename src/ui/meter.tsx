import { cx } from '@/lib/cx';

export interface MeterProps {
  /** `usage` is a gauge that warns as it fills; `progress` is work on its way. */
  kind?: 'usage' | 'progress';
  value: number;
  max: number;
  /** The accessible name. */
  label: string;
  /** What the bar says, in words: `570 of 633 used`. */
  words: string;
  /** A second figure at the right: `90%`. */
  aside?: string | undefined;
  className?: string | undefined;
}

/** Green under 50 percent, yellow from 50, red from 80 (credits specification, section 5). */
function usageFill(percent: number): string {
  if (percent >= 80) return 'bg-danger-fill';
  return percent >= 50 ? 'bg-warning-fill' : 'bg-positive-fill';
}

/** A thin bar under its words. A missing or impossible figure draws an empty bar. */
export function Meter({ kind = 'usage', value, max, label, words, aside, className }: MeterProps) {
  const share = max > 0 ? (value / max) * 100 : 0;
  const percent = Math.min(100, Math.max(0, Number.isFinite(share) ? share : 0));
  return (
    <div className={className}>
      <p className="num flex justify-between gap-4 text-ink-2">
        {words}
        {aside && <span className="text-muted">{aside}</span>}
      </p>
      <div
        role={kind === 'usage' ? 'meter' : 'progressbar'}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={words}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={cx('h-full rounded-full', kind === 'usage' ? usageFill(percent) : 'bg-brand')}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
