import { expect, it } from 'vitest';
import { homeCounts } from '@/features/home/placeholder-counts';

it.each([
  ['{"recentTools":0,"outputs":3}', { recentTools: 0, outputs: 3 }],
  ['{"recentTools":1e9,"outputs":3}', null],
  ['{"recentTools":0.5,"outputs":-1}', null],
  ['[0,3]', null],
])('the stored home counts %s are read as %j', (raw, expected) => {
  localStorage.setItem('home-counts:maya', raw);
  expect(homeCounts.read('maya')).toEqual(expected);
  localStorage.clear();
});
