import { afterEach, describe, expect, it } from 'vitest';
import { distinctById } from '@/lib/parse/ids';
import { groupByDay } from '@/resources/credits/transactions/group-by-day';
import type { readDay } from '@/resources/credits/transactions/grouped-response';
import { grouped, rows, serverRow, shape } from '../../../helpers/history-rows';

const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it('days of the history hold platforms with count, total and sign, the newest day first', () => {
  const days = groupByDay(
    rows(
      { id: 'a', at: '2026-11-20T10:00:00Z' },
      { id: 'b', at: '2026-11-21T10:00:00Z' },
      { id: 'c', at: '2026-11-21T09:00:00Z', amount: '-1.50', platformId: 'news_letter' },
      { id: 'd', at: '2026-11-20T09:00:00Z' },
      { id: 'e', at: '2026-11-20T08:00:00Z', amount: '+333.00', description: 'Credit purchase' },
    ),
    { platformNames: new Map([['ladder', 'Value Ladder Agent']]) },
  );
  expect(shape(days)).toEqual([
    {
      day: '2026-11-21',
      count: 2,
      totalAmount: -5.5,
      platforms: ['Value Ladder Agent 1 -4', 'news letter 1 -1.5'],
    },
    {
      day: '2026-11-20',
      count: 3,
      totalAmount: 325,
      platforms: ['Value Ladder Agent 2 -8', 'Credit purchase 1 333'],
    },
  ]);
  expect(days[0]!.formattedDate).toBe('Nov 21, 2026');
  expect(days[1]!.platforms[1]!.isCredit).toBe(true);
  expect(days[1]!.platforms[0]!.transactions.map(({ id }) => id)).toEqual(['a', 'd']);
});

it.each([
  ['America/Los_Angeles', ['2026-11-20']],
  ['UTC', ['2026-11-21']],
  ['Pacific/Auckland', ['2026-11-21']],
])('a transaction is grouped under its local day in the time zone %s', (timeZone, expected) => {
  process.env['TZ'] = timeZone;
  const days = groupByDay(rows({ id: 'a', at: '2026-11-21T05:00:00Z' }));
  expect(days.map(({ day }) => day)).toEqual(expected);
});

it('days that are not a date come last in the history', () => {
  const [first, second] = rows({ id: 'a', at: 'x' }, { id: 'b', at: '2026-11-20T10:00:00Z' });
  const days = groupByDay([first!, { ...first!, day: 'Long ago' }, second!]);
  expect(days.map(({ day, formattedDate }) => [day, formattedDate])).toEqual([
    ['2026-11-20', 'Nov 20, 2026'],
    ['Long ago', 'Long ago'],
    ['', 'Unknown'],
  ]);
});

it('a transaction without an amount is counted and leaves the total of the others', () => {
  const [known, unknown] = rows(
    { id: 'a', at: '2026-11-21T10:00:00Z' },
    { id: 'b', at: '2026-11-21T09:00:00Z', amount: 'n/a' },
  );
  expect(unknown?.amount).toBeNull();
  expect(shape(groupByDay([known!, unknown!]))).toEqual([
    { day: '2026-11-21', count: 2, totalAmount: -4, platforms: ['ladder 2 -4'] },
  ]);
});

it('a history without transactions has no days', () => {
  expect(groupByDay([])).toEqual([]);
});

