import { formatPrice } from '@/lib/format/numbers';
import './amount-slider.css';

export interface AmountSliderProps {
  min: number;
  max: number;
  step: number;
  /** The chosen amount; a preset may lie outside the range or between its steps. */
  value: number;
  /** The currency symbol of the prices at both ends. */
  symbol: string;
  /** The value for screen readers: `30 dollars, 999 credits`. */
  valueText: string;
  /** The text between the two ends. */
  hint: string | null;
  onChange: (value: number) => void;
}

const THUMB_PX = 24;

/** The amount to pay, as a native range input (docs/product/purchase.md#purchase-dialog). */
export function AmountSlider({
  min,
  max,
  step,
  value,
  symbol,
  valueText,
  hint,
  onChange,
}: AmountSliderProps) {
  const share = Math.min(1, Math.max(0, max > min ? (value - min) / (max - min) : 1));
  return (
    <div className="mt-5">
      <div className="relative h-5">
        <span className="bar-track absolute inset-x-0 top-[7px] h-1.5 rounded-[3px] bg-sunken inset-shadow-[0_0_0_1px] inset-shadow-line-strong" />
        <span
          className="bar-fill absolute top-[7px] left-0 h-1.5 rounded-[3px] bg-brand"
          style={{ width: `calc(${THUMB_PX / 2}px + (100% - ${THUMB_PX}px) * ${share})` }}
        />
        <input
          type="range"
          aria-label="Amount"
          aria-valuetext={valueText}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          // 44 px high as a touch target; only the thumb is visible.
          className="amount-slider absolute inset-x-0 -top-3 m-0 h-11 w-full"
        />
      </div>
      <p className="num mt-2 flex flex-wrap justify-between gap-x-3 text-12 text-muted">
        <span>{formatPrice(min, symbol)}</span>
        <span className="min-w-0 flex-[1_1_3rem] text-center">{hint}</span>
        <span>{formatPrice(max, symbol)}</span>
      </p>
    </div>
  );
}
