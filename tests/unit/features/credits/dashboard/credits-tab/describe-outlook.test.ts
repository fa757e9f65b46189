import { describe, expect, it } from 'vitest';
import { yOf } from '@/features/credits/dashboard/chart-scale';
import {
  describeChart,
  describeOutlook,
} from '@/features/credits/dashboard/credits-tab/describe-outlook';
import {
  axisDays,
  balanceArea,
  balanceLine,
  highestBalanceFrom,
  layOutExpiryLabels,
  outlookPlot,
  xOf,
} from '@/features/credits/dashboard/credits-tab/outlook-scale';
import { shortDay } from '@/lib/format/dates';
import type { Forecast, Outlook, OutlookExpiry } from '@/resources/credits/outlook/outlook';
import type { Spending } from '@/resources/credits/outlook/pace';
import {
  durationText,
  expiresText,
  forecastText,
  untilText,
  paceText,
} from '@/resources/credits/outlook/phrases';

const now = new Date(2026, 10, 22, 12).getTime();
const day = (inDays: number) => new Date(2026, 10, 22 + inDays).getTime();
const expiry = (inDays: number, credits: number, unused = 0): OutlookExpiry => ({
  day: day(inDays),
  inDays,
  credits,
  unused,
});
const spending = (perDay: number, fields: Partial<Spending> = {}): Spending => ({
  days: 14,
  spent: 14 * perDay,
  refunded: 0,
  perDay,
  isComplete: true,
  ...fields,
});
const forecast = (fields: Partial<Forecast>): Forecast => ({
  state: 'forecast',
  credits: 1284,
  spending: spending(36),
  expiries: [],
  points: [
    { inDays: 0, credits: 1284 },
    { inDays: 35.7, credits: 0 },
  ],
  lastDay: day(60),
  runsOutOn: day(35),
  left: 0,
  ...fields,
});
/** With plain spaces, as a member reads it. */
const read = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the text of an outlook', () => {
  it.each<[Outlook, title: string, text: string]>([
    [
      forecast({ expiries: [expiry(4, 63), expiry(35, 557)] }),
      'At 36 a day your credits last to about Dec 27',
      '63 expire on Nov 26; at this pace you use them first.',
    ],
    [
      forecast({
        spending: spending(9),
        expiries: [expiry(4, 63, 27), expiry(35, 557, 278), expiry(54, 467, 296)],
        runsOutOn: null,
        left: 143,
      }),
      'At 9 a day your credits last past Jan 21',
      '27 will expire unused on Nov 26, and 278 on Dec 27.',
    ],
    [
      forecast({ expiries: [expiry(0, 10, 10)] }),
      'At 36 a day your credits last to about Dec 27',
      '10 will expire unused today.',
    ],
    [
      forecast({ expiries: [expiry(1, 1, 0.4)], spending: spending(0.5) }),
      'At 0.5 a day your credits last to about Dec 27',
      '1 expires on Nov 23; at this pace you use it first.',
    ],
    [
      forecast({ runsOutOn: day(0), points: [{ inDays: 0.4, credits: 0 }] }),
      'At 36 a day your credits run out today',
      'Nothing expires in the next 60 days.',
    ],
    [
      { state: 'short-history', spending: spending(5, { days: 3 }), expiries: [expiry(4, 63)] },
      'An outlook after a week of use',
      'You have 3 days of spending so far. 63 credits expire on Nov 26.',
    ],
    [
      { state: 'short-history', spending: spending(0, { days: 0 }), expiries: [expiry(4, 1)] },
      'An outlook after a week of use',
      'You have no spending so far. 1 credit expires on Nov 26.',
    ],
    [
      {
        state: 'short-history',
        spending: spending(90, { days: 5, isComplete: false }),
        expiries: [],
      },
      'An outlook after a week of use',
      'Your latest transactions reach back 5 whole days. A forecast needs 7 days.',
    ],
    [
      { state: 'no-spending', spending: spending(0), expiries: [expiry(4, 63), expiry(35, 557)] },
      'No credits spent in the last 14 days',
      'Without use, 63 expire on Nov 26 and 557 on Dec 27.',
    ],
    [
      { state: 'no-spending', spending: spending(0), expiries: [] },
      'No credits spent in the last 14 days',
      'Nothing expires in the next 60 days.',
    ],
    [
      { state: 'no-credits', spending: spending(36) },
      'No credits left',
      'You usually spend 36 a day.',
    ],
  ])('the text of the outlook %j has a title and a sentence', (outlook, title, text) => {
    const described = describeOutlook(outlook);
    expect([described.title, described.text].map(read)).toEqual([title, text]);
  });

  it.each([
    [forecast({}), 'Balance falls from 1,284 today to 0 about December 27'],
    [
      forecast({ expiries: [expiry(4, 63, 27), expiry(5, 9, 1)], runsOutOn: null, left: 143.9 }),
      'Balance falls from 1,284 today to 143 on January 21, with 2 drops where credits expire',
    ],
    [
      forecast({ expiries: [expiry(4, 63, 27), expiry(5, 9, 0.9), expiry(6, 9)] }),
      'Balance falls from 1,284 today to 0 about December 27, with one drop where credits expire',
    ],
  ])('the text alternative of the forecast %j is "%s"', (given, text) => {
    expect(describeChart(given)).toBe(text);
  });

  it.each([
    [36.4, '36'],
    [1234.6, '1,235'],
    [9.96, '10'],
    [10.4, '10'],
    [9.5, '9.5'],
    [9.04, '9'],
    [0.55, '0.6'],
    [0.1, '0.1'],
    [0.099, 'less than 0.1'],
    [0.05, 'less than 0.1'],
  ])('a pace of %s reads "%s"', (perDay, text) => {
    expect(paceText(perDay)).toBe(text);
  });

  it.each([
    [999, 36, 'about 28 days'],
    [36, 36, 'about 1 day'],
    [10, 36, 'less than a day'],
    [3650, 1, 'about 3,650 days'],
    [3651, 1, 'more than 10 years'],
  ])('%s credits at %s a day last "%s"', (credits, perDay, text) => {
    expect(durationText(credits, perDay)).toBe(text);
  });

  it('a short date keeps day and month together', () => {
    expect(shortDay(now)).toBe('Nov\u00a022');
    expect(read(expiresText(expiry(4, 1200)))).toBe('1,200 expire on Nov 26');
  });
});

