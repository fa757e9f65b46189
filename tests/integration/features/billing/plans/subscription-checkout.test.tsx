import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LENA, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { CHECKOUT, HOSTED_CHECKOUT, openPlans, findPlan, findStartButton } from './open-plans';

it('subscriptions that are pressed several times create one checkout session and open its page', async () => {
  const response = holdResponse(CHECKOUT);
  const { loadPage } = openPlans(LENA);
  const [pro, elite] = [await findStartButton('pro'), await findStartButton('elite')];
  act(() => {
    pro.click();
    pro.click();
    elite.click();
  });
  fireEvent.click(pro);
  fireEvent.click(elite);
  await waitFor(() => expect(pro).toHaveAttribute('aria-disabled', 'true'));
  response.release({ success: true, sessionUrl: HOSTED_CHECKOUT });
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED_CHECKOUT));
  fireEvent.click(await findStartButton('pro'));
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(requestsTo(CHECKOUT)).toHaveLength(1);
});

it('the free plan has no subscription that can be started', async () => {
  const { user } = openPlans(LENA);
  await user.click(within(await findPlan('free')).getByRole('button', { name: 'Current Plan' }));
  expect(requestsTo(CHECKOUT)).toHaveLength(0);
});

it('a subscription that fails shows an alert in its plan, and another one can be started', async () => {
  respondTo(CHECKOUT, { message: 'Not available.' }, 400);
  const { loadPage, user } = openPlans(LENA);
  await user.click(await findStartButton('pro'));
  const alert = await within(await findPlan('pro')).findByRole('alert');
  expect(alert).toHaveTextContent('Not available.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(loadPage).not.toHaveBeenCalled();

  respondTo(CHECKOUT, { success: true, sessionUrl: HOSTED_CHECKOUT });
  await user.click(await findStartButton('elite'));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED_CHECKOUT));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requestsTo(CHECKOUT)).toHaveLength(2);
});
