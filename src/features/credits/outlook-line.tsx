import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatCredits } from '@/lib/format-credits';
import { shortDay } from '@/lib/dates';
import { outlookOf, type Outlook } from '@/resources/credits/outlook/outlook';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { expiresText, onDay, paceText } from '@/resources/credits/outlook/text';
import { stacksQuery } from '@/resources/credits/stacks/queries';

/** What follows the balance: how long it lasts, and what expires next. */
function restOf(outlook: Outlook): string {
  if (outlook.state === 'no-credits') return '.';
  const lost = outlook.expiries.find(({ unused }) => unused >= 1);
  const [next] = outlook.expiries;
  const expiry = next ? ` ${expiresText(next)}.` : '';
  if (outlook.state !== 'forecast') return `.${expiry}`;
  const { spending, runsOutOn, lastDay } = outlook;
  const until =
    runsOutOn === null ? `past ${shortDay(lastDay)}` : `to about ${shortDay(runsOutOn)}`;
  const last = `: at ${paceText(spending.perDay)} a day they last ${until}.`;
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
  const [now] = useState(Date.now);
  const { data: stacks } = useQuery(stacksQuery);
  const { data: history } = useQuery(recentHistoryQuery());
  const outlook = useMemo(
    () => stacks && history && outlookOf({ stacks: stacks.stacks, credits, history, now }),
    [stacks, history, credits, now],
  );
  const figure = formatCredits(credits);
  return (
    <>
      <b className="font-semibold text-ink">{`${figure} ${figure === '1' ? 'credit' : 'credits'}`}</b>
      {outlook ? restOf(outlook) : '.'}
    </>
  );
}
