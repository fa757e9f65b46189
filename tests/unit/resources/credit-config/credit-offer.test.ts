import { expect, it } from 'vitest';
import * as v from 'valibot';
import { HttpError, NetworkError, RejectedError } from '@/http/http-error';
import { creditOffer } from '@/resources/credit-config/credit-offer';
import { creditConfigSchema, DEFAULT_CONFIG } from '@/resources/credit-config/schema';
import { creditConfig } from '../complete-responses';

const body = { ...creditConfig, stripe: { enabled: true } };
const read = (fields: object) => v.parse(creditConfigSchema, { ...body, ...fields });

const MOST = Number.MAX_SAFE_INTEGER;

it.each<[string, object, boolean]>([
  ['with valid fields', {}, true],
  ['with one amount only', { slider: { min: 20, max: 20 } }, true],
  ['with a slider from zero', { slider: { min: 0 } }, true],
  ['with the start outside of the bounds', { slider: { default: 5000 } }, true],
  ['without card payment', { stripe: { enabled: false } }, false],
  ['with a rate at which no amount buys one', { creditRate: { creditsPerDollar: 0.001 } }, false],
  ['with a minimum above its maximum', { slider: { min: 300, max: 200 } }, false],
  ['with a negative bound', { slider: { min: -10 } }, false],
  ['from 0 to 0', { slider: { min: 0, max: 0 } }, false],
  ['with a negative step', { slider: { step: -5 } }, false],
  ['with as many steps as can be counted', { slider: { min: 0, max: MOST, step: 1 } }, true],
  ['with one step more', { slider: { min: 0, max: MOST + 1, step: 1 } }, false],
])('whether credits can be sold with a configuration %s (%j): %s', (_, fields, sellable) => {
  const config = read(fields);
  for (const message of [null, 'Closed.']) {
    expect(creditOffer({ data: { config, message }, error: null })).toEqual(
      sellable
        ? { state: 'ready', config, notice: null }
        : { state: 'error', message: message ?? 'Failed to load configuration' },
    );
  }
});

it('a credit configuration is offered even after a failed refetch, and none while it loads', () => {
  const config = read({});
  const error = new NetworkError('gone');
  const ready = { state: 'ready', config, notice: null };
  expect(creditOffer({ data: { config, message: null }, error })).toEqual(ready);
  expect(creditOffer({ data: undefined, error: null })).toEqual({ state: 'loading' });
});

it.each([
  [new HttpError(500, '', { message: 'Try later.' }), 'Try later.'],
  [new HttpError(404, '', '<html>'), 'Failed to fetch configuration'],
  [new RejectedError({ message: 'None is active.' }), 'None is active.'],
  [new RejectedError({}), 'Failed to fetch configuration'],
  [new NetworkError('x'), 'Failed to load configuration'],
])('after the error "%s" the built-in configuration is offered with "%s"', (error, notice) => {
  const offer = { state: 'ready', config: DEFAULT_CONFIG, notice };
  expect(creditOffer({ data: undefined, error })).toEqual(offer);
});
