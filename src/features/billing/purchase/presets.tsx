import { useId } from 'react';
import { cx } from '@/lib/cx';
import { formatPrice, formatWhole, pricePer100 } from '@/lib/format/numbers';
import { capitalize } from '@/lib/text/characters';
import { creditsForAmount } from '@/resources/credit-config/amounts';
import type { CreditConfig } from '@/resources/credit-config/schema';
import { durationText, paceText } from '@/resources/credits/outlook/phrases';
import { usesLabel, type ToolCost } from '@/resources/tools/cost';
import { Badge } from '@/ui/badge';

export interface PresetsProps {
  config: Pick<CreditConfig, 'presets' | 'currency' | 'creditRate'>;
  /** The chosen amount. */
  amount: number;
  /** Credits per day; `null` when unknown. */
  pace: number | null;
  /** The cost of the tool that the credits are for; `null` without one. */
  cost: ToolCost | null;
  onChange: (amount: number) => void;
}

/**
 * The preset amounts (docs/product/purchase.md#purchase-dialog). Their credits and the total are
 * computed by the same function, so that both show the same number.
 */
export function Presets({ config, amount, pace, cost, onChange }: PresetsProps) {
  const { presets, currency, creditRate } = config;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="mt-6 mb-3 flex flex-wrap justify-between gap-x-4">
        <h3 id={headingId} className="font-semibold">
          Quick select
        </h3>
        {cost?.kind === 'fixed' && pace !== null && (
          <p className="num text-muted">{`Your pace: ${paceText(pace)} a day`}</p>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {presets.map((preset, index) => {
          const isChosen = preset.amount === amount;
          const credits = creditsForAmount(preset.amount, creditRate.creditsPerDollar);
          const uses = usesLabel(cost, credits);
          const duration =
            pace !== null && credits > 0 ? capitalize(durationText(credits / pace)) : null;
          const advice =
            uses === null
              ? [
                  duration,
                  pricePer100(preset.amount, credits, currency.symbol)?.replace(' credits', ''),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : [duration, uses].filter(Boolean).join(' or ');
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
              <span className="num mt-0.5 block min-h-4 text-12 text-muted">{advice}</span>
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
