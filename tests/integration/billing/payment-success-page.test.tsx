import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { env } from '@/config/env';
import { PaymentSuccessPage } from '@/features/billing/payment-success-page';
import { balanceQuery } from '@/resources/credits/queries';
import { sessionKey } from '@/resources/session/keys';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { createLocks } from '../../helpers/locks';
import { callsTo, openBilling } from './open-billing';
import { MEMBER, PAGE, paid, status, title, VERIFY, verifyAnswers } from './open-payment';

const mockApi = setupMockApi();

/** The page in one of several tabs: a cache of its own, and the member is known already. */
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

describe('the payment success page', () => {
  it('verifies the session and shows what came of it', async () => {
    const answer = deferred<Response>();
    verifyAnswers(() => answer.promise);
    const { user } = openBilling(PAGE, { as: MEMBER });
    expect(await title('Verifying Payment...')).toBeVisible();
    answer.resolve(HttpResponse.json({ success: true, data: { amount: 1030.5, credits: 12_345 } }));
    expect(await title('Payment Successful!')).toBeVisible();
    expect(screen.getByText('Your credits have been added to your account')).toBeVisible();
    expect(screen.getByText('$1,030.50')).toBeVisible();
    expect(screen.getByText('12,345').parentElement).toHaveTextContent('+12,345');
    expect(document.title).toBe('Payment Successful · AI Tools Portal');
    expect(callsTo(VERIFY).map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }]);
    await user.click(screen.getByRole('link', { name: 'Continue to Dashboard' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('verifies a session once, on a reload too', async () => {
    paid();
    const first = openBilling(PAGE, { as: MEMBER });
    await title('Payment Successful!');
    first.unmount();
    openBilling(PAGE);
    await title('Payment Successful!');
    expect(screen.getByText('1,999')).toBeVisible();
    expect(callsTo(VERIFY)).toHaveLength(1);
  });

  it('verifies a session once in two tabs', async () => {
    Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const answer = deferred();
    verifyAnswers(async () => {
      await answer.promise;
      return status('paid');
    });
    mockApi.signIn(MEMBER);
    window.history.pushState(null, '', PAGE);
    const tabs = [openTab(), openTab()];
    await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(1));
    answer.resolve();
    for (const tab of tabs) {
      expect(await within(tab).findByText('Payment Successful!')).toBeVisible();
      expect(within(tab).getByText('999')).toBeVisible();
    }
    expect(callsTo(VERIFY)).toHaveLength(1);
  });

  it('shows a result to nobody but the member whose it is', async () => {
    paid();
    const first = openBilling(PAGE, { as: MEMBER });
    await title('Payment Successful!');
    first.unmount();
    verifyAnswers(() => HttpResponse.json({ success: false, message: 'Not yours.' }));
    openBilling(PAGE, { as: 'nora@eriksenconsulting.com' });
    expect(await screen.findByText('Not yours.')).toBeVisible();
  });

  it.each([
    ['absent', ''],
    ['empty', '?session_id='],
    ['a placeholder', '?session_id={CHECKOUT_SESSION_ID}'],
    ['an encoded placeholder', '?session_id=%7BCHECKOUT_SESSION_ID%7D'],
    ['two that differ', '?session_id=cs_1&session_id=cs_2'],
  ])('finds no session ID where it is %s', async (_, search) => {
    const { user } = openBilling(`/payment-success${search}`, { as: MEMBER });
    expect(await title('Payment Error')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('No session ID found');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Return Home' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(callsTo(VERIFY)).toHaveLength(0);
  });

  it.each([
    ['repeated', '?session_id=cs_1&session_id=cs_1'],
    ['behind a placeholder', '?session_id={CHECKOUT_SESSION_ID}&session_id=cs_1'],
  ])('takes a session ID that is %s', async (_, search) => {
    paid();
    openBilling(`/payment-success${search}`, { as: MEMBER });
    await title('Payment Successful!');
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
  ])('takes a refusal with %s for final', async (_, body, message) => {
    verifyAnswers(() => HttpResponse.json(body));
    openBilling(PAGE, { as: MEMBER });
    expect(await title('Payment Error')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(callsTo(VERIFY)).toHaveLength(1);
  });

  it.each<[string, () => Response]>([
    ['an error', () => HttpResponse.json({ message: 'Oops' }, { status: 500 })],
    ['no answer', () => HttpResponse.error()],
    ['a page', () => HttpResponse.html('<h1>Down</h1>')],
    ['null', () => HttpResponse.json(null)],
    ['a list', () => HttpResponse.json([])],
  ])('fails to verify after %s, and can try again', async (_, answer) => {
    verifyAnswers(answer);
    const { user } = openBilling(PAGE, { as: MEMBER });
    expect(await title('Payment Error')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to verify payment');
    expect(screen.queryByText('Oops')).not.toBeInTheDocument();
    expect(callsTo(VERIFY)).toHaveLength(1);
    paid();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await title('Payment Successful!')).toBeVisible();
  });

  it('says beside it why the server refused the question', async () => {
    verifyAnswers(() => HttpResponse.json({ message: 'No such session.' }, { status: 404 }));
    openBilling(PAGE, { as: MEMBER });
    expect(await title('Payment Error')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to verify payment');
    expect(screen.getByText('No such session.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['text', 'paid'],
    ['wrong types', { amount: 'much', credits: [] }],
    ['impossible numbers', { amount: -1, credits: Number.NaN }],
  ])('leaves out what a result of %s does not tell', async (_, data) => {
    paid(data);
    openBilling(PAGE, { as: MEMBER });
    expect(await title('Payment Successful!')).toBeVisible();
    expect(screen.queryByText('Amount')).not.toBeInTheDocument();
    expect(screen.queryByText('Credits added')).not.toBeInTheDocument();
  });

  it('waits for the first check of the session before it verifies', async () => {
    const check = deferred();
    mockApi.server.use(
      http.get('*/api/auth/verifytoken', async () => {
        await check.promise;
        return HttpResponse.json({ user: { _id: '1', email: MEMBER } });
      }),
    );
    paid();
    const { queryClient } = openBilling(PAGE, { as: MEMBER });
    expect(await title('Verifying Payment...')).toBeVisible();
    // A verification sent with the page would be here before the response to a later request.
    await queryClient.fetchQuery(balanceQuery);
    expect(callsTo(VERIFY)).toHaveLength(0);
    check.resolve();
    expect(await title('Payment Successful!')).toBeVisible();
  });

  it('checks the session again before it verifies again, when the first check failed', async () => {
    paid();
    let isDown = true;
    mockApi.server.use(
      http.get('*/auth/verifytoken', () => (isDown ? HttpResponse.error() : undefined)),
      http.post(`*/api${VERIFY}`, () =>
        isDown ? HttpResponse.json({}, { status: 401 }) : undefined,
      ),
    );
    const { user } = openBilling(PAGE, { as: MEMBER });
    expect(await title('Payment Error')).toBeVisible();
    for (const session of mockApi.db().sessions) session.accessExpiresAt = 0;
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await title('Payment Successful!')).toBeVisible();
    expect(callsTo('/auth/refresh')).toHaveLength(1);
  });

  it('offers to sign in when trying again finds that nobody is signed in', async () => {
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

  it('offers a visitor to sign in and come back', async () => {
    openBilling(PAGE);
    expect(await title('Payment Error')).toBeVisible();
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
    const answer = deferred();
    verifyAnswers(async () => {
      await answer.promise;
      return status('paid');
    });
    const { user } = openBilling(PAGE, { as: MEMBER });
    await waitFor(() => expect(callsTo('/tokens/balance')).toHaveLength(1));
    answer.resolve();
    await title('Payment Successful!');
    await waitFor(() => expect(callsTo('/tokens/balance')).toHaveLength(2));
    first.resolve();
    await user.click(screen.getByRole('link', { name: 'Continue to Dashboard' }));
    expect(await screen.findByRole('button', { name: /^2,999 credits/ })).toBeVisible();
    expect(callsTo('/tokens/balance')).toHaveLength(2);
  });
});
