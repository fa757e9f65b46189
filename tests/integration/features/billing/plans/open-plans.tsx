import { screen, within } from '@testing-library/react';
import { SubscriptionPage } from '@/features/billing/plans/subscription-page';
import { renderPart } from '../../../render-app';
import { spyOnLoadPage } from '../open-billing';

export const FREE_WITH_REWARD = 'grace@kimspeaks.com';
export const SUBSCRIBER = 'chloe@martincareers.com';
export const CHECKOUT = 'POST /subscription/create-checkout-session';
export const HOSTED_CHECKOUT = 'https://checkout.example.com/pay/cs_1';

/** Renders the plan page for a member. */
export function openPlans(as: string, path = '/subscription') {
  const { loadPage, wrapper: Wrapper } = spyOnLoadPage();
  const page = (
    <Wrapper>
      <SubscriptionPage />
    </Wrapper>
  );
  return { loadPage, ...renderPart(page, as, path) };
}
export const findPlan = (name: string) => screen.findByRole('article', { name });
export const planNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const findStartButton = async (name: string) =>
  within(await findPlan(name)).findByRole('button', { name: 'Start Subscription' });
export const startButtons = () => screen.queryAllByRole('button', { name: 'Start Subscription' });
