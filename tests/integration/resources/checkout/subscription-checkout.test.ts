import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSubscriptionCheckout, verifySubscription } from '@/resources/checkout/api';
import { subscriptionAlert } from '@/resources/checkout/checkout-failure';
import {
  amountInDollars,
  type SubscriptionResult,
  type VerificationResponse,
} from '@/resources/checkout/schema';
import { fetchPlans } from '@/resources/subscription/plans/api';
import type { Plan } from '@/resources/subscription/plans/schema';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();
const CHECKOUT = '*/api/subscription/create-checkout-session';
const VERIFY = '*/api/subscription/verify-session';

const pro: Plan = {
  id: 'p1',
  name: 'pro',
  description: '',
  price: 79,
  credits: 1900,
  features: [],
  isPopular: true,
  stripe: { productId: 'prod_1' },
};

beforeEach(() => {
  api.signIn('lena@hartmannhealth.com');
});

const alertOf = (work: Promise<unknown>) => work.then(() => null, subscriptionAlert);

describe('starting a subscription', () => {
  it('starting a subscription posts the plan and resolves to the hosted checkout', async () => {
    const plans = await fetchPlans(new AbortController().signal);
    const plan = plans.find(({ name }) => name === 'pro')!;
    expect(await createSubscriptionCheckout(plan)).toMatch(/^http:\/\/localhost:\d+\/checkout\//);
    expect(api.calls().at(-1)).toMatchObject({
      method: 'POST',
      path: '/subscription/create-checkout-session',
      body: {
        planId: plan.id,
        planName: 'pro',
        price: plan.price,
        credits: plan.credits,
        stripeProductId: plan.stripe.productId,
      },
    });
  });

  it('starting the free plan sends no request', async () => {
    expect(await createSubscriptionCheckout({ ...pro, name: 'free' })).toBeNull();
    expect(api.calls()).toEqual([]);
  });

  const FAILED = 'Failed to start subscription. Please try again.';
  const EXCEPTION = 'An error occurred. Please try again.';
  const sessionUrl = 'https://pay.example.com/c/1';

  it.each<[string, () => Response, string]>([
    [
      '`success: false` with a message',
      () => HttpResponse.json({ success: false, message: 'No.' }),
      'No.',
    ],
    ['`success: false`', () => HttpResponse.json({ success: false }), FAILED],
    ['neither success nor URL', () => HttpResponse.json({}), FAILED],
    ['success null', () => HttpResponse.json({ success: null, sessionUrl }), FAILED],
    ['no URL', () => HttpResponse.json({ success: true, message: 'Created.' }), FAILED],
    ['a URL in url', () => HttpResponse.json({ success: true, url: sessionUrl }), FAILED],
    ['HTML', () => HttpResponse.html('<html></html>'), EXCEPTION],
    ['an HTTP error', () => HttpResponse.json({}, { status: 500 }), EXCEPTION],
    [
      'an HTTP error with a message',
      () => HttpResponse.json({ message: 'You are already on this plan.' }, { status: 400 }),
      'You are already on this plan.',
    ],
  ])(
    'starting a subscription with the response %s rejects with an alert text',
    async (_, respond, alert) => {
      api.server.use(http.post(CHECKOUT, respond));
      expect(await alertOf(createSubscriptionCheckout(pro))).toBe(alert);
    },
  );

  it('a subscription response with a URL and no success field is followed', async () => {
    api.server.use(http.post(CHECKOUT, () => HttpResponse.json({ sessionUrl })));
    expect(await createSubscriptionCheckout(pro)).toBe(sessionUrl);
  });
});

describe('verifying a subscription', () => {
  const data = { planName: 'pro', credits: 1900, amountTotal: 7900, paymentStatus: 'paid' };
  const unknown = { planName: null, credits: null, amountTotal: null, paymentStatus: null };

  it.each<[object, VerificationResponse<SubscriptionResult>]>([
    [
      { success: true, data },
      { state: 'success', result: data },
    ],
    [{ success: true }, { state: 'success', result: unknown }],
    [
      { success: true, data: { planName: 5, credits: 'NaN', amountTotal: -1, paymentStatus: {} } },
      { state: 'success', result: { ...unknown, planName: '5' } },
    ],
    [{ success: true, data: { ...data, paymentStatus: 'unpaid' } }, { state: 'pending' }],
    [
      { success: false, message: 'Unknown.' },
      { state: 'failed', message: 'Unknown.' },
    ],
    [{ data }, { state: 'success', result: data }],
    [{}, { state: 'failed', message: 'Payment verification failed' }],
    [{ success: false }, { state: 'failed', message: 'Payment verification failed' }],
  ])('a subscription response of %j is verified as %j', async (body, expected) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.server.use(http.post(VERIFY, () => HttpResponse.json(body)));
    expect(await verifySubscription('cs_1')).toEqual(expected);
    expect(api.calls()).toMatchObject([{ body: { sessionId: 'cs_1' } }]);
    expect(warn).toHaveBeenCalledTimes(expected.state === 'failed' ? 1 : 0);
  });

  it.each<[string, () => Response]>([
    ['HTML', () => HttpResponse.html('<html></html>')],
    ['an HTTP error', () => HttpResponse.json({ message: 'No.' }, { status: 500 })],
  ])('verifying a subscription with the response %s rejects', async (_, respond) => {
    api.server.use(http.post(VERIFY, respond));
    await expect(verifySubscription('cs_1')).rejects.toBeInstanceOf(Error);
  });

  it.each([
    [7900, 79],
    [2999, 29.99],
    [0, 0],
    [null, null],
  ])('an amount of %j cents is %j dollars', (amountTotal, dollars) => {
    expect(amountInDollars({ ...unknown, amountTotal })).toBe(dollars);
  });
});
