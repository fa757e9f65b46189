import { useId } from 'react';
import { cx } from '@/lib/cx';
import { formatPrice, formatWhole } from '@/lib/format/numbers';
import { creditsForAmount } from '@/resources/credit-config/amounts';
import type { CreditConfig } from '@/resources/credit-config/schema';
import { Badge } from '@/ui/badge';

export interface PresetsProps {
  config: Pick<CreditConfig, 'presets' | 'currency' | 'creditRate'>;
  /** The chosen amount. */
  amount: number;
  onChange: (amount: number) => void;
}

/**
 * The preset amounts as radio buttons (docs/product/purchase.md#purchase-dialog). Their credits and
 * the total are computed by the same function, so that both show the same number.
 */
export function Presets({ config, amount, onChange }: PresetsProps) {
  const { presets, currency, creditRate } = config;
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={name}>
      <h3 id={name} className="mt-6 mb-3 font-semibold">
        Quick select
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {presets.map(({ amount: presetAmount, label, description, isPopular }, index) => {
          const isChosen = presetAmount === amount;
          const price = formatPrice(presetAmount, currency.symbol);
          const credits = `${formatWhole(creditsForAmount(presetAmount, creditRate.creditsPerDollar))} credits`;
          return (
            <label
              key={index}
              className={cx(
                'relative rounded-panel border px-4 py-3.5',
                isChosen
                  ? 'border-brand bg-brand-tint inset-ring inset-ring-brand'
                  : 'border-line-strong bg-surface hover:border-control hover:bg-canvas',
              )}
            >
              <span className="flex flex-wrap items-start justify-between gap-x-2">
                <span className="min-w-0 font-semibold">{label}</span>
                {isPopular && (
                  <Badge tone="brand" className={cx('-my-0.5 -mr-1', isChosen && 'bg-surface')}>
                    Popular
                  </Badge>
                )}
              </span>
              <span className="block min-h-5 text-muted">{description}</span>
              <span className="num mt-2.5 flex flex-wrap justify-between gap-x-3">
                <b className="font-semibold">{price}</b>
                <span className="text-ink-2">{credits}</span>
              </span>
              <input
                type="radio"
                name={name}
                // Short, because arrow keys read each one: the new total, without the description.
                aria-label={[label, price, credits].filter(Boolean).join(', ')}
                checked={isChosen}
                onChange={() => onChange(presetAmount)}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-panel"
              />
            </label>
          );
        })}
      </div>
    </div>
  );
}
