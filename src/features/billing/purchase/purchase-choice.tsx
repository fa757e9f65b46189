import { usePace } from '@/features/billing/use-pace';
import { useUrlTool } from '@/features/billing/use-url-tool';
import { formatPrice, formatWhole, pricePer100 } from '@/lib/format/numbers';
import { creditsForAmount } from '@/resources/credit-config/amounts';
import type { CreditConfig } from '@/resources/credit-config/schema';
import { CreditCoin } from '@/ui/credit-coin';
import { Alert } from '@/ui/feedback/alert';
import { RetryButton, type RetryableQuery } from '@/ui/feedback/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { AmountSlider } from './amount-slider';
import { Presets } from './presets';
import { purchaseEstimate } from './purchase-estimate';

export interface PurchaseChoiceProps {
  config: CreditConfig;
  /** In the configuration's currency. */
  amount: number;
  onChange: (amount: number) => void;
  /** Why the built-in configuration is used; `null` if it is not. */
  notice: string | null;
  /** The query of the configuration. */
  query: RetryableQuery;
}

/** The choice of an amount, its credits and price (docs/product/purchase.md#purchase-dialog). */
export function PurchaseChoice({ config, amount, onChange, notice, query }: PurchaseChoiceProps) {
  const { slider, currency, creditRate, presets } = config;
  const { minimumCredits, maximumCredits } = creditRate;
  const pace = usePace();
  const { cost } = useUrlTool();
  const credits = creditsForAmount(amount, creditRate.creditsPerDollar);
  const creditsText = formatWhole(credits);
  const price = formatPrice(amount, currency.symbol);
  const chosen = presets.find((preset) => preset.amount === amount);
  const estimate = purchaseEstimate({
    credits,
    cost,
    pace,
    texts: chosen ? [chosen.label, chosen.description] : [],
  });
  const dollars = `${amount} ${amount === 1 ? 'dollar' : 'dollars'}`;
  const spokenPrice = currency.code === 'USD' ? dollars : `${price} ${currency.code}`;

  return (
    <>
      {notice !== null && (
        <Alert
          tone="info"
          className="mb-4"
          action={<RetryButton query={query} variant="link" className="self-start" />}
        >
          <p>{notice}</p>
          <p className="text-muted">The standard credit options are shown.</p>
        </Alert>
      )}
      <div className="num flex flex-wrap items-end justify-between gap-x-4">
        <div className="min-w-0">
          <p className="text-muted">You get</p>
          <p className="flex items-center gap-3 text-48 font-semibold">
            <CreditCoin size={28} />
            <span className="min-w-0">{creditsText}</span> <span className="sr-only">credits</span>
          </p>
        </div>
        <div className="ml-auto min-w-0 text-right">
          <p className="text-muted">You pay</p>
          <p className="text-24 leading-[3.25rem] font-semibold">{price}</p>
        </div>
      </div>
      <AmountSlider
        min={slider.min}
        max={slider.max}
        step={slider.step}
        value={amount}
        symbol={currency.symbol}
        valueText={`${spokenPrice}, ${creditsText} credits`}
        // The presets show what the amounts buy.
        hint={
          presets.length > 0
            ? null
            : `${formatWhole(minimumCredits)} to ${formatWhole(maximumCredits)} credits`
        }
        onChange={onChange}
      />
      <PurchaseAdvice estimate={estimate} rate={pricePer100(amount, credits, currency.symbol)} />
      {presets.length > 0 && <Presets config={config} amount={amount} onChange={onChange} />}
    </>
  );
}

/** The skeleton of the choice while the configuration loads. */
export function PurchaseSkeleton() {
  return (
    <div aria-hidden>
      <div className="flex justify-between pt-2">
        <Skeleton className="h-16 w-40 rounded-control" />
        <Skeleton className="mt-7 h-8 w-16 rounded-mark" />
      </div>
      <Skeleton className="mt-7 h-1.5 w-full rounded-full" />
      <div className="mt-16 grid gap-3 sm:grid-cols-2">
        {[1, 2, 3, 4].map((preset) => (
          <Skeleton key={preset} className="h-[106px] rounded-panel" />
        ))}
      </div>
    </div>
  );
}

/**
 * The estimate for the chosen amount, and its rate (docs/product/purchase.md#advice). As high
 * without an estimate, so that the presets do not move.
 */
function PurchaseAdvice({
  estimate,
  rate,
}: {
  estimate: ReturnType<typeof purchaseEstimate>;
  /** `null` for an amount that buys no credits. */
  rate: string | null;
}) {
  return (
    <div className="num mt-5 flex items-center gap-2.5 rounded-panel bg-credit-tint px-3.5 py-3 text-ink-2 max-sm:min-h-16">
      <CreditCoin />
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
        {estimate === undefined ? (
          <Skeleton className="my-0.5 h-4 w-48 max-w-full rounded-mark" />
        ) : (
          estimate !== null && <b className="font-semibold text-ink">{estimate}</b>
        )}
        {rate !== null && <span>{rate}</span>}
      </div>
    </div>
  );
}
