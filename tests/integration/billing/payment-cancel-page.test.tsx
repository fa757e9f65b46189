import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openBilling } from './open-billing';
import { title } from './open-payment';

describe('the payment cancel page', () => {
  it('says that nothing was charged and goes back or home', async () => {
    window.history.replaceState(null, '', '/before');
    const { user } = openBilling('/payment-cancel');
    expect(await title('Payment Cancelled')).toBeVisible();
    expect(screen.getByText(/No charges were made/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(window.location.pathname).toBe('/before'));
  });

  it('leads home', async () => {
    const { user } = openBilling('/payment-cancel');
    const card = (await title('Payment Cancelled')).closest('section') as HTMLElement;
    await user.click(within(card).getByRole('link', { name: 'Return Home' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
