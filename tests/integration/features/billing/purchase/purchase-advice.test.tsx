import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { historyPageBody, transactionBody } from '../../credits/responses';
import { openPlans, findPlan, FREE, SUBSCRIBER } from '../plans/open-plans';
import { respondWithConfig, openDialog, findSlider } from './open-purchase';

const mockApi = setupMockApi();

/** A history of 36 credits, or another number, on each of so many days. */
function spendDaily(days: number, credits = 36) {
  const transactions = Array.from({ length: days }, (_, back) =>
    transactionBody(back, { formattedAmount: `-${credits}.00` }, back),
  );
  mockApi.server.use(
    http.get('*/api/tokens/history', () => HttpResponse.json(historyPageBody(transactions))),
  );
}

const PRESETS = {
  presets: [
    { amount: 10, label: 'Try it out', description: 'A first look' },
    { amount: 30, label: 'Top up', description: 'A month' },
  ],
};

it('the purchase shows how long amount and presets last at the pace of the member, and the price per 100 credits', async () => {
  spendDaily(20);
  respondWithConfig(PRESETS);
  const { user } = openDialog();
  const range = await findSlider();
  expect(await screen.findByText(/^Covers about 9 days at your pace$/)).toBeVisible();
  expect(screen.getByText('of 36 a day')).toBeVisible();
  const preset = screen.getByRole('button', { name: /Top up/ });
  expect(preset).toHaveTextContent('A monthAbout 28 days · $3.00 per 100$30999 credits');
  await user.click(preset);
  expect(screen.getByText(/^Covers about 28 days at your pace$/)).toBeVisible();
  expect(screen.getByText('$3.00 per 100 credits')).toBeVisible();
  expect(range).toHaveAttribute('aria-valuetext', '30 dollars, 999 credits');
});

it('the purchase of a member in the first week shows prices and no forecast', async () => {
  spendDaily(6);
  respondWithConfig(PRESETS);
  openDialog();
  await screen.findByText('How long it lasts shows here after a week of use.');
  expect(screen.getByRole('button', { name: /Top up/ })).toHaveTextContent(
    'A month$3.00 per 100$30',
  );
});

it('a purchase can be made when the history fails to load', async () => {
  mockApi.server.use(
    http.get('*/api/tokens/history', () => HttpResponse.json({ msg: 'No.' }, { status: 400 })),
  );
  respondWithConfig(PRESETS);
  openDialog();
  await screen.findByText('How long it lasts could not be calculated.');
  expect(screen.getByRole('button', { name: 'Purchase' })).toBeEnabled();
});

it('the plan page shows what the last 30 days used, and the plan that covers it at the lowest price', async () => {
  spendDaily(40);
  openPlans(SUBSCRIBER);
  const used = (await screen.findByText(/^You used/)).closest('p');
  expect(used).toHaveTextContent(
    /^You used 1,080 credits in the last 30 days\. Pro covers this at the lowest price: 1,900 credits for \$79 a month\.$/,
  );
});

it('the plan page of a member with a shorter history names no plan that covers it', async () => {
  spendDaily(6);
  openPlans(SUBSCRIBER);
  const used = (await screen.findByText(/^You used/)).closest('p');
  expect(used).toHaveTextContent(/^You used 216 credits in the last 6 days\.$/);
});

it('the plan page names no plan when none covers what was used', async () => {
  spendDaily(40, 900);
  openPlans(SUBSCRIBER);
  const used = (await screen.findByText(/^You used/)).closest('p');
  expect(used).toHaveTextContent(/^You used 27,000 credits in the last 30 days\.$/);
});

it('the plan page names no plan to a member whose free plan covers what they used', async () => {
  mockApi.server.use(
    http.get('*/api/tokens/history', () =>
      HttpResponse.json(
        historyPageBody([
          transactionBody(1, { formattedAmount: '-20.00' }, 1),
          transactionBody(40, { formattedAmount: '-20.00' }, 40),
        ]),
      ),
    ),
  );
  openPlans(FREE);
  const used = (await screen.findByText(/^You used/)).closest('p');
  expect(used).toHaveTextContent(/^You used 20 credits in the last 30 days\.$/);
});

it('the plan page shows nothing of the last 30 days when the history fails to load', async () => {
  mockApi.server.use(
    http.get('*/api/tokens/history', () => HttpResponse.json({ msg: 'No.' }, { status: 400 })),
  );
  openPlans(SUBSCRIBER);
  await findPlan('pro');
  await waitFor(() =>
    expect(mockApi.calls().some(({ path }) => path === '/tokens/history')).toBe(true),
  );
  expect(screen.queryByText(/^You used/)).not.toBeInTheDocument();
});
