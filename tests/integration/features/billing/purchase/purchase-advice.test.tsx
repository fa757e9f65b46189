import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LENA, respondTo, requestsTo } from '../../../../helpers/mock-api';
import { historyPageBody, transactionBody } from '../../credits/responses';
import { openPlans, findPlan, SUBSCRIBER } from '../plans/open-plans';
import { respondWithConfig, openDialog, findSlider } from './open-purchase';

/** A history of so many credits on each of the last days. */
function spendDaily(credits: number, days = 20) {
  const transactions = Array.from({ length: days }, (_, back) =>
    transactionBody(back, { formattedAmount: `-${credits}.00` }, back),
  );
  respondTo('/tokens/history', historyPageBody(transactions));
}

const failHistory = () => respondTo('/tokens/history', {}, 400);

const PRESETS = {
  presets: [
    { amount: 10, label: 'Try it out', description: 'A first look' },
    { amount: 30, label: 'Top up', description: 'A steady month' },
  ],
};

it('the purchase shows the rate, and how long the amount lasts unless the texts of its preset say so', async () => {
  spendDaily(36);
  respondWithConfig(PRESETS);
  const { user } = openDialog();
  await findSlider();
  expect(await screen.findByText('About 9 days at your pace')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Top up/ }));
  expect(screen.queryByText(/at your pace/)).not.toBeInTheDocument();
  expect(screen.getByText('$3.00 per 100 credits')).toBeVisible();
});

it.each([
  ['of a member in the first week', () => spendDaily(36, 6)],
  ['when the history fails to load', failHistory],
])('the purchase %s shows the rate and no forecast', async (_, respond) => {
  respond();
  respondWithConfig(PRESETS);
  openDialog();
  const rate = await screen.findByText('$3.00 per 100 credits');
  await waitFor(() => expect(rate.parentElement).toHaveTextContent(/^\$3\.00 per 100 credits$/));
  await waitFor(() => expect(rate.parentElement?.children).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Purchase' })).toBeEnabled();
});

it.each([
  [36, '1,080', ' Pro covers this at the lowest price, $79.'],
  // No plan has as many.
  [900, '27,000', ''],
  // The free plan does.
  [0.5, '15', ''],
])('the plan page at a pace of %d a day shows %s a month, and the offer "%s"', async (...given) => {
  const [credits, used, offer] = given;
  spendDaily(credits);
  openPlans(LENA);
  const sentence = (await screen.findByText(/^You use about/)).closest('p');
  expect(sentence?.textContent).toBe(`You use about ${used} credits a month.${offer}`);
});

it('the plan page shows nothing of the pace when the history fails to load', async () => {
  failHistory();
  openPlans(SUBSCRIBER);
  await findPlan('pro');
  await waitFor(() => expect(requestsTo('/tokens/history')).not.toHaveLength(0));
  expect(screen.queryByText(/^You use about/)).not.toBeInTheDocument();
});
