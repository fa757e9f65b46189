import { expect, it } from 'vitest';
import { findCosts, type CostView } from '@/resources/credits/platform-costs/find';
import type { PlatformCost } from '@/resources/credits/platform-costs/schema';

const platform = (name: string, tokenCost: number | null, isFreeTool = false): PlatformCost => ({
  platformId: name,
  name,
  unit: 'per message',
  tokenCost,
  isFreeTool,
  hasFeatureCosts: false,
});

const names = (costs: PlatformCost[], view: Partial<CostView> = {}) =>
  findCosts(costs, { search: '', column: 'cost', direction: 'ascending', ...view }).map(
    ({ name }) => name,
  );

it('a free tool is sorted like a tool for 0 credits, whatever its cost in the response', () => {
  const costs = [platform('C', 0), platform('B', 5, true), platform('A', 0), platform('D', 0.1)];
  expect(names(costs)).toEqual(['A', 'B', 'C', 'D']);
  expect(names(costs, { direction: 'descending' })).toEqual(['D', 'A', 'B', 'C']);
});

it.each(['ascending', 'descending'] as const)(
  'platforms with an unknown cost are last in the order by name when sorted by cost %s',
  (direction) => {
    const costs = [platform('C', null), platform('B', 1), platform('A', null)];
    expect(names(costs, { direction })).toEqual(['B', 'A', 'C']);
  },
);
