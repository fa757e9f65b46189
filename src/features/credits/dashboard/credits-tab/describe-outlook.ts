import { dayInWords } from '@/lib/format/dates';
import { countOf, formatWhole } from '@/lib/format/numbers';
import { expiresUnused } from '@/resources/credits/outlook/outlook';
import type { Forecast, Outlook, OutlookExpiry } from '@/resources/credits/outlook/outlook';
import type { Spending } from '@/resources/credits/outlook/pace';
import {
  expiresText,
  forecastText,
  onDayText,
  paceText,
} from '@/resources/credits/outlook/phrases';

/** The text of an outlook: a title and one or two sentences (docs/product/credits.md#outlook). */
interface OutlookText {
  title: string;
  text: string;
}

function describeForecast(forecast: Forecast): OutlookText {
  const { spending, expiries, runsOutOn, points } = forecast;
  const isToday = runsOutOn !== null && (points.at(-1)?.inDays ?? 0) < 1;
  const end = isToday ? 'run out today' : `last ${forecastText(forecast)}`;
  const [first, second] = expiries.filter(expiresUnused);
  const [next] = expiries;
  const text = first
    ? `${formatWhole(first.unused)} will expire unused ${onDayText(first)}` +
      (second ? `, and ${formatWhole(second.unused)} ${onDayText(second)}.` : '.')
    : next
      ? `${expiresText(next)}; at this pace you use ${formatWhole(next.credits) === '1' ? 'it' : 'them'} first.`
      : 'Nothing expires in the next 60 days.';
  return { title: `At ${paceText(spending.perDay)} a day your credits ${end}`, text };
}

function nextExpiry([next]: readonly OutlookExpiry[]): string {
  return next ? ` ${expiresText(next, 'credit')}.` : '';
}

function shortHistoryText({ days, isComplete }: Spending): string {
  if (!isComplete) return `${historyLimitText(days)} A forecast needs 7 days.`;
  if (days === 0) return 'You have no spending so far.';
  return `You have ${countOf(days, 'day')} of spending so far.`;
}

/** The note that only the latest transactions were loaded, which cover this many days. */
export function historyLimitText(days: number): string {
  return `Your latest transactions reach back ${countOf(days, 'whole day')}.`;
}

/** Title and text of an outlook in any state. */
export function describeOutlook(outlook: Outlook): OutlookText {
  const { spending } = outlook;
  switch (outlook.state) {
    case 'forecast':
      return describeForecast(outlook);
    case 'no-credits':
      return {
        title: 'No credits left',
        text:
          spending.perDay > 0
            ? `You usually spend ${paceText(spending.perDay)} a day.`
            : 'New credits show here with how long they last.',
      };
    case 'short-history':
      return {
        title: 'An outlook after a week of use',
        text: shortHistoryText(spending) + nextExpiry(outlook.expiries),
      };
    case 'no-spending': {
      const [first, second] = outlook.expiries;
      return {
        title: `No credits spent in the last ${spending.days} days`,
        text: first
          ? `Without use, ${expiresText(first)}${second ? ` and ${formatWhole(second.credits)} ${onDayText(second)}` : ''}.`
          : 'Nothing expires in the next 60 days.',
      };
    }
  }
}

/** The text alternative of the chart. */
export function describeChart({ credits, expiries, runsOutOn, lastDay, left }: Forecast): string {
  const drops = expiries.filter(expiresUnused).length;
  const end =
    runsOutOn === null
      ? `to ${formatWhole(left)} on ${dayInWords(lastDay)}`
      : `to 0 about ${dayInWords(runsOutOn)}`;
  const lost =
    drops === 0 ? '' : `, with ${drops === 1 ? 'one drop' : `${drops} drops`} where credits expire`;
  return `Balance falls from ${formatWhole(credits)} today ${end}${lost}`;
}
