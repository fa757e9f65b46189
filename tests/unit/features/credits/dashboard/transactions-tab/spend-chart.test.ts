import { expect, test } from 'vitest';
import { dayLabel } from '@/features/credits/dashboard/transactions-tab/spend-chart';

test('a label of the chart names the month on the first day and where the month changes', () => {
  const days = [new Date(2026, 9, 30), new Date(2026, 9, 31), new Date(2026, 10, 1)].map(Number);
  expect(days.map((day, index) => dayLabel(day, days[index - 1]))).toEqual([
    'Oct\u00a030',
    '31',
    'Nov\u00a01',
  ]);
});
