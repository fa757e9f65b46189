import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { callsTo, comeBack, UNSAFE_ADDRESSES } from './open-billing';
import { CHECKOUT, checkoutAnswers, FREE, HOSTED, openPlans, plan, start } from './open-plans';

const mockApi = setupMockApi();

describe('a subscription', () => {
  it('makes one session however often and wherever it is pressed, and leaves for it', async () => {
    const answer = deferred<Response>();
    checkoutAnswers(() => answer.promise);
    const { loadPage } = openPlans(FREE);
    const [pro, elite] = [await start('pro'), await start('elite')];
    act(() => {
      pro.click();
      pro.click();
      elite.click();
    });
    fireEvent.click(pro);
    fireEvent.click(elite);
    await waitFor(() => expect(pro).toHaveAttribute('aria-disabled', 'true'));
    answer.resolve(HttpResponse.json({ success: true, sessionUrl: HOSTED }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED));
    fireEvent.click(await start('pro'));
    expect(loadPage).toHaveBeenCalledTimes(1);
    expect(callsTo(CHECKOUT)).toHaveLength(1);
    const [plans] = mockApi.db().plans.filter(({ name }) => name === 'pro');
    expect(callsTo(CHECKOUT)[0]?.body).toEqual({
      planId: plans?.id,
      planName: 'pro',
      price: 79,
      credits: 1900,
      stripeProductId: 'prod_mock_pro',
    });
  });

  it('of the free plan is nothing that can be started', async () => {
    const { user } = openPlans(FREE);
    await user.click(within(await plan('free')).getByRole('button', { name: 'Current Plan' }));
    expect(callsTo(CHECKOUT)).toHaveLength(0);
  });

  const REFUSED = 'Failed to start subscription. Please try again.';
  const BROKEN = 'An error occurred. Please try again.';
  it.each<[string, () => Response, string]>([
    ['success false', () => HttpResponse.json({ success: false }), REFUSED],
    [
      'success false with a message',
      () => HttpResponse.json({ success: false, message: 'You are on this plan already.' }),
      'You are on this plan already.',
    ],
    [
      'an error with a message',
      () => HttpResponse.json({ message: 'This plan is not available.' }, { status: 400 }),
      'This plan is not available.',
    ],
    ['an error', () => new HttpResponse(null, { status: 502 }), BROKEN],
    ['no answer', () => HttpResponse.error(), BROKEN],
    ['a page', () => HttpResponse.html('<h1>Down</h1>'), BROKEN],
    ['a list', () => HttpResponse.json([]), BROKEN],
  ])('alerts beside its plan after %s, and can be tried again', async (_, answer, message) => {
    checkoutAnswers(answer);
    const { loadPage, user } = openPlans(FREE);
    await user.click(await start('pro'));
    const alert = await within(await plan('pro')).findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(loadPage).not.toHaveBeenCalled();

    checkoutAnswers(() => HttpResponse.json({ success: true, sessionUrl: HOSTED }));
    await user.click(await start('elite'));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(callsTo(CHECKOUT)).toHaveLength(2);
  });

  it('keeps its alert until it is dismissed', async () => {
    checkoutAnswers(() => HttpResponse.error());
    const { user } = openPlans(FREE);
    await user.click(await start('pro'));
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await start('pro')).toHaveFocus();
  });

  it.each(UNSAFE_ADDRESSES)('does not follow %s', async (_, sessionUrl) => {
    checkoutAnswers(() => HttpResponse.json({ success: true, sessionUrl }));
    const { loadPage, user } = openPlans(FREE);
    await user.click(await start('pro'));
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('comes back to life when the member comes back from the checkout', async () => {
    checkoutAnswers(() => HttpResponse.json({ success: true, sessionUrl: HOSTED }));
    const { loadPage, user } = openPlans(FREE);
    await user.click(await start('pro'));
    await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
    act(comeBack);
    await user.click(await start('elite'));
    await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2));
    expect(callsTo(CHECKOUT)).toHaveLength(2);
  });
});
