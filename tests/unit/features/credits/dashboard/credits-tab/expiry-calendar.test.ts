import { sync } from 'node-ical';
import { expect, it } from 'vitest';
import {
  createExpiryCalendar,
  type ExpiryEvent,
} from '@/features/credits/dashboard/credits-tab/expiry-calendar';

const NOW = Date.UTC(2026, 10, 22, 12);
const EVENT: ExpiryEvent = {
  day: new Date(2026, 11, 31).getTime(),
  title: '410 credits expire unused',
  description:
    'About 51 reports of “Größe; Preis, Wert” \\ Agent, which has a long name: https://portal.example/tool/a',
  url: 'https://portal.example/tool/a',
  member: 'maya',
};

/** The only event of a file, as another library reads it. */
function readEvent(text: string) {
  const events = Object.values(sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
  expect(events).toHaveLength(1);
  return events[0]!;
}

it('the calendar file has an all-day event on the day of expiry, with its texts and link', () => {
  const text = createExpiryCalendar(EVENT, NOW);
  expect(readEvent(text)).toMatchObject({
    datetype: 'date',
    start: new Date(2026, 11, 31),
    end: new Date(2027, 0, 1),
    summary: EVENT.title,
    description: EVENT.description,
    url: EVENT.url,
    transparency: 'TRANSPARENT',
    dtstamp: new Date(NOW),
  });
  expect(text).toMatch(
    /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\n(?:.+\r\n)+END:VCALENDAR\r\n$/,
  );
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
});

it('the event of a day has the same UID in each file of a member, and no other day or member has it', () => {
  const uidOf = (change: Partial<ExpiryEvent>, now = NOW) =>
    readEvent(createExpiryCalendar({ ...EVENT, ...change }, now)).uid;
  const uid = uidOf({});
  expect(uid).toMatch(/^\S+@portal\.example$/);
  const later = { title: '300 credits expire unused', url: 'https://portal.example/explore' };
  expect(uidOf(later, NOW + 1)).toBe(uid);
  expect(uidOf({ day: new Date(2026, 11, 30).getTime() })).not.toBe(uid);
  expect(uidOf({ member: 'lena' })).not.toBe(uid);
});
