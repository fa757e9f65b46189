import { afterEach, describe, expect, it } from 'vitest';
import {
  filterQuery,
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

describe('the filters of an address', () => {
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
    ['from=2026-02-30&to=soon', {}],
    ['from=2026-11-01T10:00', {}],
  ])('%s', (search, expected) => {
    const filters = read(search);
    expect(filters).toEqual({ ...NO_FILTERS, ...expected });
    expect(isFiltered(filters)).toBe(Object.keys(expected).length > 0);
  });

  it('are written back and leave the others alone', () => {
    const search = 'modal=usage&type=debit&platform=a+b&from=2026-11-01&to=2026-11-30';
    expect(writeFilters(new URLSearchParams('modal=usage'), read(search)).toString()).toBe(search);
    expect(writeFilters(new URLSearchParams(search), NO_FILTERS).toString()).toBe('modal=usage');
  });
});

describe('the query of the history call', () => {
  it('names nothing without filters', () => {
    expect(Object.values(filterQuery(NO_FILTERS)).every((value) => value === undefined)).toBe(true);
  });

  it.each([
    ['UTC', '2026-11-01T00:00:00.000Z', '2026-11-30T23:59:59.999Z'],
    ['America/New_York', '2026-11-01T04:00:00.000Z', '2026-12-01T04:59:59.999Z'],
  ])('covers whole local days (%s)', (timeZone, startDate, endDate) => {
    process.env['TZ'] = timeZone;
    const filters = read('type=debit&platform=ladder&from=2026-11-01&to=2026-11-30');
    expect(filterQuery(filters)).toEqual({
      type: 'debit',
      platformId: 'ladder',
      startDate,
      endDate,
    });
  });
});
