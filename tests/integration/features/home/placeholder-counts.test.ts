import { beforeEach, expect, it } from 'vitest';
import { readHomeCounts, writeHomeCounts } from '@/features/home/placeholder-counts';

beforeEach(() => {
  localStorage.clear();
});

it('the counts of home are read as they were stored', () => {
  writeHomeCounts('maya', { recentTools: 0, outputs: 2 });
  expect(readHomeCounts('maya')).toEqual({ recentTools: 0, outputs: 2 });
});

it.each([
  ['[1e9,-4]', { recentTools: 3, outputs: 0 }],
  ['["x",2]', { recentTools: 0, outputs: 2 }],
  ['[]', null],
])('the stored home counts %s are read as %j', (raw, expected) => {
  localStorage.setItem('home-counts:maya', raw);
  expect(readHomeCounts('maya')).toEqual(expected);
});
