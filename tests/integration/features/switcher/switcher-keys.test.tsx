import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../render-app';

it('the button of the quick switcher names the Command key on an Apple device', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  renderApp('/explore', { as: 'maya@lindqvistcoaching.com' });
  expect(await screen.findByRole('button', { name: '⌘ K: quick switcher' })).toBeVisible();
});
