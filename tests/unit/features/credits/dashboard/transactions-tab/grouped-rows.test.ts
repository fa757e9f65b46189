import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  groupedRows,
  type GroupedRow,
} from '@/features/credits/dashboard/transactions-tab/grouped-rows';
import { toHistoryDay } from '@/resources/credits/transactions/history-day';
import { groupedDay, transactionSchema } from '@/resources/credits/transactions/schema';

const NOW = new Date(2026, 10, 25, 12).getTime();

const body = (id: string, fields: object = {}) => ({
  id,
  description: `Use ${id}`,
  platformId: 'writer',
  formattedAmount: '-4.00',
  createdAt: '2026-11-21T10:00:00Z',
  ...fields,
});
const transaction = (id: string, fields?: object) => v.parse(transactionSchema, body(id, fields));
const day = (fields: object) =>
  toHistoryDay(
    v.parse(groupedDay, { date: '2026-11-21', formattedDate: 'Saturday the 21st', ...fields }),
  );
const platform = (...ids: string[]) => ({
  platformName: 'Writer',
  transactionCount: ids.length,
  totalAmount: -4 * ids.length,
  isCredit: false,
  transactions: ids.map((id) => body(id)),
});

const NAMES = new Map([['writer', 'Writer Pro']]);

function rowsOf(history: Partial<Parameters<typeof groupedRows>[0]>, open: string[] = []) {
  return groupedRows(
    { days: [], ungrouped: [], ...history },
    { open: new Set(open), names: NAMES, now: NOW },
  );
}

function text(row: GroupedRow): string {
  if (row.kind === 'day') return `# ${row.title}${row.totals ? ` (${row.totals.count})` : ''}`;
  if (row.kind === 'platform') return `${row.isOpen ? 'v' : '>'} ${row.name}`;
  return `${row.name ?? '  '} ${row.transaction.id}`;
}

test('an expanded platform is followed by its transactions', () => {
  const history = { days: [day({ platforms: [platform('a', 'b'), platform('c')] })] };
  const [, closed] = rowsOf(history);
  const rows = rowsOf(history, closed?.kind === 'platform' ? [closed.id] : []);
  expect(rows.map(text)).toEqual([
    '# Saturday the 21st (3)',
    'v Writer',
    '   a',
    '   b',
    'Writer c',
  ]);
});

test.each([
  ['a row for each platform', { platforms: [platform('a', 'b')] }, ['(2)', '> Writer']],
  [
    'the count of the server',
    { totalTransactions: 3, platforms: [platform('a', 'b')] },
    ['(3)', '> Writer'],
  ],
  ['no count for one transaction', { platforms: [platform('a')] }, ['', 'Writer a']],
  [
    'rows for transactions that no platform lists',
    { individualTransactions: [body('a'), body('x')], platforms: [platform('a', 'b')] },
    ['(3)', '> Writer', 'Writer Pro x'],
  ],
])('a day of the server has its text and %s', (_, fields, [count, ...others]) => {
  const title = `# Saturday the 21st ${count}`.trim();
  expect(rowsOf({ days: [day(fields)] }).map(text)).toEqual([title, ...others]);
});

test('transactions of Load more follow as rows under their local days, and continue the last day of the server', () => {
  const rows = rowsOf({
    days: [day({ platforms: [platform('a', 'b')] })],
    ungrouped: [
      transaction('c'),
      transaction('d', { createdAt: '2026-11-20T10:00:00Z', platformId: 'news_letter' }),
      transaction('e', { createdAt: '2026-11-20T09:00:00Z', platformId: null }),
      transaction('f', { createdAt: '2026-11-19T09:00:00Z', isCredit: true }),
    ],
  });
  expect(rows.map(text)).toEqual([
    '# Saturday the 21st (2)',
    '> Writer',
    'Writer Pro c',
    '# Friday, Nov 20, 2026',
    'news letter d',
    'Other e',
    '# Thursday, Nov 19, 2026',
    'Use f f',
  ]);
});

test('transactions without a date are listed under their own text', () => {
  const rows = rowsOf({
    ungrouped: [transaction('a', { createdAt: null, formattedDate: 'Long ago' })],
  });
  expect(rows.map(text)).toEqual(['# Long ago', 'Writer Pro a']);
});

test('the rows of the grouped view have different keys', () => {
  const days = [day({ platforms: [platform('a', 'a'), platform('', '')] }), day({})];
  const open = rowsOf({ days }).flatMap((row) => (row.kind === 'platform' ? [row.id] : []));
  const keys = rowsOf({ days, ungrouped: [transaction('')] }, open).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(8);
  expect(new Set(keys).size).toBe(keys.length);
});
