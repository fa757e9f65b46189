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
 * The preset amounts (docs/product/purchase.md#purchase-dialog). Their credits and the total are
 * computed by the same function, so that both show the same number.
 */
export function Presets({ config, amount, onChange }: PresetsProps) {
  const { presets, currency, creditRate } = config;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mt-6 mb-3 font-semibold">
        Quick select
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {presets.map((preset, index) => {
          const isChosen = preset.amount === amount;
          const credits = creditsForAmount(preset.amount, creditRate.creditsPerDollar);
          return (
            <button
              key={index}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(preset.amount)}
              className={cx(
                'rounded-panel border px-4 py-3.5 text-left',
                isChosen
                  ? 'border-brand bg-brand-tint inset-ring inset-ring-brand'
                  : 'border-line-strong bg-surface hover:border-control hover:bg-canvas',
              )}
            >
              <span className="flex items-start justify-between gap-2">
                <span className="min-w-0 font-semibold">{preset.label}</span>
                {preset.isPopular && (
                  <Badge tone="brand" className={cx('-my-0.5 -mr-1', isChosen && 'bg-surface')}>
                    Popular
                  </Badge>
                )}
              </span>
              <span className="block min-h-5 text-muted">{preset.description}</span>
              <span className="num mt-2.5 flex justify-between gap-3">
                <b className="font-semibold">{formatPrice(preset.amount, currency.symbol)}</b>
                <span className="text-ink-2">{`${formatWhole(credits)} credits`}</span>
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
