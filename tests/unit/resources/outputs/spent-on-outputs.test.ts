import { expect, it } from 'vitest';
import * as v from 'valibot';
import { transactionSchema } from '@/resources/credits/transactions/schema';
import { spentOnOutputs } from '@/resources/outputs/spent-on-outputs';
import { makeTool } from '../../../helpers/tool';

const LADDER = makeTool({ name: 'Value Ladder Agent', platformId: 'ladder' });
const MARKET = makeTool({ name: 'Target Market Agent', platformId: 'market' });

/** A local time of November 2026. */
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

const output = (key: string, createdAt: number | null, group = 'valueladders' as const) => ({
  key,
  group,
  title: 'Value Ladder Agent',
  createdAt,
});
const LATE = output('late', at(5, 23));

const transaction = (fields: object) =>
  v.parse(transactionSchema, {
    platformId: 'ladder',
    isCredit: false,
    amount: -5,
    createdAt: at(5),
    ...fields,
  });

function costs({
  outputs = [LATE] as readonly ReturnType<typeof output>[],
  spent = [{}] as object[],
  tools = [LADDER, MARKET],
  firstDay = '2026-11-01',
  loadedAt = at(20),
}) {
  const transactions = spent.map(transaction);
  const found = spentOnOutputs({ outputs, tools, transactions, firstDay, loadedAt });
  return Object.fromEntries(found);
}

it.each<[what: string, facts: Parameters<typeof costs>[0], expected: object]>([
  ['costs what its tool spent on its day', {}, { late: 5 }],
  [
    'costs the sum of the day, from its first to its last minute',
    { spent: [{ createdAt: at(5, 0) }, { amount: 0.1 }, { amount: 0.2, createdAt: at(5, 23.9) }] },
    { late: 5.3 },
  ],
  ['does not cost less because of refunds', { spent: [{}, { isCredit: true }] }, { late: 5 }],
  [
    'does not cost what was spent on other days and by other tools',
    {
      spent: [
        {},
        { createdAt: at(4, 23) },
        { createdAt: at(6, 0) },
        { platformId: 'market' },
        { platformId: null },
      ],
    },
    { late: 5 },
  ],
  ['has no cost if nothing was spent', { spent: [{ amount: 0 }, { createdAt: at(4) }] }, {}],
  ['has no cost if one amount is unknown', { spent: [{}, { amount: null }, {}] }, {}],
  ['has no cost if the time of a use is unknown', { spent: [{ createdAt: null }] }, {}],
  [
    'has no cost beside another one of its tool and day, however many',
    { outputs: [LATE, output('early', at(5, 0)), output('noon', at(5)), output('next', at(6))] },
    {},
  ],
  [
    'has a cost beside one of another tool',
    {
      outputs: [
        LATE,
        { ...output('market', at(5)), group: 'targetMarkets' as never },
        output('undated', null),
      ],
      spent: [{}, { platformId: 'market', amount: -3 }],
    },
    { late: 5, market: 3 },
  ],
  ['has no cost if its day may not be loaded whole', { firstDay: '2026-11-06' }, {}],
  ['has a cost on the first day that is loaded whole', { firstDay: '2026-11-05' }, { late: 5 }],
  ['has no cost if it is newer than the transactions', { loadedAt: at(5, 22) }, {}],
  ['of a free tool has no cost', { tools: [{ ...LADDER, isFree: true }] }, {}],
  ['whose tool is not in the catalogue has no cost', { tools: [MARKET] }, {}],
  [
    'has no cost if two tools that were used can have saved it',
    {
      tools: [LADDER, { ...MARKET, name: 'value-ladder agent' }],
      spent: [{}, { platformId: 'market' }],
    },
    {},
  ],
])('an output %s', (_, facts, expected) => {
  expect(costs(facts)).toEqual(expected);
});
