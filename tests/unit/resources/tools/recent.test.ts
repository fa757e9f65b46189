import { describe, expect, it } from 'vitest';
import { recentTools, usedText, type RecentToolsInput } from '@/resources/tools/recent';
import { makeTool } from '../../../helpers/values';

const NOW = new Date(2026, 10, 22, 12).getTime();
const HOUR = 3_600_000;
const tools = [
  makeTool({ id: 'a', platformId: 'alpha' }),
  makeTool({ id: 'b', platformId: 'beta' }),
  makeTool({ id: 'c', platformId: null }),
  makeTool({ id: 'soon', platformId: 'soon', url: 'Coming Soon...' }),
];
const spent = (platformId: string | null, at: number | null, isCredit = false) => ({
  platformId,
  at,
  isCredit,
});

describe('recentTools', () => {
  it.each<[string, Partial<RecentToolsInput>, string[]]>([
    ['nothing', {}, []],
    [
      'spending, in any order',
      { transactions: [spent('beta', NOW - 2 * HOUR), spent('alpha', NOW - HOUR)] },
      ['a', 'b'],
    ],
    ['a launch on this device', { launches: [{ toolId: 'c', at: NOW }] }, ['c']],
    [
      'a launch after earlier spending',
      {
        transactions: [spent('alpha', NOW - HOUR), spent('beta', NOW - 2 * HOUR)],
        launches: [{ toolId: 'b', at: NOW }],
      },
      ['b', 'a'],
    ],
    ['a credit of a platform', { transactions: [spent('alpha', NOW, true)] }, []],
    ['spending of the future', { transactions: [spent('alpha', NOW + 1)] }, []],
    ['spending without a date', { transactions: [spent('alpha', null)] }, []],
    ['spending without a platform', { transactions: [spent(null, NOW)] }, []],
    ['a platform that is not in the catalogue', { transactions: [spent('gone', NOW)] }, []],
    ['a tool that can’t be launched', { transactions: [spent('soon', NOW)] }, []],
  ])('%s gives the tools that were used last', (_, input, expected) => {
    const found = recentTools({ tools, transactions: [], launches: [], now: NOW, ...input });
    expect(found.map(({ tool }) => tool.id)).toEqual(expected);
  });
});

it.each([
  [NOW - HOUR, 'Used today'],
  [new Date(2026, 10, 21, 23, 59).getTime(), 'Used yesterday'],
  [new Date(2026, 10, 20, 23, 59).getTime(), 'Used Nov\u00a020'],
])('a use at %d reads "%s"', (usedAt, expected) => {
  expect(usedText(usedAt, NOW)).toBe(expected);
});
