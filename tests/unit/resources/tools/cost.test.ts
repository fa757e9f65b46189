import { expect, it } from 'vitest';
import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import {
  aboutUsesLabel,
  costAndBalanceText,
  costLabel,
  costSentence,
  shortCostLabel,
  toolCost,
  usesLabel,
  type ToolCost,
} from '@/resources/tools/cost';
import { makeTool } from '../../../helpers/values';

function platform(change: Partial<PlatformCost> = {}): PlatformCost {
  return {
    platformId: 'value-ladder',
    name: 'Value Ladder Agent',
    unit: 'per message',
    tokenCost: 8,
    isFreeTool: false,
    hasFeatureCosts: false,
    ...change,
  };
}
const fixed = (credits: number, unit = 'message'): ToolCost => ({ kind: 'fixed', credits, unit });

it.each<[string, PlatformCost[] | undefined, ToolCost | null]>([
  ['its platform', [platform({ platformId: 'other', tokenCost: 3 }), platform()], fixed(8)],
  ['a platform with another unit', [platform({ unit: 'Per  call' })], fixed(8, 'call')],
  ['a unit without "per"', [platform({ unit: 'report' })], fixed(8, 'report')],
  ['a blank unit', [platform({ unit: ' ' })], fixed(8, 'use')],
  ['a platform with feature costs', [platform({ hasFeatureCosts: true })], { kind: 'varies' }],
  [
    'two platforms of which one has feature costs',
    [platform(), platform({ hasFeatureCosts: true })],
    { kind: 'varies' },
  ],
  ['two different costs', [platform(), platform({ tokenCost: 9 })], { kind: 'varies' }],
  ['two different units', [platform(), platform({ unit: 'per call' })], { kind: 'varies' }],
  ['the same cost twice', [platform(), platform()], fixed(8)],
  ['an unknown cost', [platform({ tokenCost: null })], null],
  ['a platform that is listed as free', [platform({ isFreeTool: true })], null],
  ['a platform without an id', [platform({ platformId: null })], null],
  ['no platform', [], null],
])('the cost of a tool from %s', (_, costs, cost) => {
  expect(toolCost(makeTool(), costs)).toEqual(cost);
});

it('a free tool is free without a list and with any cost in the list', () => {
  const tool = makeTool({ isFree: true });
  expect(toolCost(tool, undefined)).toEqual({ kind: 'free' });
  expect(toolCost(tool, [platform()])).toEqual({ kind: 'free' });
});

it('a tool without a platform has no known cost', () => {
  const tool = makeTool({ platformId: null });
  expect(toolCost(tool, [platform({ platformId: null }), platform()])).toBeNull();
});

it.each<[ToolCost, string, string?]>([
  [{ kind: 'free' }, 'Free tool', 'Free'],
  [{ kind: 'varies' }, 'Varies by feature'],
  [fixed(8), '8 credits per message'],
  [fixed(1, 'call'), '1 credit per call'],
  [fixed(0.002, 'word'), '0.002 credits per word'],
  [fixed(4.35 - 3.35), '1 credit per message'],
])('the label of the cost %o is %s', (cost, label, short = label) => {
  expect(costLabel(cost)).toBe(label);
  expect(shortCostLabel(cost)).toBe(short);
});

it.each<[ToolCost, string | null]>([
  [{ kind: 'free' }, null],
  [{ kind: 'varies' }, 'What it costs varies by feature'],
  [fixed(8), 'A message costs 8 credits'],
  [fixed(1, 'entry'), 'An entry costs 1 credit'],
  [fixed(8, 'use'), 'A use costs 8 credits'],
  [fixed(8, 'hour'), 'An hour costs 8 credits'],
  [fixed(8, '1,000 words'), 'It costs 8 credits per 1,000 words'],
])('the cost %o as a sentence is %s', (cost, sentence) => {
  expect(costSentence(cost)).toBe(sentence);
});

it.each<[ToolCost | null, number, string | null, string | null]>([
  [fixed(8), 1284, '160 messages', 'about 160 messages left'],
  [fixed(15, 'report'), 25, '1 report', 'about 1 report left'],
  [fixed(8), 7, null, 'not enough for one message'],
  [fixed(0.5, 'entry'), 1284, '2,568 entries', 'about 2,568 entries left'],
  [fixed(2, 'analysis'), 8, '4 analyses', 'about 4 analyses left'],
  [fixed(2, 'pitch'), 8, '4 pitches', 'about 4 pitches left'],
  [fixed(2, 'day'), 8, '4 days', 'about 4 days left'],
  [fixed(2, '1,000 words'), 8, '4 uses', 'about 4 uses left'],
  [fixed(0), 8, null, null],
  [fixed(8), Number.NaN, null, null],
  [{ kind: 'free' }, 8, null, null],
  [null, 8, null, null],
])('with the cost %o, %d credits pay for %s', (cost, credits, uses, left) => {
  expect(usesLabel(cost, credits)).toBe(uses);
  expect(aboutUsesLabel(cost, credits, 'left')).toBe(left);
});

it.each<[ToolCost | null, number | null, string]>([
  [fixed(8), 5, '8 credits per message; you have 5'],
  [{ kind: 'varies' }, 0, 'Varies by feature; you have 0'],
  [fixed(8), null, '8 credits per message'],
  [null, 5, 'You have 5 credits'],
  [null, 4.9, 'You have 4.9 credits'],
  [null, null, ''],
])('a cost of %o and %s available credits read "%s"', (cost, available, text) => {
  expect(costAndBalanceText(cost, available)).toBe(text);
});
