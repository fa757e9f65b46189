import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { currentSubscriptionQuery } from '@/resources/subscription/plans/queries';
import { setupMockApi } from '@mock-api/node';
import { deferred, settled } from '../../helpers/deferred';
import { stopClock } from '../../helpers/stopped-clock';
import { callsTo, openBilling } from './open-billing';

const MEMBER = 'lena@hartmannhealth.com';
const VERIFY = '/subscription/verify-session';
const PAGE = '/subscription-success?session_id=cs_1';

const mockApi = setupMockApi();

function verifyAnswers(answer: () => Response | Promise<Response>) {
  mockApi.server.use(http.post(`*/api${VERIFY}`, answer));
}

function verified(data: unknown) {
  verifyAnswers(() => HttpResponse.json({ success: true, data }));
}

const PRO = { planName: 'pro', credits: 1900, amountTotal: 7950, paymentStatus: 'paid' };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const rows = () =>
  screen
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('the subscription success page', () => {
  it('verifies the session and shows what came of it', async () => {
    const answer = deferred<Response>();
    verifyAnswers(() => answer.promise);
    const { user } = openBilling(PAGE, { as: MEMBER });
    expect(await title('Verifying your subscription...')).toBeVisible();
    answer.resolve(HttpResponse.json({ success: true, data: PRO }));
    expect(await title('Subscription Successful!')).toBeVisible();
    expect(screen.getByText(/Thank you for subscribing/)).toBeVisible();
    expect(rows()).toEqual([
      'Plan: pro',
      'Credits: 1,900',
      'Amount: $79.50',
      'Payment status: paid',
    ]);
    expect(callsTo(VERIFY).map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }]);
    await user.click(screen.getByRole('link', { name: 'Start using AI agents' }));
    await waitFor(() => expect(window.location.pathname).toBe('/explore'));
  });

  it('verifies a session once, on a reload too', async () => {
    verified(PRO);
    const first = openBilling(PAGE, { as: MEMBER });
    await title('Subscription Successful!');
    first.unmount();
    openBilling(PAGE);
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(callsTo(VERIFY)).toHaveLength(1);
  });

  it.each([
    ['absent', ''],
    ['a placeholder', '?session_id={CHECKOUT_SESSION_ID}'],
    ['two that differ', '?session_id=cs_1&session_id=cs_2'],
  ])('only stops loading where the session ID is %s', async (_, search) => {
    openBilling(`/subscription-success${search}`, { as: MEMBER });
    expect(await title('Subscription Successful!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    expect(rows()).toEqual([]);
    expect(callsTo(VERIFY)).toHaveLength(0);
  });

  it.each<[string, () => Response]>([
    ['success false', () => HttpResponse.json({ success: false, message: 'No.' })],
    ['an error', () => new HttpResponse(null, { status: 500 })],
    ['no answer', () => HttpResponse.error()],
    ['a page', () => HttpResponse.html('<h1>Down</h1>')],
  ])('keeps its heading after %s and offers to retry', async (_, answer) => {
    verifyAnswers(answer);
    const { user } = openBilling(PAGE, { as: MEMBER });
    expect(await title('Subscription Successful!')).toBeVisible();
    expect(screen.getByText(/could not be confirmed yet/)).toBeVisible();
    expect(screen.queryByText('No.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start using AI agents' })).toBeVisible();
    verified(PRO);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(screen.queryByText(/could not be confirmed yet/)).not.toBeInTheDocument();
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, []],
    ['null', null, []],
    ['nulls', { planName: null, credits: null, amountTotal: null, paymentStatus: null }, []],
    ['wrong types', { planName: {}, credits: 'many', amountTotal: [], paymentStatus: true }, []],
    ['a part', { planName: 'elite', amountTotal: 0 }, ['Plan: elite', 'Amount: $0.00']],
    ['no credits', { credits: 0 }, ['Credits: 0']],
  ])('stands with %s', async (_, data, shown) => {
    verified(data);
    openBilling(PAGE, { as: MEMBER });
    expect(await title('Subscription Successful!')).toBeVisible();
    expect(rows()).toEqual(shown);
  });

  it('a late subscription payment is verified again after 2 s, and then shows as successful', async () => {
    const first = deferred<Response>();
    verifyAnswers(() => first.promise);
    openBilling(PAGE, { as: MEMBER });
    await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(1));
    const { pass, until, run } = stopClock();
    first.resolve(Response.json({ success: true, data: { ...PRO, paymentStatus: 'pending' } }));
    await until(() => screen.getByText('Your payment is still being confirmed'));
    verified(PRO);
    await pass(1999);
    expect(callsTo(VERIFY)).toHaveLength(1);
    await pass(1);
    run();
    expect(await title('Subscription Successful!')).toBeVisible();
    expect(callsTo(VERIFY)).toHaveLength(2);
  });

  it('a plan loaded before the verification is loaded again after it', async () => {
    verified(PRO);
    const { queryClient } = openBilling('/elsewhere', { as: MEMBER });
    await queryClient.prefetchQuery(currentSubscriptionQuery);
    act(() => {
      window.history.pushState(null, '', PAGE);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await title('Subscription Successful!');
    await waitFor(() =>
      expect(queryClient.getQueryState(currentSubscriptionQuery.queryKey)?.isInvalidated).toBe(
        true,
      ),
    );
  });

  it('what the page requested before its scripts arrived does not show after the verification', async () => {
    const early = deferred<Response>();
    window.earlyResponses = { '/tokens/balance': early.promise };
    onTestFinished(() => void delete window.earlyResponses);
    mockApi.server.use(
      http.get('*/api/tokens/balance', () => HttpResponse.json({ totalTokens: 1900 })),
    );
    verified(PRO);
    openBilling(PAGE, { as: MEMBER });
    await title('Subscription Successful!');
    early.resolve(Response.json({ totalTokens: 0 }));
    expect(await screen.findByRole('button', { name: /^1,900 credits/ })).toBeVisible();
    await settled();
    expect(screen.getByRole('button', { name: /^1,900 credits/ })).toBeVisible();
  });
});
