import { expect, it } from 'vitest';
import { startOfDay } from '@/lib/format/dates';
import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import { toolToSpendOn } from '@/resources/tools/tool-to-spend-on';
import { makeTool } from '../../../helpers/tool';

const NOW = new Date(2026, 10, 22, 12).getTime();
const FIRST_DAY = startOfDay(NOW, -13);

const cost = (platformId: string, tokenCost: number, change: Partial<PlatformCost> = {}) => ({
  platformId,
  name: platformId,
  unit: 'per message',
  tokenCost,
  isFreeTool: false,
  hasFeatureCosts: false,
  ...change,
});
const COSTS = [
  cost('offer', 8),
  cost('cheap', 2),
  cost('also-cheap', 2),
  cost('varies', 1, { hasFeatureCosts: true }),
];
const tools = ['varies', 'offer', 'cheap', 'also-cheap', 'unlisted'].map((id) =>
  makeTool({ id, name: id, platformId: id }),
);
tools.push(makeTool({ id: 'free', platformId: 'free', isFree: true }));

const spent = (platformId: string | null, at: number | null = NOW, isCredit = false) => ({
  platformId,
  at,
  isCredit,
});

it.each<[what: string, uses: ReturnType<typeof spent>[], credits: number, expected: string | null]>(
  [
    ['no use: the cheapest', [], 410, '205 messages of cheap'],
    ['most uses', [spent('offer'), spent('offer'), spent('cheap')], 410, '51 messages of offer'],
    [
      'as many uses: the cheaper',
      [spent('offer'), spent('also-cheap')],
      7,
      '3 messages of also-cheap',
    ],
    ['a use on the first of 14 days', [spent('offer', FIRST_DAY)], 410, '51 messages of offer'],
    ['an earlier use', [spent('offer', FIRST_DAY - 1)], 410, '205 messages of cheap'],
    ['a use of the future', [spent('offer', NOW + 1)], 410, '205 messages of cheap'],
    ['an undated use', [spent('offer', null)], 410, '205 messages of cheap'],
    ['added credits', [spent('offer', NOW, true)], 410, '205 messages of cheap'],
    [
      'uses of a cost that varies or is free',
      [spent('varies'), spent('free')],
      4,
      '2 messages of cheap',
    ],
    ['too few credits for the tool with most uses', [spent('offer')], 7, '3 messages of cheap'],
    ['too few credits for any', [spent('offer')], 1, null],
  ],
)('the tool to spend credits on after %s', (_, transactions, credits, expected) => {
  const found = toolToSpendOn({ tools, costs: COSTS, transactions, credits, now: NOW });
  expect(found && `${found.uses} of ${found.tool.name}`).toBe(expected);
});
