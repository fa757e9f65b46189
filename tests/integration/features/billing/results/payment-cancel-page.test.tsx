import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBilling } from '../open-billing';
import { findTitle } from './open-payment';

it('the payment cancel page shows that nothing was charged, and Try Again goes back', async () => {
  window.history.replaceState(null, '', '/before');
  const { user } = openBilling('/payment-cancel');
  expect(await findTitle('Payment Cancelled')).toBeVisible();
  expect(screen.getByText(/No charges were made/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

it('Return Home on the payment cancel page opens the Home page', async () => {
  const { user } = openBilling('/payment-cancel');
  const card = (await findTitle('Payment Cancelled')).closest('section') as HTMLElement;
  await user.click(within(card).getByRole('link', { name: 'Return Home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
