import { expect, it } from 'vitest';
import * as v from 'valibot';
import { creditConfigSchema, DEFAULT_CONFIG } from '@/resources/credit-config/schema';
import { creditConfig } from '../complete-responses';

const body = { ...creditConfig, stripe: { enabled: true } };
const read = (fields: object) => v.parse(creditConfigSchema, { ...body, ...fields });

it('the built-in credit configuration has the values of docs/product/purchase.md', () => {
  expect(DEFAULT_CONFIG).toMatchObject({
    name: 'default',
    slider: { min: 10, max: 100, step: 5, default: 10 },
    creditRate: { creditsPerDollar: 33.3, minimumCredits: 333, maximumCredits: 3330 },
    presets: [
      { amount: 10, credits: 333, isPopular: false },
      { amount: 100, credits: 3330, isPopular: true },
    ],
    currency: { symbol: '$', code: 'USD' },
    modal: {
      title: 'Credit Purchase',
      subtitle: 'Choose your credit package',
      buttonText: 'Purchase',
    },
    stripe: { enabled: true, successUrl: '/payment-success', cancelUrl: '/payment-cancel' },
  });
  expect(DEFAULT_CONFIG.modal.securityText).toContain('card payment provider');
});

it('each missing or invalid field of a credit configuration falls back to its built-in value', () => {
  const { name, currency, modal } = DEFAULT_CONFIG;
  const config = v.parse(creditConfigSchema, {
    name: ' ',
    slider: { max: 60, step: 'NaN' },
    creditRate: { creditsPerDollar: '40' },
    currency: [],
    modal: { title: 'Only a title', buttonText: null },
    stripe: { enabled: null },
  });
  expect(config).toMatchObject({
    name,
    slider: { min: 10, max: 60, step: 5, default: 10 },
    creditRate: { creditsPerDollar: 40, minimumCredits: 333 },
    currency,
    modal: { ...modal, title: 'Only a title' },
    stripe: { enabled: true },
  });
  // At the configured rate.
  expect(config.presets.map(({ credits }) => credits)).toEqual([400, 4000]);
});

it.each([
  [{ code: 'EUR', symbol: ' ' }, 'EUR ', 'EUR 20'],
  [{ symbol: 'kr' }, 'kr', 'kr20'],
  [{ code: 'USD' }, '$', '$20'],
])('prices in the currency %j have the symbol "%s"', (currency, symbol, label) => {
  const config = read({ currency, presets: [{ amount: 20 }] });
  expect(config.currency.symbol).toBe(symbol);
  expect(config.presets[0]?.label).toBe(label);
});

it.each([
  [[], []],
  [[null, [], {}, { amount: 0 }, { amount: -5 }, { amount: 30 }], [[30, 1200, '€30', '']]],
  [[{ amount: '12.5', credits: -1 }], [[12.5, 500, '€12.50', '']]],
])('the presets %j of a credit configuration are read as %j', (presets, expected) => {
  const fields = read({ presets }).presets.map(({ amount, credits, label, description }) => [
    amount,
    credits,
    label,
    description,
  ]);
  expect(fields).toEqual(expected);
});
