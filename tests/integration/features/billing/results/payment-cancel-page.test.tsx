import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBilling } from '../open-billing';
import { findTitle } from './open-payment';

it('the payment cancel page shows that nothing was charged, Try Again goes back, and Return Home leads to the Home page', async () => {
  window.history.replaceState(null, '', '/before');
  const { user } = openBilling('/payment-cancel');
  expect(await findTitle('Payment Cancelled')).toBeVisible();
  expect(screen.getByText(/No charges were made/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});
