import { coverText, paceText } from '@/resources/credits/outlook/text';
import { CreditCoin } from '@/ui/credit-coin';
import { Skeleton } from '@/ui/skeleton';

/** How long an amount of credits lasts at the member's pace (docs/product/purchase.md#advice). */
export function PurchaseAdvice({
  credits,
  pace,
}: {
  credits: number;
  /** Credits per day; `undefined` while it loads, `null` when unknown. */
  pace: number | null | undefined;
}) {
  return (
    <div className="num mt-5 flex items-start gap-2.5 rounded-panel bg-credit-tint px-3.5 py-3 text-ink-2">
      <CreditCoin className="mt-0.5" />
      {pace === undefined ? (
        <Skeleton className="h-5 w-56 max-w-full rounded-mark" />
      ) : pace === null ? (
        <p>How long it lasts shows here after a week of use.</p>
      ) : (
        <p>
          <b className="font-semibold text-ink">{`Covers ${coverText(credits, pace)} at your pace`}</b>{' '}
          <span className="whitespace-nowrap">{`of ${paceText(pace)} a day`}</span>
        </p>
      )}
    </div>
  );
}
