import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../render-app';

it('a navigation to another page moves the focus to its content, and the first page load does not', async () => {
  const { user } = renderApp('/', { as: 'maya@lindqvistcoaching.com' });
  const link = await screen.findByRole('link', { name: 'Explore tools' });
  expect(document.body).toHaveFocus();
  await user.click(link);
  await screen.findByRole('heading', { name: 'AI tools for your practice' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
