import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SwitcherButton } from '@/features/switcher/switcher-button';
import { renderPart } from '../../render-app';

it('the button of the quick switcher names the Command key on an Apple device', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  renderPart(<SwitcherButton />, 'maya@lindqvistcoaching.com');
  expect(await screen.findByRole('button', { name: '⌘ K: quick switcher' })).toBeVisible();
});
