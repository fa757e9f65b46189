import ICAL from 'ical.js';
import { startOfDay } from '@/lib/format/dates';
import { PRODUCT_NAME } from '@/config/brand/brand';

export interface ExpiryEvent {
  /** The local start of the day, epoch milliseconds. */
  day: number;
  title: string;
  description: string;
  /** The page that the event links to. */
  url: string;
  member: string;
}

/** The calendar day of a local time, which is the same in every time zone. */
function dateOf(timestamp: number) {
  const date = new Date(timestamp);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return ICAL.Time.fromData({ year, month, day, isDate: true });
}

/**
 * An iCalendar file with an all-day event (docs/product/credits.md#expiring). Its UID depends on
 * the member and the day only, so that a calendar replaces the event of an earlier file.
 * @param now epoch milliseconds
 */
export function createExpiryCalendar(
  { day, title, description, url, member }: ExpiryEvent,
  now: number,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${PRODUCT_NAME}//EN`);
  const component = new ICAL.Component('vevent');
  calendar.addSubcomponent(component);
  const event = new ICAL.Event(component);
  event.startDate = dateOf(day);
  event.endDate = dateOf(startOfDay(day, 1));
  event.uid = `credits-expire-${event.startDate.toString()}-${member}@${new URL(url).hostname}`;
  event.summary = title;
  event.description = description;
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(now), true));
  component.addPropertyWithValue('url', url);
  // The day stays free for appointments.
  component.addPropertyWithValue('transp', 'TRANSPARENT');
  return `${calendar.toString()}\r\n`;
}
