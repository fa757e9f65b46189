import { countOf } from '@/lib/count-of';
import { formatCredits } from '@/lib/format-credits';
import type { Outlook } from '@/resources/credits/outlook/outlook';
import { useOutlook } from '@/resources/credits/outlook/queries';
import { expiresText, forecastText, onDay, paceText } from '@/resources/credits/outlook/text';

/** What follows the balance: how long it lasts, and what expires next. */
function restOf(outlook: Outlook): string {
  if (outlook.state === 'no-credits') return '.';
  const lost = outlook.expiries.find(({ unused }) => unused >= 1);
  const [next] = outlook.expiries;
  const expiry = next ? ` ${expiresText(next)}.` : '';
  if (outlook.state !== 'forecast') return `.${expiry}`;
  const last = `: at ${paceText(outlook.spending.perDay)} a day they last ${forecastText(outlook)}.`;
  return (
    last + (lost ? ` ${formatCredits(lost.unused)} will expire unused ${onDay(lost)}.` : expiry)
  );
}

/**
 * The outlook in one line (docs/product/credits.md#outlook). It begins with the balance; what is
 * not known is left out.
 * @param props.credits today's balance
 */
export function OutlookLine({ credits }: { credits: number }) {
  const outlook = useOutlook(credits);
  return (
    <>
      <b className="font-semibold text-ink">{countOf(Math.floor(credits), 'credit')}</b>
      {outlook ? restOf(outlook) : '.'}
    </>
  );
}
