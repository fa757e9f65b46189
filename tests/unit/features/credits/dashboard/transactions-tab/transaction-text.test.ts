import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  dayPrefix,
  formatAmount,
} from '@/features/credits/dashboard/transactions-tab/transaction-text';
import { transactionSchema } from '@/resources/credits/transactions/schema';

test.each([
  [{ formattedAmount: '-5.00' }, '-5.00'],
  [{ formattedAmount: '-5.00 credits' }, '-5.00 credits'],
  [{ formattedAmount: '+5.125', isCredit: true }, '+5.13'],
  [{ formattedAmount: '5', isCredit: false }, '-5.00'],
  [{ formattedAmount: 'lots' }, 'lots'],
  [{ balanceBefore: 10, balanceAfter: 7.5 }, '-2.50'],
  [{}, ''],
])('the amount of a transaction with %j is shown as "%s"', (fields, text) => {
  expect(formatAmount(v.parse(transactionSchema, fields))).toBe(text);
});

test('a date of the history is preceded by its weekday or Today, unless the server sent its own wording', () => {
  const today = new Date(2026, 10, 20, 17).getTime();
  expect(dayPrefix('2026-11-20', 'Nov 20, 2026', today)).toBe('Today, ');
  expect(dayPrefix('2026-11-20', 'Nov 20, 2026', today + 86_400_000)).toBe('Friday, ');
  expect(dayPrefix('2026-11-20', 'Friday the 20th', today)).toBe('');
  expect(dayPrefix('', 'Unknown', today)).toBe('');
});
