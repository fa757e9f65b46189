import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { env } from '@/config/env';
import { PaymentSuccessPage } from '@/features/billing/payment-success-page';
import { balanceQuery } from '@/resources/credits/queries';
import { sessionKey } from '@/resources/session/keys';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { createLocks } from '../../helpers/locks';
import { callsTo, openBilling } from './open-billing';
import {
  MEMBER,
  PAGE,
  respondPaid,
  verifyResponse,
  findTitle,
  VERIFY,
  respondToVerify,
} from './open-payment';

const mockApi = setupMockApi();

/** Renders the page as one of several tabs, with a cache of its own and a signed-in member. */
function openTab() {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  queryClient.setQueryData(sessionKey, { id: '1', email: MEMBER });
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <PaymentSuccessPage />
      </BrowserRouter>
    </QueryClientProvider>,
  ).container;
}

it('a verified payment shows its amount and credits', async () => {
  const pendingResponse = deferred<Response>();
  respondToVerify(() => pendingResponse.promise);
  const { user } = openBilling(PAGE, { as: MEMBER });
  expect(await findTitle('Verifying Payment...')).toBeVisible();
  pendingResponse.resolve(
    HttpResponse.json({ success: true, data: { amount: 1030.5, credits: 12_345 } }),
  );
  expect(await findTitle('Payment Successful!')).toBeVisible();
  expect(screen.getByText('Your credits have been added to your account')).toBeVisible();
  expect(screen.getByText('$1,030.50')).toBeVisible();
  expect(screen.getByText('12,345').parentElement).toHaveTextContent('+12,345');
  expect(document.title).toBe('Payment Successful · AI Tools Portal');
  expect(callsTo(VERIFY).map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }]);
  await user.click(screen.getByRole('link', { name: 'Continue to Dashboard' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

it('a verified payment is not verified again after a reload', async () => {
  respondPaid();
  const first = openBilling(PAGE, { as: MEMBER });
  await findTitle('Payment Successful!');
  first.unmount();
  openBilling(PAGE);
  await findTitle('Payment Successful!');
  expect(screen.getByText('1,999')).toBeVisible();
  expect(callsTo(VERIFY)).toHaveLength(1);
});

it('a payment that is opened in two tabs is verified once', async () => {
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const pendingResponse = deferred();
  respondToVerify(async () => {
    await pendingResponse.promise;
    return verifyResponse('paid');
  });
  mockApi.signIn(MEMBER);
  window.history.pushState(null, '', PAGE);
  const tabs = [openTab(), openTab()];
  await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(1));
  pendingResponse.resolve();
  for (const tab of tabs) {
    expect(await within(tab).findByText('Payment Successful!')).toBeVisible();
    expect(within(tab).getByText('999')).toBeVisible();
  }
  expect(callsTo(VERIFY)).toHaveLength(1);
});

it('a stored result of a payment is not shown to another member', async () => {
  respondPaid();
  const first = openBilling(PAGE, { as: MEMBER });
  await findTitle('Payment Successful!');
  first.unmount();
  respondToVerify(() => HttpResponse.json({ success: false, message: 'Not yours.' }));
  openBilling(PAGE, { as: 'nora@eriksenconsulting.com' });
  expect(await screen.findByText('Not yours.')).toBeVisible();
});

it.each([
  ['absent', ''],
  ['empty', '?session_id='],
  ['a placeholder', '?session_id={CHECKOUT_SESSION_ID}'],
  ['an encoded placeholder', '?session_id=%7BCHECKOUT_SESSION_ID%7D'],
  ['two that differ', '?session_id=cs_1&session_id=cs_2'],
])('a payment page whose session ID is %s shows that there is none', async (_, search) => {
  const { user } = openBilling(`/payment-success${search}`, { as: MEMBER });
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No session ID found');
  expect(screen.getByText(/^We couldn’t match this page to a payment/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Return Home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(callsTo(VERIFY)).toHaveLength(0);
});

it.each([
  ['repeated', '?session_id=cs_1&session_id=cs_1'],
  ['behind a placeholder', '?session_id={CHECKOUT_SESSION_ID}&session_id=cs_1'],
])('a session ID that is %s is verified', async (_, search) => {
  respondPaid();
  openBilling(`/payment-success${search}`, { as: MEMBER });
  await findTitle('Payment Successful!');
  expect(callsTo(VERIFY)[0]?.body).toEqual({ sessionId: 'cs_1' });
});

it.each([
  [
    'a message',
    { success: false, message: 'This checkout was cancelled.' },
    'This checkout was cancelled.',
  ],
  ['no message', { success: false }, 'Payment verification failed'],
  ['nothing at all', {}, 'Payment verification failed'],
])('a verification that the server rejects with %s can’t be retried', async (_, body, message) => {
  respondToVerify(() => HttpResponse.json(body));
  openBilling(PAGE, { as: MEMBER });
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(callsTo(VERIFY)).toHaveLength(1);
});

it.each<[string, () => Response]>([
  ['a status code of 500', () => HttpResponse.json({ message: 'Oops' }, { status: 500 })],
  ['a network error', () => HttpResponse.error()],
  ['an HTML page', () => HttpResponse.html('<h1>Down</h1>')],
  ['null', () => HttpResponse.json(null)],
  ['a list', () => HttpResponse.json([])],
])('a verification that fails with %s can be retried', async (_, respond) => {
  respondToVerify(respond);
  const { user } = openBilling(PAGE, { as: MEMBER });
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to verify payment');
  expect(screen.queryByText('Oops')).not.toBeInTheDocument();
  expect(callsTo(VERIFY)).toHaveLength(1);
  respondPaid();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findTitle('Payment Successful!')).toBeVisible();
});

it('a failed verification shows the message of its error response', async () => {
  respondToVerify(() => HttpResponse.json({ message: 'No such session.' }, { status: 404 }));
  openBilling(PAGE, { as: MEMBER });
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to verify payment');
  expect(screen.getByText('No such session.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

it.each<[string, unknown]>([
  ['null', null],
  ['a list', []],
  ['text', 'paid'],
  ['of wrong types', { amount: 'much', credits: [] }],
  ['of impossible numbers', { amount: -1, credits: Number.NaN }],
])('a verified payment whose data is %s shows no amount and no credits', async (_, data) => {
  respondPaid(data);
  openBilling(PAGE, { as: MEMBER });
  expect(await findTitle('Payment Successful!')).toBeVisible();
  expect(screen.queryByText('Amount')).not.toBeInTheDocument();
  expect(screen.queryByText('Credits added')).not.toBeInTheDocument();
});

it('a payment is verified after the first session check', async () => {
  const check = deferred();
  mockApi.server.use(
    http.get('*/api/auth/verifytoken', async () => {
      await check.promise;
      return HttpResponse.json({ user: { _id: '1', email: MEMBER } });
    }),
  );
  respondPaid();
  const { queryClient } = openBilling(PAGE, { as: MEMBER });
  expect(await findTitle('Verifying Payment...')).toBeVisible();
  // A verification sent with the page would be here before the response to a later request.
  await queryClient.fetchQuery(balanceQuery);
  expect(callsTo(VERIFY)).toHaveLength(0);
  check.resolve();
  expect(await findTitle('Payment Successful!')).toBeVisible();
});

it('a payment is verified once when the first session check fails: after the retry has checked the session', async () => {
  respondPaid();
  let isDown = true;
  mockApi.server.use(
    http.get('*/auth/verifytoken', () => (isDown ? HttpResponse.error() : undefined)),
    http.post(`*/api${VERIFY}`, () =>
      isDown ? HttpResponse.json({}, { status: 401 }) : undefined,
    ),
  );
  const { user } = openBilling(PAGE, { as: MEMBER });
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(callsTo(VERIFY)).toHaveLength(0);
  for (const session of mockApi.db().sessions) session.accessExpiresAt = 0;
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findTitle('Payment Successful!')).toBeVisible();
  expect(callsTo('/auth/refresh')).toHaveLength(1);
});

it('a retry that finds no signed-in member shows a link to sign in', async () => {
  let isDown = true;
  mockApi.server.use(
    http.get('*/auth/verifytoken', () => (isDown ? HttpResponse.error() : undefined)),
  );
  const { user } = openBilling(PAGE);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isDown = false;
  await user.click(retry);
  const link = await screen.findByRole('link', { name: 'Sign in' });
  const href = new URL(link.getAttribute('href') ?? '');
  expect(href.searchParams.get('redirectTo')).toBe(window.location.href);
});

it('a visitor’s failed verification shows a link to sign in that returns to the page', async () => {
  openBilling(PAGE);
  expect(await findTitle('Payment Error')).toBeVisible();
  expect(screen.getByText('Failed to verify payment')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Sign in' });
  const href = new URL(link.getAttribute('href') ?? '');
  expect(`${href.origin}${href.pathname}`).toBe(env().loginUrl);
  expect(href.searchParams.get('redirectTo')).toBe(window.location.href);
  expect(callsTo(VERIFY)).toHaveLength(1);
});

it('a balance that was requested before the verification never shows after it', async () => {
  const first = deferred();
  mockApi.server.use(
    http.get('*/api/tokens/balance', async () => {
      if (callsTo('/tokens/balance').length > 1) return HttpResponse.json({ totalTokens: 2999 });
      await first.promise;
      return HttpResponse.json({ totalTokens: 1000 });
    }),
  );
  const pendingResponse = deferred();
  respondToVerify(async () => {
    await pendingResponse.promise;
    return verifyResponse('paid');
  });
  const { user } = openBilling(PAGE, { as: MEMBER });
  await waitFor(() => expect(callsTo('/tokens/balance')).toHaveLength(1));
  pendingResponse.resolve();
  await findTitle('Payment Successful!');
  await waitFor(() => expect(callsTo('/tokens/balance')).toHaveLength(2));
  first.resolve();
  await user.click(screen.getByRole('link', { name: 'Continue to Dashboard' }));
  expect(await screen.findByRole('button', { name: /^2,999 credits/ })).toBeVisible();
  expect(callsTo('/tokens/balance')).toHaveLength(2);
});
