import { differenceInCalendarDays } from 'date-fns';
import { expect, it } from 'vitest';
import { formatDate } from '@/lib/format/dates';
import { startOfDay } from '@/lib/format/start-of-day';
import { localDay, parseDate, writtenDay } from '@/lib/parse/parse-date';
import { setTimeZone } from '../../../helpers/clock';

const local = (...parts: [number, number, number, number?, number?]) =>
  new Date(parts[0], parts[1] - 1, parts[2], parts[3] ?? 0, parts[4] ?? 0).getTime();

it.each<[string | number, number | null]>([
  ['2026-11-05T09:30:00.000Z', Date.UTC(2026, 10, 5, 9, 30)],
  ['2026-11-05T09:30:00+02:00', Date.UTC(2026, 10, 5, 7, 30)],
  [' 2026-11-05 ', local(2026, 11, 5)],
  ['Nov 5, 2026', local(2026, 11, 5)],
  ['Thursday, November 5, 2026', local(2026, 11, 5)],
  ['2026-11-05T09:30:00', Date.UTC(2026, 10, 5, 9, 30)],
  ['2026-11-05 09:30:00.5', Date.UTC(2026, 10, 5, 9, 30, 0, 500)],
  ['November 5, 2026 at 2:30 PM', Date.UTC(2026, 10, 5, 14, 30)],
  ['Nov 5, 2026, 2:30 p.m.', Date.UTC(2026, 10, 5, 14, 30)],
  ['Thu Nov 05 2026 09:30:00 GMT+0200 (Central Time)', Date.UTC(2026, 10, 5, 7, 30)],
  ['November 5th, 2026', local(2026, 11, 5)],
  [Date.UTC(2026, 10, 5), Date.UTC(2026, 10, 5)],
  [0, 0],
  ['', null],
  ['never', null],
  ['5', null],
  ['2026-02-30', null],
  ['2026-11-05T99:99', null],
  [8.64e15, 8.64e15],
  [8.64e15 + 1, null],
  [-8.64e15 - 1, null],
  [1.9, 1],
])('the date %o is parsed as %o', (value, expected) => {
  expect(parseDate(value)).toBe(expected);
});

it('a time without a zone is one of UTC, and a day without a time begins at its local midnight', () => {
  setTimeZone('America/Los_Angeles');
  expect(parseDate('2026-11-20T10:00:00')).toBe(Date.UTC(2026, 10, 20, 10));
  expect(parseDate('Nov 20, 2026 10:00')).toBe(Date.UTC(2026, 10, 20, 10));
  expect(parseDate('2026-11-20')).toBe(Date.UTC(2026, 10, 20, 8));
});

it.each([
  ['Nov 20, 2026', '2026-11-20'],
  ['November 20th, 2026 at 11:30 PM UTC', '2026-11-20'],
  ['2026-11-20T04:00:00Z', '2026-11-20'],
  ['2026-11-20 04:00', '2026-11-20'],
  ['a while ago', null],
  ['4:00', null],
])('the text %j names the day %s', (text, day) => {
  setTimeZone('America/Los_Angeles');
  expect(writtenDay(text)).toBe(day);
});

it('a date is shown as month, day and year', () => {
  expect(formatDate(local(2026, 11, 5, 23, 59))).toBe('Nov 5, 2026');
  expect(formatDate(local(2027, 1, 31))).toBe('Jan 31, 2027');
});

it.each([null, NaN, 8.64e15 + 1])('the moment %s is shown as Unknown', (moment) => {
  expect(formatDate(moment)).toBe('Unknown');
});

it.each([
  ['America/Los_Angeles', '2026-09-04'],
  ['Pacific/Kiritimati', '2026-09-05'],
])('the local day in %s is %s', (timeZone, day) => {
  setTimeZone(timeZone);
  expect(localDay(Date.UTC(2026, 8, 5, 3))).toBe(day);
});

it.each(['Europe/Berlin', 'Australia/Lord_Howe'])(
  'each local day is one day long where clocks change (%s)',
  (timeZone) => {
    setTimeZone(timeZone);
    for (const month of [3, 4, 10, 11]) {
      const from = local(2026, month, 1, 23, 30);
      for (let days = 0; days < 31; days += 1) {
        expect(differenceInCalendarDays(startOfDay(from, days), from)).toBe(days);
      }
    }
  },
);
