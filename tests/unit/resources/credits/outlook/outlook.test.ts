import { expect, it } from 'vitest';
import * as v from 'valibot';
import { startOfDay } from '@/lib/format/start-of-day';
import { isLow, outlookOf } from '@/resources/credits/outlook/outlook';
import { recentSpending, type RecentHistory } from '@/resources/credits/outlook/pace';
import { durationText, expiryText, lastsText, paceText } from '@/resources/credits/outlook/phrases';
import { readStacks, type Stack } from '@/resources/credits/stacks/schema';
import { transactionSchema, type Transaction } from '@/resources/credits/transactions/schema';

/** November 22, 2026, at noon: the day of the design's pictures. */
const now = new Date(2026, 10, 22, 12).getTime();
const dayAt = (inDays: number) => startOfDay(now, inDays);

/** A transaction so many days ago. */
function on(daysAgo: number, amount: number, fields: object = {}): Transaction {
  const createdAt = startOfDay(now, -daysAgo) + 9 * 3_600_000;
  const isCredit = amount > 0;
  return v.parse(transactionSchema, { createdAt, amount, isCredit, category: 'usage', ...fields });
}

function history(transactions: readonly Transaction[], isComplete = true): RecentHistory {
  return { transactions, isComplete };
}

/** So many credits on each of the last days, with older history behind them. */
const steady = (perDay: number, days = 14) =>
  history([...Array.from({ length: days }, (_, back) => on(back, -perDay)), on(40, 500)]);

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

/** The outlook with so many credits to use, at a pace over 14 days. */
function outlookAt(perDay: number, credits: number, given: Stack[] = stacks(), days = 14) {
  const spending = recentSpending(steady(perDay, days), now);
  const balance = { availableTokens: credits, reservedTokens: 12 };
  return outlookOf({ stacks: given, balance, spending, now });
}

const refund = { category: 'refund' };

it.each<[what: string, transactions: readonly Transaction[], days: number, perDay: number]>([
  ['is the mean of 14 days with older history', steady(36).transactions, 14, 36],
  ['leaves out what is older than 14 days', [on(14, -99)], 14, 0],
  ['reaches back to the 14th day', [on(13, -28)], 14, 2],
  ['counts from the first transaction', [on(6, 100), on(1, -14)], 7, 2],
  ['ignores the future', [on(-2, -50), on(6, -7)], 7, 1],
  ['ignores what expired', [on(6, -70, { category: 'expiry' })], 7, 0],
  ['takes refunds off', [on(6, -70), on(1, 14, refund)], 7, 8],
  ['is not negative', [on(6, -7), on(1, 14, refund)], 7, 0],
  ['does not take purchases off', [on(6, -7), on(1, 999)], 7, 1],
  ['ignores undated transactions', [on(6, -7), on(0, -5, { createdAt: 'x' })], 7, 1],
  ['has no days without history', [], 0, 0],
])('the pace %s', (_, transactions, days, perDay) => {
  expect(recentSpending(history(transactions), now)).toMatchObject({ days, perDay });
});

it('the pace leaves out the oldest day, which may have more transactions than were loaded', () => {
  const spending = recentSpending(history([on(0, -8), on(8, -99)], false), now);
  expect(spending).toMatchObject({ days: 8, perDay: 1 });
  expect(recentSpending(history([on(0, -8)], false), now)).toMatchObject({ days: 0, perDay: 0 });
});

it('the outlook has the day on which the credits run out, and what expires before it', () => {
  const outlook = outlookAt(36, 1284, PICTURED);
  expect(outlook.runsOutOn).toBe(new Date(2026, 11, 27).getTime());
  expect(outlook.expiries).toEqual([
    { day: dayAt(4), inDays: 4, credits: 63 },
    { day: dayAt(35), inDays: 35, credits: 557 },
  ]);
  expect(outlook.points.at(-1)).toEqual({ inDays: 1284 / 36, credits: 0 });
});

