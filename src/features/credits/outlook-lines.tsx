import { useQuery } from '@tanstack/react-query';
import { differenceInCalendarDays } from 'date-fns';
import { countOf } from '@/lib/count-of';
import { formatWhole } from '@/lib/format-decimals';
import { useNow } from '@/lib/use-now';
import { expiresUnused, type Outlook } from '@/resources/credits/outlook/outlook';
import { useOutlook } from '@/resources/credits/outlook/queries';
import { expiresText, forecastText, onDayText, paceText } from '@/resources/credits/outlook/text';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { upcomingExpiries } from '@/resources/credits/stacks/stack';

/** The text after the balance: how long it lasts, and what expires next. */
function textAfterBalance(outlook: Outlook): string {
  if (outlook.state === 'no-credits') return '.';
  const lost = outlook.expiries.find(expiresUnused);
  const [next] = outlook.expiries;
  const expiry = next ? ` ${expiresText(next)}.` : '';
  if (outlook.state !== 'forecast') return `.${expiry}`;
  const duration = `: at ${paceText(outlook.spending.perDay)} a day they last ${forecastText(outlook)}.`;
  return (
    duration +
    (lost ? ` ${formatWhole(lost.unused)} will expire unused ${onDayText(lost)}.` : expiry)
  );
}

/**
 * The outlook in one line (docs/product/credits.md#outlook). It begins with the balance;
 * unknown parts are left out.
 * @param props.credits today's balance
 */
export function OutlookLine({ credits }: { credits: number }) {
  const outlook = useOutlook(credits);
  return (
    <>
      <b className="font-semibold text-ink">{countOf(Math.floor(credits), 'credit')}</b>
      {outlook ? textAfterBalance(outlook) : '.'}
    </>
  );
}

/**
 * How long the credits last, beside the balance (docs/product/credits.md#outlook); renders
 * nothing without a forecast.
 * @param props.credits today's balance
 */
export function ForecastLine({ credits }: { credits: number }) {
  const outlook = useOutlook(credits);
  if (outlook?.state !== 'forecast') return null;
  return <p className="text-12">{`lasts ${forecastText(outlook)}`}</p>;
}

/** Later expiries are not shown (docs/product/credits.md#outlook). */
const SOON_DAYS = 7;

/** The next expiry, in the Credit Breakdown, if it is within 7 days. */
export function ExpiringSoon() {
  const { data } = useQuery(stacksQuery);
  const now = useNow();
  const next = data && upcomingExpiries(data.stacks, now)[0];
  if (!next) return null;
  const inDays = differenceInCalendarDays(next.day, now);
  if (inDays > SOON_DAYS || next.credits < 1) return null;
  return (
    <p className="num border-t border-line pt-2 text-12 text-ink-2">
      {`${expiresText({ ...next, inDays }, 'credit')}.`}
    </p>
  );
}
