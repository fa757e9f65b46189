import { expect, test } from 'vitest';
import { createUniqueKeys } from '@/lib/parse/ids';

test.each([
  ['single ids are the keys', ['a', 'b'], ['a', 'b']],
  ['a repeated id gets a number', ['a', 'b', 'a', 'a'], ['a', 'b', 'a #1', 'a #2']],
  ['missing ids are numbered', ['', null, 'a'], [' #0', ' #1', 'a']],
  ['no records have no keys', [], []],
])('%s', (_, ids, keys) => {
  expect(createUniqueKeys(ids, (id) => id)).toEqual(keys);
});
