import { expect, it } from 'vitest';
import { findCosts, type CostView } from '@/resources/credits/platform-costs/find';
import { readPlatformCosts, type PlatformCost } from '@/resources/credits/platform-costs/schema';
import { platformCost } from '../../complete-responses';

const cost = { ...platformCost, isFreeTool: false };

it.each<[string, unknown]>([
  ['in platforms', { success: true, platforms: [cost] }],
  ['in data.platforms', { success: true, data: { platforms: [cost] } }],
  ['in a list in data', { success: true, data: [cost] }],
  ['in a list', [cost, null, 'x', []]],
])('platform costs %s are parsed', (_, body) => {
  expect(readPlatformCosts(body)).toEqual([cost]);
});

it.each([
  [{ unit: undefined }, { unit: 'per message' }],
  [{ name: null }, { name: 'value-ladder' }],
  [{ name: null, platformId: null }, { name: 'Unnamed platform' }],
  [{ tokenCost: -3 }, { tokenCost: null }],
])('a platform cost with %j is read as %j', (fields, expected) => {
  expect(readPlatformCosts([{ ...cost, ...fields }])).toMatchObject([expected]);
});

const listed = readPlatformCosts([
  { name: 'Brand Story 10', tokenCost: 5, unit: 'per story' },
  { name: 'brand story 9', tokenCost: 12 },
  { name: 'Free helper', tokenCost: 7, isFreeTool: true },
  { name: 'Unknown', tokenCost: null },
  { name: 'Anthem', tokenCost: 5 },
]) as PlatformCost[];
const find = (view: Partial<CostView>) =>
  findCosts(listed, { search: '', column: 'name', direction: 'ascending', ...view }).map(
    ({ name }) => name,
  );

it('platform costs sort by name without regard to case, and 9 before 10', () => {
  const names = ['Anthem', 'brand story 9', 'Brand Story 10', 'Free helper', 'Unknown'];
  expect(find({})).toEqual(names);
  expect(find({ direction: 'descending' })).toEqual(names.toReversed());
});

it.each<[Partial<CostView>, string[]]>([
  [{ column: 'unit', direction: 'descending' }, ['Brand Story 10']],
  // A free tool counts as 0, equal costs are sorted by name, and an unknown one is last.
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
  ['.*', []],
])('a search for %j finds the platforms %j', (search, names) => {
  expect(find({ search })).toEqual(names);
});
