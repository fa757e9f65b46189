import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCheckout,
  createSubscriptionCheckout,
  verifyPayment,
  verifySubscription,
} from '@/resources/checkout/api';
import { purchaseAlert, subscriptionAlert } from '@/resources/checkout/checkout-failure';
import { fetchPlans } from '@/resources/subscription/plans/api';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();
const purchase = { amount: 30, configName: 'standard' };
const plan = {
  id: 'p1',
  name: 'pro',
  description: '',
  price: 79,
  credits: 1900,
  features: [],
  isPopular: true,
  stripe: { productId: 'prod_1' },
};
const URL = 'https://pay.example.com/c/1';

beforeEach(() => {
  api.signIn('maya@lindqvistcoaching.com');
});

/** The rejection of a checkout as the text of its alert. */
const CHECKOUTS = [
  {
    kind: 'purchase',
    path: '/payments/create-checkout-session',
    field: 'url',
    start: () => createCheckout(purchase),
    alert: purchaseAlert,
    withMessage: 'Payment error: No.',
    rejected: 'Payment error: Failed to create checkout session',
    exception: 'Payment error: Failed to create checkout session',
  },
  {
    kind: 'subscription',
    path: '/subscription/create-checkout-session',
    field: 'sessionUrl',
    start: () => createSubscriptionCheckout(plan),
    alert: subscriptionAlert,
    withMessage: 'No.',
    rejected: 'Failed to start subscription. Please try again.',
    exception: 'An error occurred. Please try again.',
  },
];

describe.each(CHECKOUTS)('starting a $kind', ({ path, field, start, alert, ...texts }) => {
  const respond = (response: () => Response) => api.server.use(http.post(`*/api${path}`, response));

  it.each<[string, () => Response, 'withMessage' | 'rejected' | 'exception']>([
    [
      '`success: false` with a message',
      () => HttpResponse.json({ success: false, message: 'No.' }),
      'withMessage',
    ],
    ['`success: false`', () => HttpResponse.json({ success: false, [field]: URL }), 'rejected'],
    ['success null', () => HttpResponse.json({ success: null, [field]: URL }), 'rejected'],
    ['neither success nor URL', () => HttpResponse.json({}), 'rejected'],
    ['no URL', () => HttpResponse.json({ success: true, message: 'Created.' }), 'rejected'],
    [
      'a script as its URL',
      () => HttpResponse.json({ success: true, [field]: 'javascript:alert(1)' }),
      'rejected',
    ],
    ['HTML', () => HttpResponse.html('<html></html>'), 'exception'],
    ['a dropped connection', () => HttpResponse.error(), 'exception'],
    ['an HTTP error', () => HttpResponse.json({}, { status: 500 }), 'exception'],
    [
      'an HTTP error with a message',
      () => HttpResponse.json({ msg: 'No.' }, { status: 403 }),
      'withMessage',
    ],
  ])(
    'a checkout with the response %s rejects with the text of its alert',
    async (_, response, text) => {
      respond(response);
      expect(await start().then(() => null, alert)).toBe(texts[text]);
    },
  );

  it('a checkout response with a URL and no success field is followed', async () => {
    respond(() => HttpResponse.json({ [field]: URL }));
    expect(await start()).toBe(URL);
  });
});

it('starting a purchase posts the amount and only logs the credits of the server', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(await createCheckout(purchase)).toMatch(/^http:\/\/localhost:\d+\/checkout\/cs_/);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('credits'), 999);
  expect(api.calls()).toMatchObject([
    { method: 'POST', path: '/payments/create-checkout-session', body: purchase },
  ]);
});

