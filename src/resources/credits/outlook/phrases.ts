import { shortDay } from '@/lib/format/dates';
import { countOf, formatUpTo, formatWhole } from '@/lib/format/numbers';
import type { Forecast, OutlookExpiry } from './outlook';

/** A pace in credits: whole from 10, with at most one decimal below. */
export function paceText(perDay: number): string {
  if (perDay >= 10) return formatWhole(Math.round(perDay));
  return perDay < 0.1 ? 'less than 0.1' : formatUpTo(perDay, 1);
}

/** `about 28 days`: how long credits last at a pace above zero. */
export function durationText(credits: number, perDay: number): string {
  const days = Math.round(credits / perDay);
  if (days < 1) return 'less than a day';
  if (days > 3650) return 'more than 10 years';
  return `about ${countOf(days, 'day')}`;
}

/** `on Nov 26`, or `today`. */
export function onDayText({ day, inDays }: Pick<OutlookExpiry, 'day' | 'inDays'>): string {
  return inDays <= 0 ? 'today' : `on ${shortDay(day)}`;
}

/** `63 expire on Nov 26`. @param noun what expires, if the sentence around it doesn't name it */
export function expiresText(expiry: Omit<OutlookExpiry, 'unused'>, noun = ''): string {
  const credits = formatWhole(expiry.credits);
  const isOne = credits === '1';
  const unit = noun === '' ? '' : ` ${isOne ? noun : `${noun}s`}`;
  return `${credits}${unit} ${isOne ? 'expires' : 'expire'} ${onDayText(expiry)}`;
}

/** `about Dec 27`, or `after Jan 21` beyond the forecast: until when credits last. */
export function untilText({ runsOutOn, lastDay }: Forecast): string {
  return runsOutOn === null ? `after ${shortDay(lastDay)}` : `about ${shortDay(runsOutOn)}`;
}

/** `to about Dec 27`, or `past Jan 21` beyond the forecast. */
export function forecastText({ runsOutOn, lastDay }: Forecast): string {
  return runsOutOn === null ? `past ${shortDay(lastDay)}` : `to about ${shortDay(runsOutOn)}`;
}
