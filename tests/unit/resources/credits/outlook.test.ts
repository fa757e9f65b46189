import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { startOfDay } from '@/lib/format/dates';
import { outlookOf, type Forecast, type Outlook } from '@/resources/credits/outlook/outlook';
import {
  firstWholeDay,
  recentSpending,
  type RecentHistory,
} from '@/resources/credits/outlook/pace';
import { readStacks, type Stack } from '@/resources/credits/stacks/schema';
import { transactionSchema, type Transaction } from '@/resources/credits/transactions/schema';

/** November 22, 2026, at noon: the day of the design's pictures. */
const now = new Date(2026, 10, 22, 12).getTime();
const dayAt = (inDays: number) => startOfDay(now, inDays);

function transaction(daysAgo: number, amount: number, fields: object = {}): Transaction {
  const createdAt = startOfDay(now, -daysAgo) + 9 * 3_600_000;
  const isCredit = amount > 0;
  return v.parse(transactionSchema, { createdAt, amount, isCredit, category: 'usage', ...fields });
}

function history(transactions: Transaction[], isComplete = true): RecentHistory {
  return { transactions, isComplete };
}

/** So many credits on each of the last days, with older history behind them. */
const steady = (perDay: number, days = 14) =>
  history([
    ...Array.from({ length: days }, (_, back) => transaction(back, -perDay)),
    transaction(40, 500),
  ]);

function stacks(...parts: [remainingTokens: number, inDays: number | null][]): Stack[] {
  const wire = parts.map(([remainingTokens, inDays], index) => ({
    id: `s${index}`,
    remainingTokens,
    status: 'active',
    expiresAt: inDays === null ? null : dayAt(inDays) + 15 * 3_600_000,
  }));
  return readStacks(wire)!.stacks;
}

const PICTURED = stacks([197, null], [467, 54], [63, 4], [557, 35]);

function forecast(outlook: Outlook): Forecast {
  if (outlook.state !== 'forecast') throw new Error(`There is no forecast: ${outlook.state}`);
  return outlook;
}

describe('the pace', () => {
  it.each<[what: string, history: RecentHistory, days: number, perDay: number]>([
    ['is the mean of 14 days with older history', steady(36), 14, 36],
    ['counts days without spending', history([transaction(0, -28), transaction(20, 5)]), 14, 2],
    ['leaves out what is older than 14 days', history([transaction(14, -99)]), 14, 0],
    ['reaches back to the 14th day', history([transaction(13, -28)]), 14, 2],
    [
      'counts from the first transaction',
      history([transaction(6, 100), transaction(1, -14)]),
      7,
      2,
    ],
    ['ignores the future', history([transaction(-2, -50), transaction(6, -7)]), 7, 1],
    ['ignores what expired', history([transaction(6, -70, { category: 'expiry' })]), 7, 0],
    [
      'takes refunds off',
      history([transaction(6, -70), transaction(1, 14, { category: 'refund' })]),
      7,
      8,
    ],
    [
      'is not negative',
      history([transaction(6, -7), transaction(1, 14, { category: 'refund' })]),
      7,
      0,
    ],
    ['does not take purchases off', history([transaction(6, -7), transaction(1, 999)]), 7, 1],
    ['is zero for amounts of zero', history([transaction(9, 0)]), 10, 0],
    [
      'ignores undated transactions',
      history([transaction(6, -7), transaction(0, -5, { createdAt: 'x' })]),
      7,
      1,
    ],
    ['has no days without history', history([]), 0, 0],
    // The oldest day may have more transactions than were loaded.
    [
      'leaves out a day that is partly loaded',
      history([transaction(0, -8), transaction(8, -99)], false),
      8,
      1,
    ],
    ['has no days when today is partly loaded', history([transaction(0, -8)], false), 0, 0],
  ])('the pace %s', (_, given, days, perDay) => {
    expect(recentSpending(given, now)).toMatchObject({ days, perDay });
  });

  it('a history without transactions has nothing spent and nothing refunded', () => {
    const nothing = { days: 0, spent: 0, refunded: 0, perDay: 0, isComplete: true };
    expect(recentSpending(history([]), now)).toEqual(nothing);
  });
});

it.each<[what: string, history: RecentHistory, first: string]>([
  ['the day after the oldest one of a longer history', steady(5), '2026-10-14'],
  ['the 14th last day of a short history', history([transaction(3, -5)]), '2026-11-09'],
  [
    'the day after the oldest one if further pages exist',
    history([transaction(3, -5)], false),
    '2026-11-20',
  ],
  ['the 14th last day of a history without transactions', history([]), '2026-11-09'],
])('all transactions are loaded since %s', (_, given, first) => {
  expect(firstWholeDay(given, now)).toBe(first);
});

