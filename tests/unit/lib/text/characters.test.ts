import { expect, it } from 'vitest';
import { firstCharacters } from '@/lib/text/characters';

const FAMILY = '👨‍👩‍👧‍👦';

it.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  [`ab${FAMILY}cd`, 3, `ab${FAMILY}`],
])('of %j the first %i characters are %j', (text, count, first) => {
  expect(firstCharacters(text, count)).toBe(first);
});
