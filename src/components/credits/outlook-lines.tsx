import { countOf, formatWhole } from '@/lib/format/numbers';
import { expiresUnused, type Outlook } from '@/resources/credits/outlook/outlook';
import {
  expiresText,
  forecastText,
  onDayText,
  paceText,
} from '@/resources/credits/outlook/phrases';
import { useOutlook } from '@/resources/credits/outlook/queries';

/**
 * The next expiry, as a sentence; `null` without one. With a forecast that is the next one at which
 * credits are unused: one of credits that are used before would contradict it.
 * @param noun as for `expiresText`
 */
function nextExpiry(outlook: Outlook, noun = ''): { inDays: number; text: string } | null {
  if (outlook.state === 'no-credits') return null;
  const isForecast = outlook.state === 'forecast';
  const expiry = isForecast ? outlook.expiries.find(expiresUnused) : outlook.expiries[0];
  if (!expiry || expiry.credits < 1) return null;
  const unused =
    noun === '' ? formatWhole(expiry.unused) : countOf(Math.floor(expiry.unused), noun);
  const text = isForecast
    ? `${unused} will expire unused ${onDayText(expiry)}.`
    : `${expiresText(expiry, noun)}.`;
  return { inDays: expiry.inDays, text };
}

/** The text after the balance: how long it lasts, and what expires next. */
function textAfterBalance(outlook: Outlook): string {
  const expiry = nextExpiry(outlook);
  const duration =
    outlook.state === 'forecast'
      ? `: at ${paceText(outlook.spending.perDay)} a day they last ${forecastText(outlook)}.`
      : '.';
  return expiry ? `${duration} ${expiry.text}` : duration;
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

/**
 * The next expiry, in the Credit Breakdown, if it is within 7 days.
 * @param props.credits today's balance
 */
export function ExpiringSoon({ credits }: { credits: number }) {
  const outlook = useOutlook(credits);
  const next = outlook && nextExpiry(outlook, 'credit');
  if (!next || next.inDays > SOON_DAYS) return null;
  return <p className="num border-t border-line pt-2 text-12 text-ink-2">{next.text}</p>;
}
