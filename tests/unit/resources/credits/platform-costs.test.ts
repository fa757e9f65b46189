import { describe, expect, it } from 'vitest';
import { findCosts, type CostView } from '@/resources/credits/platform-costs/find';
import { readPlatformCosts, type PlatformCost } from '@/resources/credits/platform-costs/schema';
import { NOT_AN_OBJECT } from '../../../helpers/values';

const validBody = {
  platformId: 'value-ladder',
  name: 'Value Ladder Agent',
  unit: 'per ladder',
  tokenCost: 8,
  isFreeTool: false,
  hasFeatureCosts: true,
};

it.each<[string, unknown]>([
  ['in platforms', { success: true, platforms: [validBody] }],
  ['in data.platforms', { success: true, data: { platforms: [validBody] } }],
  ['in a list in data', { success: true, data: [validBody] }],
  ['in a list', [validBody, null, 'x', []]],
])('platform costs %s are parsed', (_, body) => {
  expect(readPlatformCosts(body)).toEqual([validBody]);
});

it.each([
  [{ unit: undefined }, { unit: 'per message' }],
  [{ unit: '  ' }, { unit: 'per message' }],
  [{ name: null }, { name: 'value-ladder' }],
  [{ name: null, platformId: null }, { name: 'Unnamed platform' }],
  [{ tokenCost: '0.5' }, { tokenCost: 0.5 }],
  [{ tokenCost: -3 }, { tokenCost: null }],
  [
    { isFreeTool: 'yes', hasFeatureCosts: 1 },
    { isFreeTool: false, hasFeatureCosts: false },
  ],
])('a platform cost with %j is read as %j', (fields, expected) => {
  expect(readPlatformCosts([{ ...validBody, ...fields }])).toMatchObject([expected]);
});

it.each([...NOT_AN_OBJECT, {}, { platforms: 'none' }, { platforms: {} }])(
  'a response body of %j is rejected as platform costs',
  (body) => {
    expect(readPlatformCosts(body)).toBeNull();
  },
);

describe('findCosts', () => {
  const costs = readPlatformCosts([
    { name: 'Brand Story 10', tokenCost: 5, unit: 'per story' },
    { name: 'brand story 9', tokenCost: 12 },
    { name: 'Free helper', tokenCost: 7, isFreeTool: true },
    { name: 'Unknown', tokenCost: null },
    { name: 'Anthem', tokenCost: 5 },
  ]) as PlatformCost[];
  const find = (view: Partial<CostView>) =>
    findCosts(costs, { search: '', column: 'name', direction: 'ascending', ...view }).map(
      ({ name }) => name,
    );

  it('platform costs sort by name without regard to case, and 9 before 10', () => {
    const names = ['Anthem', 'brand story 9', 'Brand Story 10', 'Free helper', 'Unknown'];
    expect(find({})).toEqual(names);
    expect(find({ direction: 'descending' })).toEqual(names.toReversed());
  });

  it.each<[Partial<CostView>, string[]]>([
    [{ column: 'unit', direction: 'descending' }, ['Brand Story 10']],
    // A free tool counts as 0, equal costs are in the order of the names, and an unknown one is
    // last.
    [{ column: 'cost' }, ['Free helper', 'Anthem', 'Brand Story 10', 'brand story 9', 'Unknown']],
    [
      { column: 'cost', direction: 'descending' },
      ['brand story 9', 'Anthem', 'Brand Story 10', 'Free helper', 'Unknown'],
    ],
  ])('platform costs sorted by %j begin with %j', (view, names) => {
    expect(find(view).slice(0, names.length)).toEqual(names);
  });

  it.each([
    ['story', ['brand story 9', 'Brand Story 10']],
    [' BRAND ', ['brand story 9', 'Brand Story 10']],
    ['per story', ['Brand Story 10']],
    ['nothing of the sort', []],
    ['.*', []],
  ])('a search for %j finds the platforms %j', (search, names) => {
    expect(find({ search })).toEqual(names);
  });
});
