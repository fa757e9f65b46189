import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupMockApi } from '@mock-api/node';
import { openBilling } from './open-billing';

export const FREE = 'lena@hartmannhealth.com';
export const FREE_WITH_REWARD = 'grace@kimspeaks.com';
export const SUBSCRIBER = 'chloe@martincareers.com';
export const CHECKOUT = '/subscription/create-checkout-session';
export const HOSTED = 'https://checkout.example.com/pay/cs_1';

const mockApi = setupMockApi();

export function answers(path: string, answer: () => Response | Promise<Response>) {
  mockApi.server.use(http.get(`*/api${path}`, answer));
}

export function checkoutAnswers(answer: () => Response | Promise<Response>) {
  mockApi.server.use(http.post(`*/api${CHECKOUT}`, answer));
}

/** The plan page of a member. */
export const openPlans = (as: string) => openBilling('/subscription', { as });
export const plan = (name: string) => screen.findByRole('article', { name });
export const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const start = async (name: string) =>
  within(await plan(name)).findByRole('button', { name: 'Start Subscription' });
export const starts = () => screen.queryAllByRole('button', { name: 'Start Subscription' });
