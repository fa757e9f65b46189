import { describe, expect, it } from 'vitest';
import { findCosts, type CostView } from '@/resources/credits/platform-costs/find';
import { readPlatformCosts, type PlatformCost } from '@/resources/credits/platform-costs/schema';
import { NOT_AN_OBJECT, oddAnswers } from '../../helpers/malformed';

const wire = {
  platformId: 'value-ladder',
  name: 'Value Ladder Agent',
  unit: 'per ladder',
  tokenCost: 8,
  isFreeTool: false,
  hasFeatureCosts: true,
};

describe('the platform costs', () => {
  it.each<[string, unknown]>([
    ['bare', { success: true, platforms: [wire] }],
    ['in data', { success: true, data: { platforms: [wire] } }],
    ['as a list in data', { success: true, data: [wire] }],
    ['as a list', [wire, null, 'x', []]],
  ])('are read %s', (_, body) => {
    expect(readPlatformCosts(body)).toEqual([wire]);
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
  ])('with %j become %j', (fields, expected) => {
    expect(readPlatformCosts([{ ...wire, ...fields }])).toMatchObject([expected]);
  });

  it.each(oddAnswers(wire))('are usable with %s', (_, body) => {
    const [cost] = readPlatformCosts([body])!;
    expect(cost!.name.trim()).not.toBe('');
    expect(cost!.unit.trim()).not.toBe('');
    expect(cost!.tokenCost === null || Number.isFinite(cost!.tokenCost)).toBe(true);
  });

  it.each([...NOT_AN_OBJECT, {}, { platforms: 'none' }, { platforms: {} }])(
    '%j holds none',
    (body) => {
      expect(readPlatformCosts(body)).toBeNull();
    },
  );
});

describe('finding a cost', () => {
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

  it('sorts by name, numbers as numbers', () => {
    const names = ['Anthem', 'brand story 9', 'Brand Story 10', 'Free helper', 'Unknown'];
    expect(find({})).toEqual(names);
    expect(find({ direction: 'descending' })).toEqual(names.toReversed());
  });

  it('sorts by cost, a free tool as nothing, the unknown last, equal ones by name', () => {
    expect(find({ column: 'cost' })).toEqual([
      'Free helper',
      'Anthem',
      'Brand Story 10',
      'brand story 9',
      'Unknown',
    ]);
    expect(find({ column: 'cost', direction: 'descending' })).toEqual([
      'brand story 9',
      'Anthem',
      'Brand Story 10',
      'Free helper',
      'Unknown',
    ]);
  });

  it('sorts by unit', () => {
    expect(find({ column: 'unit', direction: 'descending' })[0]).toBe('Brand Story 10');
  });

  it.each([
    ['story', ['brand story 9', 'Brand Story 10']],
    [' BRAND ', ['brand story 9', 'Brand Story 10']],
    ['per story', ['Brand Story 10']],
    ['nothing of the sort', []],
    ['.*', []],
  ])('searches for %j', (search, names) => {
    expect(find({ search })).toEqual(names);
  });

  it('leaves the list as it is', () => {
    expect(costs.map(({ name }) => name)[0]).toBe('Brand Story 10');
  });
});
