import { http } from 'msw';
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

const respond = (path: string, response: () => Response) =>
  api.server.use(http.post(`*/api/${path}`, response));

beforeEach(() => {
  api.signIn('maya@lindqvistcoaching.com');
});

const CHECKOUTS = [
  {
    kind: 'purchase',
    path: 'payments/create-checkout-session',
    field: 'url',
    start: () => createCheckout(purchase),
    alert: purchaseAlert,
    withMessage: 'Payment error: No.',
    rejected: 'Payment error: Failed to create checkout session',
    exception: 'Payment error: Failed to create checkout session',
  },
  {
    kind: 'subscription',
    path: 'subscription/create-checkout-session',
    field: 'sessionUrl',
    start: () => createSubscriptionCheckout(plan),
    alert: subscriptionAlert,
    withMessage: 'No.',
    rejected: 'Failed to start subscription. Please try again.',
    exception: 'An error occurred. Please try again.',
  },
];

describe.each(CHECKOUTS)('starting a $kind', ({ path, field, start, alert, ...texts }) => {
  it.each<[what: string, body: unknown, status: number, text: keyof typeof texts]>([
    ['success false with a message', { success: false, message: 'No.' }, 200, 'withMessage'],
    ['success false', { success: false, [field]: URL }, 200, 'rejected'],
    ['success null', { success: null, [field]: URL }, 200, 'rejected'],
    ['no URL', { success: true, message: 'Created.' }, 200, 'rejected'],
    ['a script as its URL', { success: true, [field]: 'javascript:alert(1)' }, 200, 'rejected'],
    ['no object', '<html></html>', 200, 'exception'],
    ['an HTTP error with a message', { msg: 'No.' }, 403, 'withMessage'],
  ])('a checkout with %s rejects with the text of its alert', async (_, body, status, text) => {
    respond(path, () => Response.json(body, { status }));
    expect(await start().then(() => null, alert)).toBe(texts[text]);
  });

  it('a checkout response with a URL and no success field is followed', async () => {
    respond(path, () => Response.json({ [field]: URL }));
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
  const product = { planName: 'pro', price: 79, credits: 1900, stripeProductId: 'prod_mock_pro' };
  expect(api.calls().at(-1)).toMatchObject({
    method: 'POST',
    path: '/subscription/create-checkout-session',
    body: { planId: pro.id, ...product },
  });
});

const paid = { amount: 30, credits: 999 };
const withStatus = (paymentStatus: string) => ({ success: true, data: { ...paid, paymentStatus } });
const success = { state: 'success', result: paid };
const unknown = { state: 'success', result: { amount: null, credits: null } };
const pending = { state: 'pending' };
const failed = { state: 'failed', message: 'Payment verification failed' };

it.each<[object, object]>([
  [{ success: true, data: paid }, success],
  [{ data: paid }, success],
  [withStatus('odd'), success],
  [{ success: true, data: null }, unknown],
  [withStatus('unpaid'), pending],
  [withStatus(' Processing'), pending],
  [{ success: true, paymentStatus: 'open' }, pending],
  [
    { ...withStatus('failed'), message: 'Declined.' },
    { ...failed, message: 'Declined.' },
  ],
  [withStatus('refunded'), failed],
  [{ success: true, data: paid, paymentStatus: ' Canceled' }, failed],
  [{ success: false, data: { paymentStatus: 'pending' } }, failed],
  [{ success: 'true', data: paid }, failed],
  [{ data: null }, failed],
])('a payment response of %j is verified as %j', async (body, expected) => {
  respond('payments/verify-session', () => Response.json(body));
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

const RESULT = { planName: 'pro', credits: 1900, amountTotal: 7900, paymentStatus: 'paid' };

it.each([
  [{ success: true, data: RESULT }, { state: 'success', result: RESULT }, 0],
  [{ success: false, message: 'Unknown.' }, { state: 'failed', message: 'Unknown.' }, 1],
])('a subscription response of %j is verified as %j, with %d warnings', async (...given) => {
  const [body, expected, warnings] = given;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  respond('subscription/verify-session', () => Response.json(body));
  expect(await verifySubscription('cs_1')).toEqual(expected);
  expect(api.calls()).toMatchObject([{ body: { sessionId: 'cs_1' } }]);
  expect(warn).toHaveBeenCalledTimes(warnings);
});

it.each([
  ['a list', 200],
  ['an HTTP error', 500],
])('verifying with the response %s rejects', async (_, status) => {
  respond('*/verify-session', () => Response.json([], { status }));
  await expect(verifyPayment('cs_1')).rejects.toBeInstanceOf(Error);
  await expect(verifySubscription('cs_1')).rejects.toBeInstanceOf(Error);
});
