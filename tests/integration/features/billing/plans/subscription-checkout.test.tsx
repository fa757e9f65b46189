import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { deferred } from '../../../../helpers/deferred';
import { callsTo } from '../open-billing';
import {
  CHECKOUT,
  respondToCheckout,
  FREE,
  HOSTED_CHECKOUT,
  openPlans,
  findPlan,
  findStartButton,
} from './open-plans';

it('subscriptions that are pressed several times create one checkout session and open its page', async () => {
  const pendingResponse = deferred<Response>();
  respondToCheckout(() => pendingResponse.promise);
  const { loadPage } = openPlans(FREE);
  const [pro, elite] = [await findStartButton('pro'), await findStartButton('elite')];
  act(() => {
    pro.click();
    pro.click();
    elite.click();
  });
  fireEvent.click(pro);
  fireEvent.click(elite);
  await waitFor(() => expect(pro).toHaveAttribute('aria-disabled', 'true'));
  pendingResponse.resolve(HttpResponse.json({ success: true, sessionUrl: HOSTED_CHECKOUT }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED_CHECKOUT));
  fireEvent.click(await findStartButton('pro'));
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(callsTo(CHECKOUT)).toHaveLength(1);
});

it('the free plan has no subscription that can be started', async () => {
  const { user } = openPlans(FREE);
  await user.click(within(await findPlan('free')).getByRole('button', { name: 'Current Plan' }));
  expect(callsTo(CHECKOUT)).toHaveLength(0);
});

it('a subscription that fails shows an alert in its plan, and another one can be started', async () => {
  respondToCheckout(() => HttpResponse.json({ message: 'Not available.' }, { status: 400 }));
  const { loadPage, user } = openPlans(FREE);
  await user.click(await findStartButton('pro'));
  const alert = await within(await findPlan('pro')).findByRole('alert');
  expect(alert).toHaveTextContent('Not available.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(loadPage).not.toHaveBeenCalled();

  respondToCheckout(() => HttpResponse.json({ success: true, sessionUrl: HOSTED_CHECKOUT }));
  await user.click(await findStartButton('elite'));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED_CHECKOUT));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(callsTo(CHECKOUT)).toHaveLength(2);
});
