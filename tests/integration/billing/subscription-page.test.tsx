import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import {
  answers,
  FREE,
  FREE_WITH_REWARD,
  names,
  openPlans,
  plan,
  starts,
  SUBSCRIBER,
} from './open-plans';

const mockApi = setupMockApi();

describe('the plans', () => {
  it('are waited for', async () => {
    const answer = deferred<Response>();
    answers('/subscription/plans', () => answer.promise);
    openPlans(FREE);
    expect(await screen.findByText('Loading subscription plans...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Plan');
    answer.resolve(HttpResponse.json({ success: true, data: [{ _id: '1', name: 'pro' }] }));
    expect(await plan('pro')).toBeVisible();
    expect(screen.queryByText('Loading subscription plans...')).not.toBeInTheDocument();
  });

  it('of a member without a subscription: the free one is current', async () => {
    openPlans(FREE);
    const free = await plan('free');
    expect(names()).toEqual(['free', 'starter', 'pro', 'elite']);
    expect(within(free).getAllByText('Current Plan')).toHaveLength(2);
    expect(free).toHaveTextContent('Forever free');
    expect(free).toHaveTextContent('$0 per month');
    expect(free).toHaveTextContent('25 credits a month');
    const pro = await plan('pro');
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
    expect(await plan('elite')).not.toHaveTextContent('Most Popular');
    await waitFor(() => expect(starts()).toHaveLength(3));
    expect(screen.getByText('Card details stay with the payment provider')).toBeVisible();
  });

  it('of a subscriber: the free one is hidden and theirs is current', async () => {
    openPlans('ben@achterbergfinance.com');
    await waitFor(() => expect(names()).toEqual(['starter', 'pro', 'elite']));
    const current = screen.getByRole('button', { name: 'Current Plan' });
    const own = current.closest('article');
    expect(own).toHaveAccessibleName(/^(starter|pro)$/);
    expect(current).toHaveAccessibleDescription('You are on this plan.');
    expect(starts()).toHaveLength(2);
  });

  it('are never popular and current at once', async () => {
    answers('/subscription/current', () =>
      HttpResponse.json({
        success: true,
        data: { hasActiveSubscription: true, subscription: { planName: 'Pro' } },
      }),
    );
    openPlans(SUBSCRIBER);
    expect(await plan('pro')).toHaveTextContent('Current Plan');
    expect(screen.queryByText('Most Popular')).not.toBeInTheDocument();
  });

  it('lead to the billing portal in a tab of its own', async () => {
    openPlans(FREE);
    const link = await screen.findByRole('link', { name: /Update card or cancel/ });
    expect(link).toHaveAttribute('href', import.meta.env['VITE_BILLING_PORTAL_URL']);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it.each<[string, () => Response]>([
    ['an error', () => new HttpResponse(null, { status: 500 })],
    ['no answer', () => HttpResponse.error()],
    ['success false', () => HttpResponse.json({ success: false })],
    ['a page', () => HttpResponse.html('<h1>Down</h1>')],
    ['no list', () => HttpResponse.json({ success: true, data: {} })],
  ])('say so after %s, and load again', async (_, answer) => {
    answers('/subscription/plans', answer);
    const { user } = openPlans(FREE);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load subscription plans');
    mockApi.server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await plan('pro')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stand in for a current plan that can’t be loaded by what the status says', async () => {
    answers('/subscription/current', () => HttpResponse.json({ success: false }));
    mockApi.db().members.forEach((member) => {
      if (member.email === SUBSCRIBER) member.plan = 'elite';
    });
    openPlans(SUBSCRIBER);
    expect(await plan('elite')).toHaveTextContent('Current Plan');
    expect(names()).not.toContain('free');
  });

  it('can’t be shown while nobody knows the current one', async () => {
    answers('/subscription/current', () => new HttpResponse(null, { status: 404 }));
    answers('/subscription/credit-purchase-status', () => HttpResponse.json({ success: false }));
    const { user } = openPlans(SUBSCRIBER);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load subscription plans');
    mockApi.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await plan('pro')).toBeVisible();
  });

  it.each<[string, unknown[], string[]]>([
    ['none', [], []],
    ['a name alone', [{ name: 'pro' }], ['pro']],
    ['an id alone', [{ _id: '1' }], ['Plan']],
    [
      'wrong types',
      [
        {
          _id: 7,
          name: 'pro',
          price: 'free',
          credits: {},
          features: 'all',
          isPopular: 'yes',
          stripe: 1,
        },
      ],
      ['pro'],
    ],
    [
      'impossible numbers',
      [{ _id: '1', name: 'pro', price: -5, credits: 1e300, features: [null, '', 'One', 'One'] }],
      ['pro'],
    ],
    [
      'entries that are no plans',
      [null, 3, 'pro', [], {}, { name: 'elite', price: 199.5 }],
      ['elite'],
    ],
    [
      'two of one id',
      [
        { _id: '1', name: 'pro' },
        { _id: '1', name: 'elite' },
      ],
      ['pro', 'elite'],
    ],
  ])('stand with %s', async (_, data, shown) => {
    answers('/subscription/plans', () => HttpResponse.json({ success: true, data }));
    openPlans(FREE);
    if (shown.length === 0)
      expect(await screen.findByText('No plans to choose from')).toBeVisible();
    else await waitFor(() => expect(names()).toEqual(shown));
  });
});

describe('the Subscribe buttons', () => {
  it('are hidden while the status loads', async () => {
    const answer = deferred<Response>();
    answers('/subscription/credit-purchase-status', () => answer.promise);
    openPlans(FREE);
    await plan('pro');
    expect(starts()).toHaveLength(0);
    answer.resolve(HttpResponse.json({ success: true, data: { userPlanType: 'free_plan' } }));
    await waitFor(() => expect(starts()).toHaveLength(3));
  });

  it('are hidden while the balance loads', async () => {
    const answer = deferred<Response>();
    answers('/tokens/balance', () => answer.promise);
    openPlans(FREE);
    await plan('pro');
    expect(starts()).toHaveLength(0);
    answer.resolve(HttpResponse.json({ success: true, totalTokens: 5, rewards: [] }));
    await waitFor(() => expect(starts()).toHaveLength(3));
  });

  it('are hidden without subscription data, which can be asked for again', async () => {
    answers('/subscription/credit-purchase-status', () => HttpResponse.json({ success: false }));
    const { user } = openPlans(FREE);
    expect(await screen.findByText('Failed to fetch subscription status')).toBeVisible();
    await plan('pro');
    expect(starts()).toHaveLength(0);
    mockApi.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(starts()).toHaveLength(3));
    expect(screen.queryByText('Failed to fetch subscription status')).not.toBeInTheDocument();
  });

  it('are hidden beside an active reward, and the page says why', async () => {
    openPlans(FREE_WITH_REWARD);
    expect(await screen.findByText(/You have an active credit reward/)).toBeVisible();
    await plan('pro');
    expect(starts()).toHaveLength(0);
    expect(screen.getByRole('link', { name: /Update card or cancel/ })).toBeVisible();
  });

  it('show beside a balance that could not be loaded', async () => {
    answers('/tokens/balance', () => new HttpResponse(null, { status: 404 }));
    openPlans(FREE);
    await waitFor(() => expect(starts()).toHaveLength(3));
  });
});