it('starting a subscription posts the fields of the plan', async () => {
  const plans = await fetchPlans(new AbortController().signal);
  const pro = plans.find(({ name }) => name === 'pro')!;
  expect(await createSubscriptionCheckout(pro)).toMatch(/^http:\/\/localhost:\d+\/checkout\//);
  expect(api.calls().at(-1)).toMatchObject({
    method: 'POST',
    path: '/subscription/create-checkout-session',
    body: {
      planId: pro.id,
      planName: 'pro',
      price: 79,
      credits: 1900,
      stripeProductId: 'prod_mock_pro',
    },
  });
});

describe('verifying a payment', () => {
  const paid = { amount: 30, credits: 999 };
  const success = { state: 'success', result: paid };
  const pending = { state: 'pending' };
  const failed = { state: 'failed', message: 'Payment verification failed' };
  const withStatus = (paymentStatus: string) => ({
    success: true,
    data: { ...paid, paymentStatus },
  });
  const rows = (statuses: string[], expected: object): [object, object][] =>
    statuses.map((status) => [withStatus(status), expected]);

  it.each<[object, object]>([
    [{ success: true, data: paid }, success],
    [{ data: paid }, success],
    ...rows(['paid', 'odd'], success),
    [{ success: true, data: { amount: '30', credits: '999' } }, success],
    [
      { success: true, data: { amount: -30, credits: 'NaN' } },
      { state: 'success', result: { amount: null, credits: null } },
    ],
    [
      { success: true, data: null },
      { state: 'success', result: { amount: null, credits: null } },
    ],
    ...rows(['pending', ' Processing', 'unpaid'], pending),
    [{ success: true, paymentStatus: 'open' }, pending],
    [{ data: { ...paid, paymentStatus: 'pending' } }, pending],
    [
      { ...withStatus('failed'), message: 'Card declined.' },
      { ...failed, message: 'Card declined.' },
    ],
    [{ success: true, data: paid, paymentStatus: ' Canceled' }, failed],
    ...rows(['payment_failed', 'requires_payment_method', 'refunded', 'uncollectible'], failed),
    [
      { success: false, message: 'Unknown.' },
      { ...failed, message: 'Unknown.' },
    ],
    [{ success: false, data: { paymentStatus: 'pending' } }, failed],
    [{ success: 'true', data: paid }, failed],
    [{}, failed],
    [{ data: null }, failed],
  ])('a payment response of %j is verified as %j', async (body, expected) => {
    api.server.use(http.post('*/api/payments/verify-session', () => HttpResponse.json(body)));
    expect(await verifyPayment('cs_1')).toEqual(expected);
    expect(api.calls()).toMatchObject([{ body: { sessionId: 'cs_1' } }]);
  });

  it('a payment is pending until the checkout is paid, and successful afterwards', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const checkout = await createCheckout(purchase);
    const sessionId = checkout.split('/').at(-1)!;
    expect(await verifyPayment(sessionId)).toEqual(pending);
    await fetch(`${checkout}/pay`, { method: 'POST', redirect: 'manual' });
    expect(await verifyPayment(sessionId)).toEqual(success);
    expect(await verifyPayment('cs_other')).toMatchObject({ state: 'failed' });
  });
});

const RESULT = { planName: 'pro', credits: 1900, amountTotal: 7900, paymentStatus: 'paid' };
const UNKNOWN = { planName: null, credits: null, amountTotal: null, paymentStatus: null };

it.each([
  [{ success: true, data: RESULT }, { state: 'success', result: RESULT }, 0],
  [{ success: true }, { state: 'success', result: UNKNOWN }, 0],
  [
    { success: true, data: { planName: 5, credits: 'NaN', amountTotal: -1, paymentStatus: {} } },
    { state: 'success', result: { ...UNKNOWN, planName: '5' } },
    0,
  ],
  [{ success: true, data: { paymentStatus: 'unpaid' } }, { state: 'pending' }, 0],
  [{ success: false, message: 'Unknown.' }, { state: 'failed', message: 'Unknown.' }, 1],
])('a subscription response of %j is verified as %j, with %d warnings', async (...given) => {
  const [body, expected, warnings] = given;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.server.use(http.post('*/api/subscription/verify-session', () => HttpResponse.json(body)));
  expect(await verifySubscription('cs_1')).toEqual(expected);
  expect(api.calls()).toMatchObject([{ body: { sessionId: 'cs_1' } }]);
  expect(warn).toHaveBeenCalledTimes(warnings);
});

it.each<[string, () => Response]>([
  ['HTML', () => HttpResponse.html('<html></html>')],
  ['a list', () => HttpResponse.json([])],
  ['an HTTP error', () => HttpResponse.json({ message: 'No.' }, { status: 500 })],
])('verifying with the response %s rejects', async (_, respond) => {
  api.server.use(http.post('*/api/*/verify-session', respond));
  await expect(verifyPayment('cs_1')).rejects.toBeInstanceOf(Error);
  await expect(verifySubscription('cs_1')).rejects.toBeInstanceOf(Error);
});