describe('the chart of an outlook', () => {
  const wide = outlookPlot(928, 1000);
  const narrow = outlookPlot(358, 1000);
  const mark = (x: number, hasPriority = false) => ({ x, width: 60, hasPriority });

  it('the chart of an outlook names the days of the axis, fewer on phones, and none over its ends', () => {
    const days = (plot: typeof wide) =>
      axisDays(now, plot).map(({ day: at }) => read(shortDay(at)));
    expect(days(wide)).toEqual(['Dec 1', 'Dec 8', 'Dec 15', 'Dec 22', 'Jan 1', 'Jan 8']);
    expect(days(narrow)).toEqual(['Dec 1', 'Dec 15', 'Jan 1']);
  });

  it.each([
    [480, 1000, { height: 206, left: 40, right: 474, isNarrow: false }],
    [479, 1000, { height: 238, left: 40, right: 473, isNarrow: true }],
    [479, 100, { height: 238, left: 34, right: 473, isNarrow: true }],
    [928, 12_000, { height: 206, left: 48, right: 922, isNarrow: false }],
  ])(
    'the chart of an outlook in %i px with an axis up to %i has the layout %j',
    (width, maximum, plot) => {
      expect(outlookPlot(width, maximum)).toEqual({
        width,
        maximum,
        top: 14,
        bottom: 150,
        ...plot,
      });
    },
  );

  it('the chart of an outlook has today at its left edge, day 60 at its right one, and the highest balance at its top', () => {
    expect([0, 15, 60].map((inDays) => xOf(inDays, wide))).toEqual([40, 260.5, 922]);
    expect([0, 250, 1000].map((credits) => yOf(credits, wide))).toEqual([150, 116, 14]);
  });

  it('the line of an outlook connects its points, and its area ends at the axis', () => {
    const points = [
      { inDays: 0, credits: 1000 },
      { inDays: 15, credits: 250 },
    ];
    const line = 'M40.0 14.0L260.5 116.0';
    expect(balanceLine(points, wide)).toBe(line);
    expect(balanceArea(points, wide)).toBe(`${line}L260.5 150L40 150z`);
  });

  it('the days of the axis have their positions, more than 24 px from the left edge and 96 px from the right one', () => {
    const plot = { ...wide, left: 0, right: 600 };
    expect(axisDays(now, plot)).toEqual(
      [9, 16, 23, 30, 40, 47].map((inDays) => ({ day: day(inDays), x: 10 * inDays })),
    );
    expect(axisDays(now, { ...plot, right: 160 })[0]).toEqual({ day: day(16), x: 16 * (160 / 60) });
    expect(axisDays(now, { ...plot, right: 161 })[0]).toEqual({ day: day(9), x: 9 * (161 / 60) });
    expect(axisDays(now, { ...plot, right: 192 }).at(-1)?.day).toBe(day(23));
    expect(axisDays(now, { ...plot, right: 193 }).at(-1)?.day).toBe(day(30));
  });

  it('on phones, the label of credits that expire unused has priority over the one before it', () => {
    const labels = layOutExpiryLabels([mark(100), mark(120, true)], narrow);
    expect(labels.map((label) => label?.anchor ?? null)).toEqual([null, 'middle']);
  });

  it.each([
    ['80 px before the next mark', wide, [300, 380], ['start 311', 'start 391']],
    ['79 px before the next mark', wide, [300, 379], ['end 289', 'start 390']],
    ['at the right edge', wide, [857], ['start 868']],
    ['1 px over the right edge', wide, [858], ['end 847']],
    ['at the left edge', wide, [71, 100], ['end 60', 'start 111']],
    ['1 px over the left edge', wide, [70, 100], [null, 'start 111']],
    ['on phones 4 px apart', narrow, [100, 164], ['middle 100', 'middle 164']],
    ['on phones 3 px apart', narrow, [100, 163], ['middle 100', 'start 163']],
    ['on phones at the edges', narrow, [30, 328], ['middle 30', 'middle 328']],
    ['on phones 1 px over the edges', narrow, [29, 329], ['start 29', 'end 329']],
  ])('labels of 60 px %s have these anchors and positions', (_, plot, xs, expected) => {
    const labels = layOutExpiryLabels(
      xs.map((x) => mark(x)),
      plot,
    );
    expect(labels.map((label) => label && `${label.anchor} ${label.x}`)).toEqual(expected);
  });

  it('the chart of an outlook finds the highest balance from a day on', () => {
    const points = [
      { inDays: 0, credits: 100 },
      { inDays: 50, credits: 50 },
      { inDays: 50, credits: 20 },
      { inDays: 60, credits: 10 },
    ];
    expect(highestBalanceFrom(points, 25)).toBe(75);
    expect(highestBalanceFrom(points, 55)).toBe(15);
    expect(highestBalanceFrom(points, 50)).toBe(50);
  });
});

it.each([
  [day(35), 'to about Dec\u00a027', 'about Dec\u00a027'],
  [null, 'past Jan\u00a021', 'after Jan\u00a021'],
])('credits that run out on %s last %s, or until %s', (runsOutOn, text, until) => {
  expect(untilText(forecast({ runsOutOn, lastDay: day(60) }))).toBe(until);
  expect(forecastText(forecast({ runsOutOn, lastDay: day(60) }))).toBe(text);
});
