import { expect, it } from 'vitest';
import { countOf } from '@/lib/format/count-of';

it.each([
  [0, '0 transactions'],
  [1, '1 transaction'],
  [1234, '1,234 transactions'],
])('a count of %s transactions is worded as "%s"', (count, text) => {
  expect(countOf(count, 'transaction')).toBe(text);
});
