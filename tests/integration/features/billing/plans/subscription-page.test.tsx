import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LENA, mockApi, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { laterResponse } from '../../../../helpers/requests';
import {
  openPlans,
  FREE_WITH_REWARD,
  planNames,
  findPlan,
  startButtons,
  SUBSCRIBER,
} from './open-plans';

it('the plan page shows a loading text until its plans have loaded, and requests the history after them', async () => {
  const plans = holdResponse('/subscription/plans');
  openPlans(LENA);
  expect(await screen.findByText('Loading subscription plans...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Plan');
  await laterResponse();
  expect(requestsTo('/tokens/history')).toEqual([]);
  plans.release({ success: true, data: [{ _id: '1', name: 'pro' }] });
  expect(await findPlan('pro')).toBeVisible();
  await waitFor(() => expect(requestsTo('/tokens/history')).not.toHaveLength(0));
  expect(screen.queryByText('Loading subscription plans...')).not.toBeInTheDocument();
});

it('the plan page of a member without a subscription shows the free plan as current, and no billing portal', async () => {
  openPlans(LENA);
  const free = await findPlan('free');
  expect(planNames()).toEqual(['free', 'starter', 'pro', 'elite']);
  expect(within(free).getAllByText('Current Plan')).toHaveLength(2);
  expect(free).toHaveTextContent('Forever free');
  expect(free).toHaveTextContent('$0 per month');
  expect(free).toHaveTextContent('25 credits a month');
  const pro = await findPlan('pro');
  expect(pro).toHaveTextContent('For a full calendar and a growing list.');
  expect(pro).toHaveTextContent('$79 per month');
  expect(pro).toHaveTextContent('1,900 credits a month');
  expect(pro).toHaveTextContent('First payment charged immediately');
  expect(pro).toHaveTextContent('Most Popular');
  expect(
    within(pro)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toContain('Priority support');
  expect(await findPlan('elite')).not.toHaveTextContent('Most Popular');
  await waitFor(() => expect(startButtons()).toHaveLength(3));
  const described = startButtons().map((button) => button.getAttribute('aria-describedby'));
  expect(new Set(described).size).toBe(3);
  expect(within(pro).getByRole('button')).toHaveAccessibleDescription('pro');
  expect(screen.getByText('Card details stay with the payment provider')).toBeVisible();
  expect(screen.queryByText(/Update card/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Billing portal/ })).not.toBeInTheDocument();
});

it('the plan page of a subscriber hides the free plan, shows theirs as current and that the card can be updated', async () => {
  openPlans('ben@achterbergfinance.com');
  await waitFor(() => expect(planNames()).toEqual(['starter', 'pro', 'elite']));
  const current = screen.getByRole('button', { name: 'Current Plan' });
  const own = current.closest('article');
  expect(own).toHaveAccessibleName(/^(starter|pro)$/);
  expect(current).toHaveAccessibleDescription('You are on this plan.');
  const portal = screen.getByRole('link', { name: /Update card or cancel/ });
  expect(portal).toHaveAttribute('href', import.meta.env['VITE_BILLING_PORTAL_URL']);
  expect(portal).toHaveAttribute('target', '_blank');
  expect(portal).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await waitFor(() => expect(startButtons()).toHaveLength(2));
});

it('a current plan that is no longer on offer is named above the cards', async () => {
  respondTo('/subscription/current', {
    success: true,
    data: { hasActiveSubscription: true, subscription: { planName: 'Founders Gold' } },
  });
  openPlans(SUBSCRIBER);
  const current = await screen.findByRole('region', { name: 'Current Plan' });
  expect(current).toHaveTextContent('Founders Gold');
  expect(current).toHaveTextContent('no longer on offer');
  expect(planNames()).toEqual(['starter', 'pro', 'elite']);
  expect(screen.queryByRole('button', { name: 'Current Plan' })).not.toBeInTheDocument();
});

it('plans that fail to load show an error, and Try Again loads them', async () => {
  respondTo('/subscription/plans', {}, 500);
  const { user } = openPlans(LENA);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load subscription plans');
  mockApi.server.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await findPlan('pro')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('when the current subscription can’t be loaded, the plan of the subscription status is the current one', async () => {
  respondTo('/subscription/current', { success: false });
  mockApi.db().members.forEach((member) => {
    if (member.email === SUBSCRIBER) member.plan = 'elite';
  });
  openPlans(SUBSCRIBER);
  expect(await findPlan('elite')).toHaveTextContent('Current Plan');
  expect(planNames()).not.toContain('free');
});

it('the plan page shows an error when neither the current subscription nor the status can be loaded', async () => {
  respondTo('/subscription/current', {}, 404);
  respondTo('/subscription/credit-purchase-status', { success: false });
  const { user } = openPlans(SUBSCRIBER);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load subscription plans');
  mockApi.server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findPlan('pro')).toBeVisible();
});

it('the plan page shows that there are no plans', async () => {
  respondTo('/subscription/plans', { success: true, data: [] });
  openPlans(LENA);
  expect(await screen.findByText('No plans to choose from')).toBeVisible();
});

it('the Start Subscription buttons are hidden while the balance loads', async () => {
  const balance = holdResponse('/tokens/balance');
  openPlans(LENA);
  await findPlan('pro');
  expect(startButtons()).toHaveLength(0);
  balance.release({ success: true, totalTokens: 5, rewards: [] });
  await waitFor(() => expect(startButtons()).toHaveLength(3));
});

it('the Start Subscription buttons are hidden when the subscription status fails to load, until a Retry succeeds', async () => {
  respondTo('/subscription/credit-purchase-status', { success: false });
  const { user } = openPlans(LENA);
  expect(await screen.findByText('Failed to fetch subscription status')).toBeVisible();
  await findPlan('pro');
  expect(startButtons()).toHaveLength(0);
  mockApi.server.resetHandlers();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(startButtons()).toHaveLength(3));
  expect(screen.queryByText('Failed to fetch subscription status')).not.toBeInTheDocument();
});

it('the Start Subscription buttons of a member with an active reward are hidden, with a notice of the reason', async () => {
  openPlans(FREE_WITH_REWARD);
  expect(await screen.findByText(/^Your reward credits are still arriving/)).toBeVisible();
  await findPlan('pro');
  expect(startButtons()).toHaveLength(0);
});
