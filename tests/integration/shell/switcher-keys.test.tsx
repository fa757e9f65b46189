import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../render-app';

it('the quick switcher of an Apple device names the Command key and opens with it', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const { user } = renderApp('/explore', { as: 'maya@lindqvistcoaching.com' });
  await screen.findByRole('button', { name: '⌘ K: quick switcher' });
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByText('⌘ ↵ Launch tool')).toBeVisible();
});
