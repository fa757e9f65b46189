import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../render-app';

it('only a navigation to another page moves the focus to its content and scrolls to the top', async () => {
  const { user } = renderApp('/', { as: 'maya@lindqvistcoaching.com' });
  const link = await screen.findByRole('link', { name: 'Explore tools' });
  expect(document.body).toHaveFocus();
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await user.click(link);
  await screen.findByRole('heading', { name: 'AI tools for your practice' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);

  const category = screen.getByRole('button', { name: 'Purpose Tools' });
  await user.click(category);
  expect(window.location.search).not.toBe('');
  expect(category).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledOnce();
});
