import { expect, it } from 'vitest';
import { readParameters, withParameters } from '@/lib/parse/url-parameters';
import {
  DAY_PRESETS,
  daysText,
  presetDays,
  type DayRange,
} from '@/resources/credits/transactions/day-presets';
import {
  toQueryParameters,
  isFiltered,
  NO_FILTERS,
  HISTORY_PARAMETERS,
  historyFilters,
} from '@/resources/credits/transactions/filters';
import { setTimeZone } from '../../../../helpers/clock';

const readFilters = (search: string) => historyFilters(readParameters(HISTORY_PARAMETERS, search));

it.each([
  ['', {}],
  ['type=debit&platform=ladder', { type: 'debit', platformId: 'ladder' }],
  ['type=CREDIT', {}],
  ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  ['from=2026-11-30&to=2026-11-01', { from: '2026-11-01', to: '2026-11-30' }],
  ['from=2026-11-01', { from: '2026-11-01' }],
  ['from=+2026-11-01+&platform=+ladder+', { from: '2026-11-01', platformId: 'ladder' }],
  ['from=2026-02-30&to=soon', {}],
])('the URL parameters "%s" are read as the history filters %j', (search, expected) => {
  const filters = readFilters(search);
  expect(filters).toEqual({ ...NO_FILTERS, ...expected });
  expect(isFiltered(filters)).toBe(Object.keys(expected).length > 0);
});

it('history filters are written to the URL without changing its other parameters', () => {
  const search = '?modal=usage&type=debit&platform=a+b&from=2026-11-01&to=2026-11-30';
  expect(withParameters(HISTORY_PARAMETERS, '?modal=usage', readFilters(search))).toBe(search);
  expect(withParameters(HISTORY_PARAMETERS, search, NO_FILTERS)).toBe('?modal=usage');
});

it('without filters the query of the history request is empty', () => {
  expect(Object.values(toQueryParameters(NO_FILTERS)).every((value) => value === undefined)).toBe(
    true,
  );
});

it.each([['America/New_York', '2026-11-01T04:00:00.000Z', '2026-12-01T04:59:59.999Z']])(
  'the dates of a history request cover whole local days in the time zone %s',
  (timeZone, startDate, endDate) => {
    setTimeZone(timeZone);
    const filters = readFilters('type=debit&platform=ladder&from=2026-11-01&to=2026-11-30');
    expect(toQueryParameters(filters)).toEqual({
      type: 'debit',
      platformId: 'ladder',
      startDate,
      endDate,
    });
  },
);

it.each([
  ['Today', '2026-11-02', '2026-11-02', 'Mon, Nov 2'],
  ['Yesterday', '2026-11-01', '2026-11-01', 'Sun, Nov 1'],
  ['7 days', '2026-10-27', '2026-11-02', 'Oct 27 – Nov 2'],
  ['30 days', '2026-10-04', '2026-11-02', 'Oct 4 – Nov 2'],
])('the preset %s includes the days from %s to %s', (label, from, to, text) => {
  const preset = DAY_PRESETS.find((each) => each.label === label)!;
  const days = presetDays(preset, new Date(2026, 10, 2, 23, 59).getTime());
  expect(days).toEqual({ from, to });
  expect(daysText(days)?.replaceAll('\u00a0', ' ')).toBe(text);
});

it('days without a start or an end are described by the other one', () => {
  const text = (days: DayRange) => daysText(days)?.replaceAll('\u00a0', ' ');
  expect(text({ from: '2026-11-02', to: null })).toBe('Since Nov 2');
  expect(text({ from: null, to: '2026-11-02' })).toBe('Until Nov 2');
  expect(text({ from: null, to: null })).toBeUndefined();
});
