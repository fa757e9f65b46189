import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupMockApi } from '@mock-api/node';
import { openBilling } from '../open-billing';

export const FREE = 'lena@hartmannhealth.com';
export const FREE_WITH_REWARD = 'grace@kimspeaks.com';
export const SUBSCRIBER = 'chloe@martincareers.com';
export const CHECKOUT = '/subscription/create-checkout-session';
export const HOSTED_CHECKOUT = 'https://checkout.example.com/pay/cs_1';

const mockApi = setupMockApi();

export function respondTo(path: string, respond: () => Response | Promise<Response>) {
  mockApi.server.use(http.get(`*/api${path}`, respond));
}

export function respondToCheckout(respond: () => Response | Promise<Response>) {
  mockApi.server.use(http.post(`*/api${CHECKOUT}`, respond));
}

/** Opens the plan page as a member. */
export const openPlans = (as: string) => openBilling('/subscription', { as });
export const findPlan = (name: string) => screen.findByRole('article', { name });
export const planNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const findStartButton = async (name: string) =>
  within(await findPlan(name)).findByRole('button', { name: 'Start Subscription' });
export const startButtons = () => screen.queryAllByRole('button', { name: 'Start Subscription' });
