import { expect, it } from 'vitest';
import * as v from 'valibot';
import { toHistoryDay } from '@/resources/credits/transactions/history-day';
import { groupedDay as daySchema } from '@/resources/credits/transactions/schema';
import { setTimeZone } from '../../../../helpers/clock';
import { groupedDay, groupedPlatform, transaction } from '../../complete-responses';

const read = (fields: object) => toHistoryDay(v.parse(daySchema, fields));

const [a, b] = ['a', 'b'].map((id) => ({ ...transaction, id }));
const platform = { ...groupedPlatform, transactions: [a, b] };
const day = { ...groupedDay, individualTransactions: [a, b], platforms: [platform] };

it('a day of the grouped response keeps what the server sends, with each transaction once', () => {
  const { transactions, others, ...fields } = read(day);
  expect(fields).toMatchObject({
    day: '2026-11-21',
    formattedDate: 'Saturday, Nov 21',
    count: 3,
    totalAmount: -24,
    platforms: [{ name: 'Value Ladder Agent', count: 3, totalAmount: -24, isCredit: false }],
  });
  expect(transactions.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(others).toEqual([]);
});

it.each([
  ['only the lists of the platforms', { individualTransactions: null }, 2, 0],
  ['only its own list', { platforms: [] }, 2, 2],
  ['a transaction that no platform lists', { platforms: [groupedPlatform] }, 3, 2],
])(
  'a day of the grouped response with %s lists each transaction once',
  (_, fields, all, others) => {
    const result = read({ ...day, ...fields });
    expect([result.transactions.length, result.others.length]).toEqual([all, others]);
  },
);

it.each([
  [{ totalAmount: 12, isCredit: false }, false, -12],
  [{ totalAmount: -12, isCredit: true }, true, 12],
  [{ totalAmount: 0 }, false, 0],
  [{ totalAmount: null }, false, null],
  [{ totalAmount: 4, transactions: [a] }, false, -4],
])(
  'a platform of the grouped response with %j adds credits: %s, in total %s',
  (fields, isCredit, totalAmount) => {
    const [only] = read({ platforms: [{ platformName: 'Alpha', ...fields }] }).platforms;
    expect(only).toMatchObject({ isCredit, totalAmount });
  },
);

it.each([
  [{ date: 'Nov 21, 2026' }, '2026-11-21', 'Nov 21, 2026'],
  [{ date: 'x', formattedDate: 'Nov 21, 2026' }, '2026-11-21', 'Nov 21, 2026'],
  [{ date: 'Last week' }, '', 'Last week'],
  [{}, '', ''],
])(
  'a day of the grouped response sent as %j is %s, "%s", in any time zone',
  (fields, expected, text) => {
    setTimeZone('America/Los_Angeles');
    expect(read(fields)).toMatchObject({ day: expected, formattedDate: text });
  },
);
