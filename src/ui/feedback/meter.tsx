import { cx } from '@/lib/cx';

type MeterTone = 'green' | 'yellow' | 'red';

export interface MeterProps {
  /** The colour of a meter; without one it is a progress bar in the brand's colour. */
  tone?: MeterTone;
  value: number;
  max: number;
  /** The accessible name. */
  label: string;
  /** The value as text, visible and as `aria-valuetext`: `570 of 633 used`. */
  valueText: string;
  /** A second text at the right: `90%`. */
  aside?: string | undefined;
  className?: string | undefined;
}

export interface BarProps {
  role?: 'meter' | 'progressbar';
  /**
   * The accessible name; without one the bar is hidden from screen readers, beside a text with its
   * value.
   */
  label?: string;
  /** 0 to 100. */
  percent: number;
  valueText?: string;
  /** The background class of the filled part. */
  fill?: string;
}

/** A thin bar without text. */
export function Bar({
  role = 'progressbar',
  label,
  percent,
  valueText,
  fill = 'bg-brand',
}: BarProps) {
  const attributes =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role,
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': Math.round(percent),
          'aria-valuetext': valueText,
        };
  return (
    <div {...attributes} className="bar-track mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
      <div className={cx('bar-fill h-full rounded-full', fill)} style={{ width: `${percent}%` }} />
    </div>
  );
}

const FILLS: Readonly<Record<MeterTone, string>> = {
  green: 'bg-positive-fill',
  yellow: 'bg-warning-fill',
  red: 'bg-danger-fill',
};

/** A bar below its text; empty for a value or maximum that is invalid. */
export function Meter({ tone, value, max, label, valueText, aside, className }: MeterProps) {
  const share = max > 0 ? (value / max) * 100 : 0;
  const percent = Math.min(100, Math.max(0, Number.isFinite(share) ? share : 0));
  return (
    <div className={className}>
      <p className="num flex justify-between gap-4 text-ink-2">
        <span>{valueText}</span> {aside && <span className="text-muted">{aside}</span>}
      </p>
      <Bar
        role={tone ? 'meter' : 'progressbar'}
        label={label}
        percent={percent}
        valueText={valueText}
        fill={tone ? FILLS[tone] : 'bg-brand'}
      />
    </div>
  );
}
