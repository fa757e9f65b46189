import { expect, it } from 'vitest';
import { firstCharacters } from '@/lib/text/characters';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇸🇪';
const ACCENTED = 'e\u0301';

it.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  [`ab${FAMILY}cd`, 3, `ab${FAMILY}`],
  [FAMILY.repeat(4), 3, FAMILY.repeat(3)],
  [FLAG.repeat(4), 3, FLAG.repeat(3)],
  [`${ACCENTED}${ACCENTED}${ACCENTED}x`, 3, ACCENTED.repeat(3)],
  ['😀😀😀😀', 3, '😀😀😀'],
])('of %j the first %i characters are %j', (text, count, first) => {
  expect(firstCharacters(text, count)).toBe(first);
});
