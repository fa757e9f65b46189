import { afterEach, expect, it } from 'vitest';
import {
  toQueryParameters,
  isFiltered,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from '@/resources/credits/transactions/filters';

const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const read = (search: string) => readFilters(new URLSearchParams(search));

it.each([
  ['', {}],
  ['type=credit', { type: 'credit' }],
  ['type=debit&platform=ladder', { type: 'debit', platformId: 'ladder' }],
  ['type=CREDIT', {}],
  ['type=', {}],
  ['platform=%20', {}],
  ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  ['from=2026-11-30&to=2026-11-01', { from: '2026-11-01', to: '2026-11-30' }],
  ['from=2026-11-01', { from: '2026-11-01' }],
  ['from=+2026-11-01+&platform=+ladder+', { from: '2026-11-01', platformId: 'ladder' }],
  ['from=2026-02-30&to=soon', {}],
  ['from=2026-11-01T10:00', {}],
])('the URL parameters "%s" are read as the history filters %j', (search, expected) => {
  const filters = read(search);
  expect(filters).toEqual({ ...NO_FILTERS, ...expected });
  expect(isFiltered(filters)).toBe(Object.keys(expected).length > 0);
});

it('history filters are written to the URL without changing its other parameters', () => {
  const search = 'modal=usage&type=debit&platform=a+b&from=2026-11-01&to=2026-11-30';
  expect(writeFilters(new URLSearchParams('modal=usage'), read(search)).toString()).toBe(search);
  expect(writeFilters(new URLSearchParams(search), NO_FILTERS).toString()).toBe('modal=usage');
});

it('without filters the query of the history request is empty', () => {
  expect(Object.values(toQueryParameters(NO_FILTERS)).every((value) => value === undefined)).toBe(
    true,
  );
});

it.each([
  ['UTC', '2026-11-01T00:00:00.000Z', '2026-11-30T23:59:59.999Z'],
  ['America/New_York', '2026-11-01T04:00:00.000Z', '2026-12-01T04:59:59.999Z'],
])(
  'the dates of a history request cover whole local days in the time zone %s',
  (timeZone, startDate, endDate) => {
    process.env['TZ'] = timeZone;
    const filters = read('type=debit&platform=ladder&from=2026-11-01&to=2026-11-30');
    expect(toQueryParameters(filters)).toEqual({
      type: 'debit',
      platformId: 'ladder',
      startDate,
      endDate,
    });
  },
);
