import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { env } from '@/config/env';
import { balanceQuery } from '@/resources/credits/queries';
import { deferred } from '../../../../helpers/deferred';
import { MAYA, mockApi, holdResponse, requestsTo, respondTo } from '../../../../helpers/mock-api';
import { openBilling } from '../open-billing';
import { findTitle, PAGE, verifiedBody, VERIFY } from './open-payment';

it('a verified payment shows its amount and credits', async () => {
  const verified = holdResponse(VERIFY);
  const { user } = openBilling(PAGE, { as: MAYA });
  expect(await findTitle('Verifying Payment...')).toBeVisible();
  verified.release({ success: true, data: { amount: 1030.5, credits: 12_345 } });
  expect(await findTitle('Payment Successful!')).toBeVisible();
  expect(screen.getByText('Your credits have been added to your account')).toBeVisible();
  expect(screen.getByText('$1,030.50')).toBeVisible();
  expect(screen.getByText('12,345').parentElement).toHaveTextContent('+12,345');
  expect(document.title).toBe(`Payment Successful · ${PRODUCT_NAME}`);
  expect(requestsTo(VERIFY).map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }]);
  await user.click(screen.getByRole('link', { name: 'Continue to Dashboard' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

it('a payment page without a session ID shows that there is none', async () => {
  const { user } = openBilling('/payment-success', { as: MAYA });
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No session ID found');
  expect(screen.getByText(/^We couldn’t match this page to a payment/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Return Home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(requestsTo(VERIFY)).toHaveLength(0);
});

it('a verification that the server rejects shows its message and can’t be retried', async () => {
  const message = 'This checkout was cancelled.';
  respondTo(VERIFY, { success: false, message });
  openBilling(PAGE, { as: MAYA });
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(requestsTo(VERIFY)).toHaveLength(1);
});

it('a failed verification shows the message of its error response and can be retried', async () => {
  respondTo(VERIFY, { message: 'No such session.' }, 404);
  const { user } = openBilling(PAGE, { as: MAYA });
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to verify payment');
  expect(screen.getByText('No such session.')).toBeVisible();
  expect(requestsTo(VERIFY)).toHaveLength(1);
  respondTo(VERIFY, { success: true, data: null });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findTitle('Payment Successful!')).toBeVisible();
  expect(screen.queryByText('Amount')).not.toBeInTheDocument();
  expect(screen.queryByText('Credits added')).not.toBeInTheDocument();
});

it('a payment is verified after the first session check', async () => {
  const check = deferred();
  mockApi.server.use(
    http.get('*/api/auth/verifytoken', async () => {
      await check.promise;
      return HttpResponse.json({ user: { _id: '1', email: MAYA } });
    }),
  );
  respondTo(VERIFY, verifiedBody('paid'));
  const { queryClient } = openBilling(PAGE, { as: MAYA });
  expect(await findTitle('Verifying Payment...')).toBeVisible();
  // A verification sent with the page would be here before the response to a later request.
  await queryClient.fetchQuery(balanceQuery);
  expect(requestsTo(VERIFY)).toHaveLength(0);
  check.resolve();
  expect(await findTitle('Payment Successful!')).toBeVisible();
});

it('a payment is verified once when the first session check fails: after the retry has checked the session', async () => {
  respondTo(VERIFY, verifiedBody('paid'));
  let isDown = true;
  mockApi.server.use(
    http.get('*/auth/verifytoken', () => (isDown ? HttpResponse.error() : undefined)),
    http.post('*/api/payments/verify-session', () =>
      isDown ? HttpResponse.json({}, { status: 401 }) : undefined,
    ),
  );
  const { user } = openBilling(PAGE, { as: MAYA });
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(requestsTo(VERIFY)).toHaveLength(0);
  for (const session of mockApi.db().sessions) session.accessExpiresAt = 0;
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findTitle('Payment Successful!')).toBeVisible();
  expect(requestsTo('/auth/refresh')).toHaveLength(1);
});

it('a visitor’s failed verification shows a link to sign in that returns to the page', async () => {
  openBilling(PAGE);
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(screen.getByText('Failed to verify payment')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Sign in' });
  const href = new URL(link.getAttribute('href') ?? '');
  expect(`${href.origin}${href.pathname}`).toBe(env().loginUrl);
  expect(href.searchParams.get('redirectTo')).toBe(window.location.href);
  expect(requestsTo(VERIFY)).toHaveLength(1);
});
