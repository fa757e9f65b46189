import { expect, it } from 'vitest';
import { purchaseEstimate } from '@/features/billing/purchase/purchase-estimate';

const report = { kind: 'fixed', credits: 15, unit: 'report' } as const;
const input = { credits: 999, cost: null, pace: 36, texts: [] };

it.each([
  [{}, 'About 28 days at your pace'],
  [{ credits: 10 }, 'Less than a day at your pace'],
  [{ pace: undefined }, undefined],
  [{ pace: null }, null],
  [{ credits: 0 }, null],
  [{ cost: report }, 'About 66 reports'],
  [{ cost: report, pace: null, texts: ['A month'] }, 'About 66 reports'],
  [{ cost: report, credits: 14 }, 'Less than a day at your pace'],
  [{ cost: { kind: 'varies' as const } }, 'About 28 days at your pace'],
])('with %j the estimate of a purchase is "%s"', (fields, text) => {
  expect(purchaseEstimate({ ...input, ...fields })).toBe(text);
});

it.each([
  ['A steady week', true],
  ['Busy month', true],
  ['Lasts 30 days', true],
  ['Monthly pack', true],
  ['Until September', true],
  ['Your daily tools', true],
  ['A few first runs', false],
  ['For Sunday workers', false],
])('the days are left out beside "%s": %s', (text, isLeftOut) => {
  expect(purchaseEstimate({ ...input, texts: ['Top up', text] }) === null).toBe(isLeftOut);
});
