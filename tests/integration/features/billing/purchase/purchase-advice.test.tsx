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
    { amount: 30, label: 'Top up', description: 'A steady month' },
  ],
};

it('the purchase shows the rate, and how long the amount lasts unless the texts of its preset say so', async () => {
  spendDaily(20);
  respondWithConfig(PRESETS);
  const { user } = openDialog();
  await findSlider();
  expect(await screen.findByText('About 9 days at your pace')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Top up/ }));
  expect(screen.queryByText(/at your pace/)).not.toBeInTheDocument();
  expect(screen.getByText('$3.00 per 100 credits')).toBeVisible();
});

it.each([
  ['of a member in the first week', () => spendDaily(6)],
  [
    'when the history fails to load',
    () =>
      mockApi.server.use(
        http.get('*/api/tokens/history', () => HttpResponse.json({ msg: 'No.' }, { status: 400 })),
      ),
  ],
])('the purchase %s shows the rate and no forecast', async (_, respond) => {
  respond();
  respondWithConfig(PRESETS);
  openDialog();
  const rate = await screen.findByText('$3.00 per 100 credits');
  await waitFor(() => expect(rate.parentElement).toHaveTextContent(/^\$3\.00 per 100 credits$/));
  await waitFor(() => expect(rate.parentElement?.children).toHaveLength(1));
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