describe('the outlook', () => {
  it('the outlook contains the day on which the credits run out', () => {
    const outlook = forecast(
      outlookOf({ stacks: PICTURED, credits: 1284, history: steady(36), now }),
    );
    expect(outlook.runsOutOn).toBe(new Date(2026, 11, 27).getTime());
    expect(outlook.left).toBe(0);
    expect(outlook.expiries).toEqual([
      { day: dayAt(4), inDays: 4, credits: 63, unused: 0 },
      { day: dayAt(35), inDays: 35, credits: 557, unused: 0 },
      { day: dayAt(54), inDays: 54, credits: 467, unused: 0 },
    ]);
    expect(outlook.points).toEqual([
      { inDays: 0, credits: 1284 },
      { inDays: 1284 / 36, credits: 0 },
    ]);
  });

  it('the outlook contains what expires unused at a slower pace, and what is left after 60 days', () => {
    const outlook = forecast(
      outlookOf({ stacks: PICTURED, credits: 1284, history: steady(9), now }),
    );
    expect(outlook.runsOutOn).toBeNull();
    expect(outlook.lastDay).toBe(new Date(2027, 0, 21).getTime());
    expect(outlook.expiries.map(({ unused }) => unused)).toEqual([27, 278, 296]);
    expect(outlook.left).toBe(143);
    expect(outlook.points).toEqual([
      { inDays: 0, credits: 1284 },
      { inDays: 4, credits: 1248 },
      { inDays: 4, credits: 1221 },
      { inDays: 35, credits: 942 },
      { inDays: 35, credits: 664 },
      { inDays: 54, credits: 493 },
      { inDays: 54, credits: 197 },
      { inDays: 60, credits: 143 },
    ]);
  });

  it.each<[what: string, given: Stack[], credits: number, perDay: number, inDays: number | null]>([
    ['run out today at a pace above the balance', stacks([5, null]), 5, 10, 0],
    ['run out on the last day of the forecast', stacks([60, null]), 60, 1, 60],
    ['last longer by one credit', stacks([61, null]), 61, 1, null],
    ['run out on the day on which all of them expire', stacks([100, 5]), 100, 1, 5],
    ['last without a date where stacks are missing', [], 20, 2, 10],
    ['are no more than the balance', stacks([500, 90]), 20, 2, 10],
  ])('the outlook lets credits %s', (_, given, credits, perDay, inDays) => {
    const outlook = forecast(outlookOf({ stacks: given, credits, history: steady(perDay), now }));
    expect(outlook.runsOutOn).toBe(inDays === null ? null : dayAt(inDays));
  });

  it('the outlook leaves out stacks that are used up, disabled or past their date', () => {
    const given = [
      ...stacks([0, 3], [40, -1]),
      ...readStacks([{ id: 'd', remainingTokens: 9, status: 'disabled', expiresAt: dayAt(5) }])!
        .stacks,
    ];
    const outlook = forecast(outlookOf({ stacks: given, credits: 40, history: steady(1), now }));
    expect(outlook.expiries).toEqual([]);
    expect(outlook.runsOutOn).toBe(dayAt(40));
  });

  it('the outlook adds up what expires on one day, and leaves out what expires after 60 days', () => {
    const given = stacks([10, 7], [20, 7], [30, 61]);
    const outlook = forecast(outlookOf({ stacks: given, credits: 60, history: steady(2), now }));
    expect(outlook.expiries).toEqual([{ day: dayAt(7), inDays: 7, credits: 30, unused: 16 }]);
  });

  it.each<[what: string, state: Outlook['state'], credits: number, history: RecentHistory]>([
    ['no credits', 'no-credits', 0, steady(36)],
    ['a part of a credit', 'no-credits', 0.9, steady(36)],
    ['a negative balance', 'no-credits', -5, steady(36)],
    ['a balance that is no number', 'no-credits', NaN, steady(36)],
    ['six days of history', 'short-history', 100, history([transaction(5, -10)])],
    ['seven days of history', 'forecast', 100, history([transaction(6, -10)])],
    ['one day of history', 'short-history', 100, history([transaction(0, -10)])],
    ['no history', 'short-history', 100, history([])],
    ['no spending for 14 days', 'no-spending', 100, history([transaction(20, -10)])],
    ['only refunds', 'no-spending', 100, history([transaction(9, 10, { category: 'refund' })])],
    ['only future transactions', 'short-history', 100, history([transaction(-3, -10)])],
  ])('the outlook of a member with %s is %s', (_, state, credits, given) => {
    const outlook = outlookOf({ stacks: PICTURED, credits, history: given, now });
    expect(outlook.state).toBe(state);
    const written = JSON.stringify(outlook, (_key, value) => (Number.isNaN(value) ? 'NaN' : value));
    expect(written).not.toContain('NaN');
  });

  it('without spending every stack expires unused on its day', () => {
    const outlook = outlookOf({ stacks: PICTURED, credits: 1284, history: steady(0), now });
    expect(outlook).toMatchObject({
      state: 'no-spending',
      expiries: [
        { credits: 63, unused: 63 },
        { credits: 557, unused: 557 },
        { credits: 467, unused: 467 },
      ],
    });
  });
});
