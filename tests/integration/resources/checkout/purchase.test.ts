import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckout, verifyPayment } from '@/resources/checkout/api';
import { purchaseAlert } from '@/resources/checkout/checkout-failure';
import { readSessionId } from '@/resources/checkout/session-id';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();
const purchase = { amount: 30, configName: 'standard' };
const CHECKOUT = '*/api/payments/create-checkout-session';
const VERIFY = '*/api/payments/verify-session';

beforeEach(() => {
  api.signIn('maya@lindqvistcoaching.com');
});

const alertOf = (work: Promise<unknown>) => work.then(() => null, purchaseAlert);

describe('starting a purchase', () => {
  it('starting a purchase resolves to the hosted checkout and only logs the credits of the server', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const url = await createCheckout(purchase);
    expect(url).toMatch(/^http:\/\/localhost:\d+\/checkout\/cs_/);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('credits'), 999);
    expect(api.calls()).toMatchObject([
      { method: 'POST', path: '/payments/create-checkout-session', body: purchase },
    ]);
  });

  const FAILED = 'Payment error: Failed to create checkout session';
  const url = 'https://pay.example.com/c/1';

  it.each<[string, () => Response, string]>([
    [
      '`success: false` with a message',
      () => HttpResponse.json({ success: false, message: 'No.' }),
      'Payment error: No.',
    ],
    ['`success: false`', () => HttpResponse.json({ success: false }), FAILED],
    ['neither success nor URL', () => HttpResponse.json({}), FAILED],
    ['success null', () => HttpResponse.json({ success: null, url }), FAILED],
    ['no URL', () => HttpResponse.json({ success: true, message: 'Created.' }), FAILED],
    ['HTML', () => HttpResponse.html('<html></html>'), FAILED],
    ['a dropped connection', () => HttpResponse.error(), FAILED],
    ['an HTTP error', () => HttpResponse.json({}, { status: 500 }), FAILED],
    [
      'an HTTP error with a message',
      () => HttpResponse.json({ msg: 'Your plan does not allow it.' }, { status: 403 }),
      'Payment error: Your plan does not allow it.',
    ],
  ])(
    'starting a purchase with the response %s rejects with an alert text',
    async (_, respond, alert) => {
      api.server.use(http.post(CHECKOUT, respond));
      expect(await alertOf(createCheckout(purchase))).toBe(alert);
    },
  );

  it('a checkout response with a URL and no success field is followed', async () => {
    api.server.use(http.post(CHECKOUT, () => HttpResponse.json({ url })));
    expect(await createCheckout(purchase)).toBe(url);
  });

  it('an unknown error has the default purchase alert', () => {
    expect(purchaseAlert('odd')).toBe(FAILED);
  });
});

describe('verifying a payment', () => {
  const paid = { amount: 30, credits: 999 };

  it.each<[object, unknown]>([
    [
      { success: true, data: paid },
      { state: 'success', result: paid },
    ],
    [
      { success: true, data: { ...paid, paymentStatus: 'paid' } },
      { state: 'success', result: paid },
    ],
    [
      { success: true, data: { amount: '30.5', credits: '1' } },
      { state: 'success', result: { amount: 30.5, credits: 1 } },
    ],
    [
      { success: true, data: { amount: -30, credits: 'NaN' } },
      { state: 'success', result: { amount: null, credits: null } },
    ],
    [
      { success: true, data: null },
      { state: 'success', result: { amount: null, credits: null } },
    ],
    [{ success: true, data: { ...paid, paymentStatus: 'pending' } }, { state: 'pending' }],
    [{ success: true, data: { ...paid, paymentStatus: ' Processing' } }, { state: 'pending' }],
    [{ success: true, data: { ...paid, paymentStatus: 'unpaid' } }, { state: 'pending' }],
    [{ success: true, paymentStatus: 'open' }, { state: 'pending' }],
    [
      { success: true, data: { ...paid, paymentStatus: 'failed' }, message: 'Card declined.' },
      { state: 'failed', message: 'Card declined.' },
    ],
    [
      { success: true, data: paid, paymentStatus: ' Canceled' },
      { state: 'failed', message: 'Payment verification failed' },
    ],
    ...['payment_failed', 'requires_payment_method', 'refunded', 'void', 'uncollectible'].map(
      (paymentStatus): [object, unknown] => [
        { success: true, data: { ...paid, paymentStatus } },
        { state: 'failed', message: 'Payment verification failed' },
      ],
    ),
    [
      { data: { paymentStatus: 'expired' } },
      { state: 'failed', message: 'Payment verification failed' },
    ],
    [
      { success: false, message: 'Unknown.' },
      { state: 'failed', message: 'Unknown.' },
    ],
    [
      { success: false, data: { paymentStatus: 'pending' } },
      { state: 'failed', message: 'Payment verification failed' },
    ],
    [{ data: paid }, { state: 'success', result: paid }],
    [{ data: { ...paid, paymentStatus: 'pending' } }, { state: 'pending' }],
    [{}, { state: 'failed', message: 'Payment verification failed' }],
    [{ data: null }, { state: 'failed', message: 'Payment verification failed' }],
    [
      { success: 'true', data: paid },
      { state: 'failed', message: 'Payment verification failed' },
    ],
  ])('a payment response of %j is verified as %j', async (body, expected) => {
    api.server.use(http.post(VERIFY, () => HttpResponse.json(body)));
    expect(await verifyPayment('cs_1')).toEqual(expected);
    expect(api.calls()).toMatchObject([{ body: { sessionId: 'cs_1' } }]);
  });

  it.each<[string, () => Response]>([
    ['HTML', () => HttpResponse.html('<html></html>')],
    ['a list', () => HttpResponse.json([])],
    ['an HTTP error', () => HttpResponse.json({ message: 'No.' }, { status: 500 })],
  ])('verifying a payment with the response %s rejects', async (_, respond) => {
    api.server.use(http.post(VERIFY, respond));
    await expect(verifyPayment('cs_1')).rejects.toBeInstanceOf(Error);
  });

  it('a payment is pending until the checkout is paid, and successful afterwards', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const sessionId = (await createCheckout(purchase)).split('/').at(-1)!;
    expect(await verifyPayment(sessionId)).toEqual({ state: 'pending' });
    await fetch(`${new URL(import.meta.env['VITE_API_URL']).origin}/checkout/${sessionId}/pay`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect(await verifyPayment(sessionId)).toEqual({ state: 'success', result: paid });
    expect(await verifyPayment('cs_other')).toMatchObject({ state: 'failed' });
  });
});

it.each([
  ['?session_id=cs_1', 'cs_1'],
  ['?a=b&session_id=%20cs_1%20', 'cs_1'],
  ['?session_id=cs_1&session_id=cs_1', 'cs_1'],
  ['?session_id={CHECKOUT_SESSION_ID}&session_id=cs_1', 'cs_1'],
  ['', null],
  ['?session_id=', null],
  ['?session_id=%20', null],
  ['?session_id={CHECKOUT_SESSION_ID}', null],
  ['?session_id=%7BCHECKOUT_SESSION_ID%7D', null],
  ['?session_id=CHECKOUT_SESSION_ID', null],
  ['?session_id=cs_1&session_id=cs_2', null],
  ['?session_id=cs_a+b', 'cs_a+b'],
  ['?session_id=cs_a%2Bb%2Fc%3D', 'cs_a+b/c='],
])('the session id of the URL %j is %j', (search, expected) => {
  expect(readSessionId(search)).toBe(expected);
});
