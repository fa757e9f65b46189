import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { HttpError, NetworkError, RejectedError } from '@/http/http-error';
import { amountOnSlider } from '@/resources/credit-config/amounts';
import { creditOffer } from '@/resources/credit-config/credit-offer';
import {
  creditConfigSchema,
  DEFAULT_CONFIG,
  type CreditConfig,
} from '@/resources/credit-config/schema';
import { NOT_AN_OBJECT } from '../../../helpers/values';

const read = (body: unknown) => v.parse(creditConfigSchema, body);

const validBody = {
  _id: 'c1',
  name: 'standard',
  isActive: true,
  createdAt: '2026-04-25T12:00:00.000Z',
  updatedAt: '2026-10-18T12:00:00.000Z',
  slider: { min: 20, max: 200, step: 10, default: 40 },
  creditRate: { creditsPerDollar: 40, minimumCredits: 800, maximumCredits: 8000 },
  presets: [
    { amount: 20, credits: 800, label: 'Weekend', description: 'One idea', isPopular: true },
  ],
  currency: { symbol: '€', code: 'EUR' },
  modal: { title: 'T', subtitle: 'S', buttonText: 'B', securityText: 'N' },
  stripe: { enabled: true, productId: 'prod_1', successUrl: '/yes', cancelUrl: '/no' },
};

function offerOf(config: CreditConfig, message: string | null = null) {
  return creditOffer({ data: { config, message }, error: null });
}

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
  expect(offerOf(DEFAULT_CONFIG).state).toBe('ready');
});

describe('creditConfigSchema', () => {
  it('a credit configuration is read with its dates as milliseconds', () => {
    const { _id: id, ...rest } = validBody;
    expect(read(validBody)).toEqual({
      ...rest,
      id,
      createdAt: Date.UTC(2026, 3, 25, 12),
      updatedAt: Date.UTC(2026, 9, 18, 12),
    });
  });

  it.each([
    [{ code: 'EUR' }, 'EUR ', 'EUR 20'],
    [{ code: 'EUR', symbol: ' ' }, 'EUR ', 'EUR 20'],
    [{ symbol: 'kr' }, 'kr', 'kr20'],
    [{ code: 'USD' }, '$', '$20'],
  ])('prices in the currency %j have the symbol "%s"', (given, symbol, label) => {
    const config = read({ currency: given, presets: [{ amount: 20 }] });
    expect(config.currency.symbol).toBe(symbol);
    expect(config.presets[0]?.label).toBe(label);
  });

  it('each missing or invalid field of a credit configuration falls back to its built-in value', () => {
    const { name, slider, creditRate, currency, modal, stripe, presets } = DEFAULT_CONFIG;
    const blank = { name, slider, creditRate, currency, modal, stripe, presets };
    expect(read({})).toMatchObject(blank);
    expect(
      read({
        name: ' ',
        slider: { max: 60, step: 'NaN' },
        creditRate: { creditsPerDollar: '40' },
        currency: [],
        modal: { title: 'Only a title', buttonText: null },
        stripe: { enabled: null },
      }),
    ).toMatchObject({
      name,
      slider: { min: 10, max: 60, step: 5, default: 10 },
      creditRate: { creditsPerDollar: 40, minimumCredits: 333 },
      currency,
      modal: { ...modal, title: 'Only a title' },
      stripe,
      // At the configured rate.
      presets: [
        { amount: 10, credits: 400 },
        { amount: 100, credits: 4000 },
      ],
    });
  });

  it.each([
    [[], []],
    [
      [null, 'x', [], {}, { amount: 0 }, { amount: -5 }, { amount: 'NaN' }, { amount: 30 }],
      [{ amount: 30, credits: 1200, label: '€30', description: '', isPopular: false }],
    ],
    [
      [{ amount: '12.5', credits: -1 }],
      [{ amount: 12.5, credits: 500, label: '€12.50', description: '', isPopular: false }],
    ],
  ])('the presets %j of a credit configuration are read as %j', (presets, expected) => {
    expect(read({ ...validBody, presets }).presets).toEqual(expected);
  });

  it.each([...NOT_AN_OBJECT, []])(
    'a response body of %j is rejected as a credit configuration',
    (body) => {
      expect(v.safeParse(creditConfigSchema, body).success).toBe(false);
    },
  );
});

