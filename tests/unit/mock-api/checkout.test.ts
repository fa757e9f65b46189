// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { bodyOf, createBrowser } from './browser';

const [{ email }] = DEMO_MEMBERS;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Browser = ReturnType<typeof createBrowser>;

async function signedIn(): Promise<Browser> {
  const browser = createBrowser();
  await browser.signIn(email);
  return browser;
}

async function buy(browser: Browser, amount = 30): Promise<string> {
  const order = { amount, configName: 'standard' };
  const { url } = await bodyOf(browser.post('/payments/create-checkout-session', order));
  expect(url).toMatch(/^http:\/\/api\.test\/checkout\/cs_mock_[0-9a-f]{24}$/);
  return String(url).split('/').at(-1)!;
}

async function total(browser: Browser): Promise<number> {
  return Number((await bodyOf(browser.get('/tokens/balance')))['totalTokens']);
}

const verify = (browser: Browser, sessionId: string, kind = 'payments') =>
  bodyOf(browser.post(`/${kind}/verify-session`, { sessionId }));

it('a purchase is paid at the hosted checkout and its credits are granted once', async () => {
  const browser = await signedIn();
  const before = await total(browser);
  const id = await buy(browser);
  expect(await verify(browser, id)).toMatchObject({ data: { paymentStatus: 'open' } });
  expect(await (await browser.visit(`/checkout/${id}`)).text()).toContain(`"${id}/pay"`);

  const paid = await browser.submit(`/checkout/${id}/pay`);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`http://portal.test/payment-success?session_id=${id}`);
  await browser.submit(`/checkout/${id}/pay`);
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await verify(browser, id)).toEqual({
      success: true,
      message: 'Payment verified.',
      data: { amount: 30, credits: 999, paymentStatus: 'paid' },
    });
  }
  expect(await total(browser)).toBe(before + 999);
  const { transactions } = await bodyOf(browser.get('/tokens/history?limit=1'));
  expect(transactions).toMatchObject([
    { formattedAmount: '+999.00', balanceBefore: before, balanceAfter: before + 999 },
  ]);
});

it('a purchase is pending until the provider confirms it', async () => {
  const browser = await signedIn();
  await browser.control({ confirmSeconds: 10 });
  const before = await total(browser);
  const id = await buy(browser);
  await browser.submit(`/checkout/${id}/pay`);
  expect(await verify(browser, id)).toMatchObject({
    success: true,
    data: { paymentStatus: 'pending' },
  });
  expect(await total(browser)).toBe(before);
  vi.setSystemTime(Date.now() + 10_000);
  // The confirmation grants the credits, whether or not the result page verifies it.
  expect(await total(browser)).toBe(before + 999);
  expect(await verify(browser, id)).toMatchObject({ data: { paymentStatus: 'paid' } });
});

it('a cancelled purchase can still be paid', async () => {
  const browser = await signedIn();
  const id = await buy(browser);
  const cancelled = await browser.submit(`/checkout/${id}/cancel`);
  expect(cancelled.headers.get('location')).toBe('http://portal.test/payment-cancel');
  expect(await verify(browser, id)).toMatchObject({ success: false });
  await browser.submit(`/checkout/${id}/pay`);
  expect(await verify(browser, id)).toMatchObject({ success: true });
});

it('a session id of another member or another kind is unknown', async () => {
  const browser = await signedIn();
  const id = await buy(browser);
  const unknown = { success: false, message: 'This session does not exist.' };
  expect(await verify(browser, 'cs_unknown')).toEqual(unknown);
  expect(await verify(browser, id, 'subscription')).toEqual(unknown);
  expect((await browser.visit('/checkout/cs_unknown')).status).toBe(404);
  await browser.control({ signIn: DEMO_MEMBERS[1].email });
  expect(await verify(browser, id)).toEqual(unknown);
});

/** The plan pro in the API's list, and the portal's order for it. */
async function orderOfPro(browser: Browser) {
  const { data } = await bodyOf(browser.get('/subscription/plans'));
  const plans = data as {
    _id: string;
    name: string;
    credits: number;
    price: number;
    stripe: { productId: string };
  }[];
  const pro = plans.find(({ name }) => name === 'pro')!;
  const { _id: planId, name: planName, price, credits } = pro;
  const order = { planId, planName, price, credits, stripeProductId: pro.stripe.productId };
  return { pro, order };
}

it('an order that differs from the plan or the configuration is rejected', async () => {
  const browser = await signedIn();
  await browser.control({ member: { plan: null } });
  const { order } = await orderOfPro(browser);
  for (const change of [{ planId: 'other' }, { price: 1 }, { stripeProductId: undefined }]) {
    const body = { ...order, ...change };
    const response = await browser.post('/subscription/create-checkout-session', body);
    expect(response.status).toBe(400);
  }
  const tooSmall = { amount: 5, configName: 'standard' };
  expect((await browser.post('/payments/create-checkout-session', tooSmall)).status).toBe(400);
  expect(browser.db().checkouts).toEqual([]);
});

it('a subscription sets the plan and grants its credits once', async () => {
  const browser = await signedIn();
  await browser.control({ member: { plan: null } });
  const before = await total(browser);
  const { pro, order } = await orderOfPro(browser);
  const created = await bodyOf(browser.post('/subscription/create-checkout-session', order));
  expect(created).toMatchObject({ success: true, isUpgrade: false });
  const id = String(created['sessionUrl']).split('/').at(-1)!;
  const paid = await browser.submit(`/checkout/${id}/pay`);
  expect(paid.headers.get('location')).toBe(
    `http://portal.test/subscription-success?session_id=${id}`,
  );
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await verify(browser, id, 'subscription')).toMatchObject({
      success: true,
      data: {
        planName: 'pro',
        credits: pro.credits,
        amountTotal: pro.price * 100,
        paymentStatus: 'paid',
      },
    });
  }
  expect(await total(browser)).toBe(before + pro.credits);
  expect(await bodyOf(browser.get('/subscription/current'))).toMatchObject({
    data: { hasActiveSubscription: true, subscription: { planName: 'pro' } },
  });
  expect(await bodyOf(browser.get('/subscription/credit-purchase-status'))).toMatchObject({
    data: { canPurchaseCredits: true, hasActiveSubscription: true, userPlanType: 'pro_plan' },
  });
  const again = browser.post('/subscription/create-checkout-session', order);
  expect(await bodyOf(again)).toMatchObject({
    success: false,
    message: 'You are already on this plan.',
  });
});
