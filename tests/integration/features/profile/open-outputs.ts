import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { openProfile, respondToAssets } from './open-profile';

export const tab = (name: string) => screen.getByRole('tab', { name });
export const panel = () => within(screen.getByRole('tabpanel'));
export const titles = () =>
  panel()
    .queryAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);
export const count = () => within(screen.getByRole('main')).getByText('Outputs').nextElementSibling;

/**
 * Opens the profile page with the given groups of `GET /user-assets`, and waits for the outputs.
 */
export async function openWith(groups: object, search = '') {
  respondToAssets(groups);
  const app = await openProfile(search);
  await waitFor(() => expect(screen.queryByText('Loading your saved outputs...')).toBeNull());
  return app;
}