it.each<[string, object, boolean]>([
  ['with valid fields', {}, true],
  ['with one amount only', { slider: { min: 20, max: 20 } }, true],
  ['with a slider from zero', { slider: { min: 0 } }, true],
  ['with the start outside of the bounds', { slider: { default: 5000 } }, true],
  ['without card payment', { stripe: { enabled: false } }, false],
  ['with a rate of 0', { creditRate: { creditsPerDollar: 0 } }, false],
  [
    'with a rate at which no amount buys a credit',
    { creditRate: { creditsPerDollar: 0.001 } },
    false,
  ],
  ['with a negative rate', { creditRate: { creditsPerDollar: -33.3 } }, false],
  ['with a minimum above its maximum', { slider: { min: 300, max: 200 } }, false],
  ['with a negative bound', { slider: { min: -10 } }, false],
  ['from 0 to 0', { slider: { min: 0, max: 0 } }, false],
  ['with a step of 0', { slider: { step: 0 } }, false],
  ['with a negative step', { slider: { step: -5 } }, false],
  ['with more steps than can be counted', { slider: { step: 5e-324 } }, false],
  [
    'with as many steps as can be counted',
    { slider: { min: 0, max: Number.MAX_SAFE_INTEGER, step: 1 } },
    true,
  ],
  ['with one step more than can be counted', { slider: { min: 0, max: 2 ** 53, step: 1 } }, false],
  ['with an endless range', { slider: { max: Number.MAX_VALUE } }, false],
])('whether credits can be sold with a configuration %s (%j): %s', (_, fields, sellable) => {
  const config = read({ ...validBody, ...fields });
  const failure = (message: string) => ({ state: 'error', message });
  const ready = { state: 'ready', config, notice: null };
  expect(offerOf(config)).toEqual(sellable ? ready : failure('Failed to load configuration'));
  expect(offerOf(config, 'Closed.')).toEqual(sellable ? ready : failure('Closed.'));
});

describe('amountOnSlider', () => {
  const slider = DEFAULT_CONFIG.slider;

  it.each<[number, Partial<CreditConfig['slider']>, number]>([
    [10, {}, 10],
    [12, {}, 10],
    [12.5, {}, 15],
    [5000, {}, 100],
    [-5, {}, 10],
    [NaN, {}, 10],
    [98, { step: 30 }, 100],
    [100, { step: 35 }, 80],
    [0.3, { min: 0, max: 1, step: 0.1 }, 0.3],
    [1, { min: 0, max: 1, step: 0.1 }, 1],
    [0.29, { min: 0.1, max: 1, step: 0.01 }, 0.29],
    [7, { min: 5, max: 5 }, 5],
    [3, { min: 1, max: 9, step: 100 }, 1],
  ])('the amount nearest to %d on a slider with %j is %d', (amount, fields, expected) => {
    expect(amountOnSlider(amount, { ...slider, ...fields })).toBe(expected);
  });

  it('an amount on the slider has no floating-point error at any step', () => {
    const fine = { min: 0, max: 10, step: 0.1, default: 0 };
    for (let step = 0; step <= 100; step += 1) {
      expect(String(amountOnSlider(step * 0.1, fine))).toBe(String(step / 10));
    }
  });
});

describe('creditOffer', () => {
  const config = read(validBody);

  it.each([
    [{ data: undefined, error: null }, { state: 'loading' }],
    [
      { data: { config, message: 'Here.' }, error: null },
      { state: 'ready', config, notice: null },
    ],
    [
      { data: { config, message: null }, error: new NetworkError('gone') },
      { state: 'ready', config, notice: null },
    ],
    [
      {
        data: { config: read({ ...validBody, stripe: { enabled: false } }), message: 'No.' },
        error: null,
      },
      { state: 'error', message: 'No.' },
    ],
    [
      { data: undefined, error: new NetworkError('gone') },
      { state: 'ready', config: DEFAULT_CONFIG, notice: 'Failed to load configuration' },
    ],
  ])('a query with %j offers the credit configuration state %j', (query, offer) => {
    expect(creditOffer(query)).toEqual(offer);
  });

  it.each([
    [new HttpError(500, '', { message: 'Try later.' }), 'Try later.'],
    [new HttpError(404, '', '<html>'), 'Failed to fetch configuration'],
    [new RejectedError({ message: 'None is active.' }), 'None is active.'],
    [new RejectedError({}), 'Failed to fetch configuration'],
    [new NetworkError('x'), 'Failed to load configuration'],
  ])('the error "%s" of the credit configuration is shown as "%s"', (error, notice) => {
    expect(creditOffer({ data: undefined, error })).toEqual({
      state: 'ready',
      config: DEFAULT_CONFIG,
      notice,
    });
  });
});
