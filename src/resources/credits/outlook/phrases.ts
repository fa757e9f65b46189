import { shortDay } from '@/lib/format/dates';
import { balanceText, countOf, formatCredits, formatUpTo, formatWhole } from '@/lib/format/numbers';
import { PACE_DAYS } from './pace';
import type { Outlook } from './outlook';

/** A pace in credits: whole from 10, with at most one decimal below. */
export function paceText(perDay: number): string {
  if (perDay >= 10) return formatWhole(Math.round(perDay));
  return perDay < 0.1 ? 'less than 0.1' : formatUpTo(perDay, 1);
}

/** `about 28 days`. @param days zero or more, with fractions */
export function durationText(days: number): string {
  const whole = Math.round(days);
  if (whole < 1) return 'less than a day';
  if (whole === 1) return 'about a day';
  return whole > 365 ? 'more than a year' : `about ${countOf(whole, 'day')}`;
}

function usableText({ credits, reserved }: Outlook): string {
  if (credits > 0) return `${balanceText(credits)} to use.`;
  return reserved > 0
    ? `No credits to use, ${formatCredits(reserved)} reserved.`
    : 'No credits to use.';
}

function paceSentence({ credits, perDay, lastsDays, runsOutOn }: Outlook): string {
  if (credits === 0 || perDay === null) return '';
  if (lastsDays === null || runsOutOn === null) {
    return ` You used none in the last ${PACE_DAYS} days.`;
  }
  const until = lastsDays > 365 ? '' : `, to ${shortDay(runsOutOn)}`;
  return ` At ${paceText(perDay)} a day they last ${durationText(lastsDays)}${until}.`;
}

/** `30 credits to use. At 25 a day they last about a day, to Nov 29.` */
export function lastsText(outlook: Outlook): string {
  return usableText(outlook) + paceSentence(outlook);
}

/** `63 credits expire on Nov 26.`, of the next day on which some expire; `null` without one. */
export function expiryText({ expiries: [next] }: Outlook): string | null {
  if (!next || next.credits < 1) return null;
  const amount = countOf(Math.floor(next.credits), 'credit');
  const expire = next.credits < 2 ? 'expires' : 'expire';
  return `${amount} ${expire} ${next.inDays < 1 ? 'today' : `on ${shortDay(next.day)}`}.`;
}