it('what a stack has on its day of expiry is lost', () => {
  const outlook = outlookAt(9, 1284, PICTURED);
  expect(outlook.points).toEqual([
    { inDays: 0, credits: 1284 },
    { inDays: 4, credits: 1248 },
    { inDays: 4, credits: 1221 },
    { inDays: 35, credits: 942 },
    { inDays: 35, credits: 664 },
    { inDays: 54, credits: 493 },
    { inDays: 54, credits: 197 },
    { inDays: 54 + 197 / 9, credits: 0 },
  ]);
});

const [disabled] = stacks([9, 5]);
const UNUSABLE = [...stacks([0, 3], [40, -1]), { ...disabled!, status: 'disabled' }];

it.each<[what: string, given: Stack[], credits: number, perDay: number, inDays: number]>([
  ['run out today at a pace above the balance', stacks([5, null]), 5, 10, 0],
  ['run out on the day on which all of them expire', stacks([100, 5]), 100, 1, 5],
  ['last without a date where stacks are missing', [], 20, 2, 10],
  ['are no more than the balance', stacks([500, 90]), 20, 2, 10],
  ['leave out stacks that are used up, disabled or past their date', UNUSABLE, 40, 1, 40],
])('credits %s', (_, given, credits, perDay, inDays) => {
  expect(outlookAt(perDay, credits, given).runsOutOn).toBe(dayAt(inDays));
});

it('the outlook adds up what expires on one day, and leaves out what expires after 60 days', () => {
  const { expiries } = outlookAt(0, 60, stacks([10, 7], [20, 7], [25, 60], [30, 61]));
  expect(expiries.map(({ inDays, credits }) => [inDays, credits])).toEqual([
    [7, 30],
    [60, 25],
  ]);
});

it.each<[text: string, outlook: ReturnType<typeof outlookAt>]>([
  ['30 credits to use. At 25 a day they last about a day, to Nov\u00a023.', outlookAt(25, 30)],
  ['1 credit to use. At 0.1 a day they last about 10 days, to Dec\u00a02.', outlookAt(0.1, 1)],
  ['5,000 credits to use. At 10 a day they last more than a year.', outlookAt(10, 5000)],
  ['30 credits to use. You used none in the last 14 days.', outlookAt(0, 30)],
  [
    '0.9 credits to use. At 25 a day they last less than a day, to Nov\u00a022.',
    outlookAt(25, 0.9),
  ],
  ['No credits to use, 12 reserved.', outlookAt(25, -30)],
])('the text is %s', (text, outlook) => {
  expect(lastsText(outlook)).toBe(text);
});

it.each([
  [6, '100 credits to use.'],
  [7, '100 credits to use. At 10 a day they last about 10 days, to Dec\u00a02.'],
])('with %d days of history the text is %s', (days, text) => {
  const spending = { days, used: 70, perDay: 10 };
  const balance = { availableTokens: 100, reservedTokens: 0 };
  expect(lastsText(outlookOf({ stacks: [], balance, spending, now }))).toBe(text);
});

it.each<[text: string | null, given: Stack[], perDay: number, credits: number]>([
  ['63 credits expire on Nov\u00a026.', PICTURED, 36, 1284],
  ['1 credit expires today.', stacks([1, 0], [9, 5]), 1, 10],
  // The credits run out before.
  [null, stacks([60, 6]), 10, 30],
  [null, stacks([0.5, 3], [60, null]), 1, 60],
  [null, PICTURED, 36, 0],
])('the next expiry reads %s', (text, given, perDay, credits) => {
  expect(expiryText(outlookAt(perDay, credits, given))).toBe(text);
});

it.each([
  [true, 10, 69],
  [false, 10, 70],
  [true, 10, 0],
  [false, 0, 5],
])('being low is %s at %d a day with %d credits', (low, perDay, credits) => {
  expect(isLow(outlookAt(perDay, credits))).toBe(low);
});

it.each([
  [0.4, 'less than a day'],
  [0.5, 'about a day'],
  [1.5, 'about 2 days'],
  [365, 'about 365 days'],
  [366, 'more than a year'],
])('%d days are %s', (days, text) => {
  expect(durationText(days)).toBe(text);
});

it.each([
  [9.96, '10'],
  [2.25, '2.3'],
  [0.04, 'less than 0.1'],
])('a pace of %d is written %s', (perDay, text) => {
  expect(paceText(perDay)).toBe(text);
});
