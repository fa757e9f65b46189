import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { renderApp } from '../render-app';

it('only a navigation to another page moves the focus to its heading, whose title is set before, and scrolls to the top', async () => {
  const { user } = renderApp('/', { as: 'maya@lindqvistcoaching.com' });
  const link = await screen.findByRole('link', { name: 'Explore tools' });
  expect(document.body).toHaveFocus();
  const titles = new Map<string, string>();
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) titles.set(target.textContent, document.title);
  });
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await user.click(link);
  const heading = await screen.findByRole('heading', { name: 'AI tools for your practice' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(titles.get('AI tools for your practice')).toBe(`Explore · ${PRODUCT_NAME}`);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);

  const category = screen.getByRole('button', { name: 'Purpose Tools' });
  await user.click(category);
  expect(window.location.search).not.toBe('');
  expect(category).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledOnce();
});