describe('groupByDay with the days of the grouped response', () => {
  const [a, b] = ['a', 'b'].map((id) => serverRow({ id, at: '2026-11-21T10:00:00Z' }));
  const platform = {
    platformName: 'Value Ladder Agent',
    transactionCount: 2,
    totalAmount: -8,
    isCredit: false,
    transactions: [a, b],
  };
  const day = {
    date: '2026-11-21',
    formattedDate: 'Saturday, Nov 21',
    totalTransactions: 2,
    totalAmount: -8,
    individualTransactions: [a, b],
    platforms: [platform],
  };

  function show(...days: object[]) {
    const parts = grouped(...days);
    return groupByDay(distinctById(parts.flatMap(({ transactions }) => transactions)), {
      reportedDays: parts.map(({ reportedDay }) => reportedDay),
    });
  }

  it('a day of the grouped response lists each transaction once and keeps the date text of the server', () => {
    const [only, ...others] = show(day);
    expect(others).toEqual([]);
    expect(shape([only!])).toEqual([
      { day: '2026-11-21', count: 2, totalAmount: -8, platforms: ['Value Ladder Agent 2 -8'] },
    ]);
    expect(only!.formattedDate).toBe('Saturday, Nov 21');
  });

  it.each([
    [
      'only the lists of the platforms',
      { individualTransactions: null },
      'Value Ladder Agent 2 -8',
    ],
    [
      'transactions without ids',
      {
        individualTransactions: [
          { ...a, id: null },
          { ...b, id: null },
        ],
        platforms: [],
      },
      'ladder 2 -8',
    ],
  ])('a day of the grouped response is counted from %s', (_, fields, platformShown) => {
    const days = show({ ...day, ...fields });
    expect(shape(days)).toMatchObject([{ count: 2, totalAmount: -8, platforms: [platformShown] }]);
  });

  it.each([
    [0, false],
    [0.01, true],
    [null, false],
  ])(
    'a platform with a total of %s and no other sign of its direction adds credits: %s',
    (totalAmount, isCredit) => {
      const bare = { platformName: 'Alpha', transactionCount: 2, totalAmount };
      const days = show({ ...day, individualTransactions: [], platforms: [bare] });
      expect(days[0]?.platforms.map((each) => each.isCredit)).toEqual([isCredit]);
    },
  );

  it('a day of the grouped response shows counts of the server for transactions that are not listed', () => {
    const bare = {
      ...day,
      totalTransactions: 5,
      totalAmount: 20,
      individualTransactions: [],
      platforms: [
        { ...platform, transactionCount: 3, totalAmount: 12, transactions: null },
        { platformName: 'Credit purchase', transactionCount: 2, totalAmount: 32, isCredit: true },
      ],
    };
    expect(shape(show(bare))).toEqual([
      {
        day: '2026-11-21',
        count: 5,
        totalAmount: 20,
        platforms: ['Value Ladder Agent 3 -12', 'Credit purchase 2 32'],
      },
    ]);
  });

  it('a day of the grouped response counts no transaction twice when its platforms come without lists', () => {
    const platforms = [{ ...platform, transactions: undefined }];
    expect(show({ ...day, platforms })).toMatchObject([{ count: 2, totalAmount: -8 }]);
    const uncounted = { ...day, totalTransactions: null, individualTransactions: [], platforms };
    expect(show(uncounted)).toMatchObject([{ count: 2, totalAmount: -8 }]);
  });

  it.each([
    ['no list', [{ transactions: null }, { transactions: null }]],
    ['ids in no list', [{ transactions: [{ ...a, id: null }] }, { transactions: null }]],
  ])(
    'platforms of the grouped response keep their names when they come with %s',
    (_, [first, second]) => {
      const [one, two, three] = [
        serverRow({ id: '1', at: '2026-11-21T10:00:00Z', platformId: 'a' }),
        serverRow({ id: '2', at: '2026-11-21T09:00:00Z', platformId: 'b', amount: '-7.00' }),
        serverRow({ id: '3', at: '2026-11-21T08:00:00Z', platformId: 'x', amount: '+20.00' }),
      ];
      const claimed = { transactionCount: 1, isCredit: false };
      const days = show({
        ...day,
        totalTransactions: 3,
        individualTransactions: [two, one, three],
        platforms: [
          { ...claimed, ...first, platformName: 'Alpha', totalAmount: -4 },
          { ...claimed, ...second, platformName: 'Beta', totalAmount: 7 },
          { platformName: 'Bonus', isCredit: true, transactionCount: 9 },
        ],
      });
      expect(shape(days)[0]?.platforms).toEqual(['Beta 1 -7', 'Alpha 1 -4', 'Bonus 1 20']);
    },
  );

  it('platforms of the grouped response are matched by their counts when their totals differ', () => {
    const platforms = [
      { platformName: 'Alpha', isCredit: false, transactionCount: 2, totalAmount: -20 },
      { platformName: 'Beta', isCredit: false, transactionCount: 1, totalAmount: -10 },
    ];
    const list = ['1', '2', '3'].map((id) =>
      serverRow({ id, at: '2026-11-21T10:00:00Z', platformId: id === '2' ? 'b' : 'a' }),
    );
    const days = show({ ...day, totalTransactions: 3, individualTransactions: list, platforms });
    expect(shape(days)[0]?.platforms).toEqual(['Alpha 2 -8', 'Beta 1 -4']);
  });

  it('a platform without a name does not replace the name of another one that lists the same transaction', () => {
    const nameless = { ...platform, platformName: null };
    const days = show({ ...day, platforms: [platform, nameless] });
    expect(shape(days)[0]?.platforms).toEqual(['Value Ladder Agent 2 -8']);
  });

  it('a platform without a name does not name a transaction that has its count and total', () => {
    const nameless = { platformName: null, isCredit: false, transactionCount: 1, totalAmount: -4 };
    const only = { totalTransactions: 1, individualTransactions: [a], platforms: [nameless] };
    const days = show({ ...day, ...only });
    expect(shape(days)[0]?.platforms).toEqual(['ladder 1 -4']);
  });

  it('a transaction gets no platform name when two platforms of the response match it', () => {
    const platforms = ['Alpha', 'Beta'].map((platformName) => ({ platformName, isCredit: false }));
    const days = show({ ...day, individualTransactions: [a], platforms });
    expect(shape(days)[0]?.platforms).toEqual(['ladder 1 -4']);
  });

  it('a transaction without a time belongs to the day of the response that lists it', () => {
    const dateless = { ...a, createdAt: null, formattedDate: 'Nov 20, 2026' };
    const days = show({ ...day, individualTransactions: [dateless], platforms: [] });
    expect(days.map((each) => each.formattedDate)).toEqual(['Saturday, Nov 21']);
  });

  it.each([
    ['2026-11-19T23:59:00Z', '2026-11-21', ['2026-11-21']],
    ['2026-11-20T00:01:00Z', '2026-11-21', ['2026-11-20']],
    ['2026-11-22T23:59:00Z', '2026-11-21', ['2026-11-22']],
    ['2026-11-23T00:01:00Z', '2026-11-21', ['2026-11-21']],
    ['2026-11-21T10:00:00Z', 'Last Saturday', ['Last Saturday']],
    ['2026-11-21T10:00:00Z', '', ['2026-11-21']],
  ])(
    'a transaction of %s that the server lists under "%s" is shown under %s',
    (at, date, shown) => {
      process.env['TZ'] = 'UTC';
      const individualTransactions = [serverRow({ id: 'a', at })];
      const days = show({ date, totalTransactions: 1, individualTransactions });
      expect(days.map((each) => each.day)).toEqual(shown);
    },
  );

  it('later pages are merged into the same day of the grouped response, each platform once', () => {
    const [{ transactions, reportedDay }] = grouped(day) as [ReturnType<typeof readDay>];
    const later = rows(
      { id: 'b', at: '2026-11-21T10:00:00Z' },
      { id: 'c', at: '2026-11-21T08:00:00Z' },
      { id: 'd', at: '2026-11-20T08:00:00Z' },
    );
    const days = groupByDay(distinctById([...transactions, ...later]), {
      reportedDays: [reportedDay],
    });
    expect(shape(days)).toEqual([
      { day: '2026-11-21', count: 3, totalAmount: -12, platforms: ['Value Ladder Agent 3 -12'] },
      { day: '2026-11-20', count: 1, totalAmount: -4, platforms: ['Value Ladder Agent 1 -4'] },
    ]);
  });

  it.each([
    ['fewer than it counts', 1, 'Value Ladder Agent 2 -9'],
    ['all that it counts', 2, 'Value Ladder Agent 2 -8'],
    ['more than it counts', 3, 'Value Ladder Agent 3 -12'],
  ])(
    'a platform of the grouped response with %s loaded has the right count and total',
    (_, loaded, platformShown) => {
      const counted = { ...platform, totalAmount: -9, transactions: [a] };
      const [{ transactions, reportedDay }] = grouped({
        ...day,
        individualTransactions: [],
        platforms: [counted],
      }) as [ReturnType<typeof readDay>];
      const later = rows(
        { id: 'b', at: '2026-11-21T09:00:00Z' },
        { id: 'c', at: '2026-11-21T08:00:00Z' },
      );
      const days = groupByDay([...transactions, ...later].slice(0, loaded), {
        reportedDays: [reportedDay],
      });
      expect(shape(days)[0]?.platforms).toEqual([platformShown]);
    },
  );

  it('a platform of the grouped response without a total has that of its loaded transactions', () => {
    const platforms = [{ ...platform, totalAmount: null, transactions: [a] }];
    const days = show({ ...day, individualTransactions: [], platforms });
    expect(shape(days)[0]?.platforms).toEqual(['Value Ladder Agent 2 -4']);
  });

  it('a transaction is shown under its local day when the day of the server is another one', () => {
    process.env['TZ'] = 'America/Los_Angeles';
    const early = serverRow({ id: 'a', at: '2026-11-21T05:00:00Z' });
    const days = show({
      ...day,
      totalTransactions: 1,
      individualTransactions: [early],
      platforms: [{ ...platform, transactionCount: 1, transactions: [early] }],
    });
    expect(days.map((each) => [each.day, each.formattedDate])).toEqual([
      ['2026-11-20', 'Nov 20, 2026'],
    ]);
  });

  it.each([
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21'],
  ])('a day of the grouped response sent as "%s" is read as %s', (date, expected) => {
    process.env['TZ'] = 'America/Los_Angeles';
    const undated = { ...a, createdAt: null };
    const days = show({ ...day, date, individualTransactions: [undated] });
    expect(days.map((each) => each.day)).toEqual([expected]);
  });

  it.each([
    [{}],
    [{ date: null, formattedDate: null, individualTransactions: 'x', platforms: 5 }],
    [{ ...day, platforms: [null, {}, { platformName: null, transactions: [null] }] }],
    [{ ...day, totalTransactions: -1, totalAmount: 'NaN' }],
  ])(
    'a grouped response with the day %j has finite counts, totals and a date text',
    (malformed) => {
      for (const each of show(malformed)) {
        expect(each.count).toBeGreaterThanOrEqual(0);
        expect(each.totalAmount).toBeTypeOf('number');
        expect(each.formattedDate).not.toBe('');
      }
    },
  );
});

it('a history of overlapping pages is merged and regrouped into days without duplicates', () => {
  const start = Date.UTC(2026, 10, 21);
  const pages = Array.from({ length: 20 }, (_, page) =>
    rows(
      ...Array.from({ length: 51 }, (__, row) => ({
        // The first row of a page repeats the last one of the previous page.
        id: `t${page * 50 + row}`,
        at: new Date(start - (page * 50 + row) * 3_600_000).toISOString(),
        platformId: `platform-${row % 12}`,
      })),
    ),
  ).flat();
  const days = groupByDay(distinctById(pages));
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(1001);
  expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
});
