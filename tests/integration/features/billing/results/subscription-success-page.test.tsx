import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LENA, mockApi, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { openBilling } from '../open-billing';
import { findTitle } from './open-payment';

const VERIFY = 'POST /subscription/verify-session';
const PAGE = '/subscription-success?session_id=cs_1';

const respondVerified = (data: unknown) => respondTo(VERIFY, { success: true, data });

const PRO = { planName: 'pro', credits: 1900, amountTotal: 7950, paymentStatus: 'paid' };
const rows = () =>
  screen
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('a verified subscription shows its plan, credits, amount and payment status', async () => {
  const verified = holdResponse(VERIFY);
  const { user } = openBilling(PAGE, { as: LENA });
  expect(await findTitle('Verifying your subscription...')).toBeVisible();
  verified.release({ success: true, data: PRO });
  expect(await findTitle('Subscription Successful!')).toBeVisible();
  expect(screen.getByText(/Thank you for subscribing/)).toBeVisible();
  expect(rows()).toEqual(['Plan: pro', 'Credits: 1,900', 'Amount: $79.50', 'Payment status: paid']);
  expect(requestsTo(VERIFY).map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }]);
  await user.click(screen.getByRole('link', { name: 'Start using AI agents' }));
  await waitFor(() => expect(window.location.pathname).toBe('/explore'));
});

it('a subscription whose verification fails shows the success, and Retry sends only the verification and requests what a payment changes', async () => {
  respondTo(VERIFY, { success: false, message: 'No.' });
  const { user } = openBilling(PAGE, { as: LENA });
  expect(await findTitle('Subscription Successful!')).toBeVisible();
  expect(await screen.findByText(/could not be confirmed yet/)).toBeVisible();
  expect(screen.queryByText('No.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start using AI agents' })).toBeVisible();
  await screen.findByRole('button', { name: /credits/ });
  const before = mockApi.calls().length;
  respondVerified(PRO);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(screen.queryByText(/could not be confirmed yet/)).not.toBeInTheDocument();
  // The member is checked before a verification, and the usage is requested when the page is idle.
  const others = ['/auth/verifytoken', '/usage/status'];
  const sent = mockApi.calls();
  const paths = () =>
    sent
      .slice(before)
      .map(({ path }) => path)
      .filter((path) => !others.includes(path));
  await expect
    .poll(() => paths().sort())
    .toEqual(
      [
        '/subscription/verify-session',
        '/subscription/credit-purchase-status',
        '/tokens/balance',
      ].sort(),
    );
});

it.each<[string, unknown, string[]]>([
  ['incomplete', { planName: 'elite', amountTotal: 0 }, ['Plan: elite', 'Amount: $0.00']],
  [
    'a free trial',
    { paymentStatus: 'no_payment_required' },
    ['Payment status: no payment required'],
  ],
])('a verified subscription whose data is %s shows what it has', async (_, data, shown) => {
  respondVerified(data);
  openBilling(PAGE, { as: LENA });
  expect(await findTitle('Subscription Successful!')).toBeVisible();
  expect(rows()).toEqual(shown);
});

it('the page of a subscription without a checkout sends nothing and links to the plan', async () => {
  openBilling('/subscription-success', { as: LENA });
  expect(await screen.findByText(/There’s no new payment to show here\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  expect(await findTitle('Subscription Successful!')).toBeVisible();
  expect(rows()).toEqual([]);
  expect(requestsTo(VERIFY)).toHaveLength(0);
});
