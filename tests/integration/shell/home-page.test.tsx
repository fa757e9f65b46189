import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CATEGORIES } from '@/resources/tools/categories';
import { renderApp } from '../render-app';

const MAYA = 'maya@lindqvistcoaching.com';

it('the home page greets the member by name and links to the catalogue', async () => {
  const { user } = renderApp('/', { as: MAYA });
  expect(await screen.findByText('Welcome back, Maya')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  await waitFor(() => expect(document.title).toBe('Home · AI Tools Portal'));
  await user.click(screen.getByRole('link', { name: 'Explore tools' }));
  expect(window.location.pathname).toBe('/explore');
  expect(await screen.findByText(/^Showing 9 of/)).toBeInTheDocument();
});

it('the home page links to each category of the catalogue', async () => {
  const { user } = renderApp('/', { as: MAYA });
  const categories = await screen.findByRole('region', { name: 'What are you working on?' });
  const names = within(categories)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([...CATEGORIES.map(({ name }) => name), 'All tools']);

  await user.click(within(categories).getByRole('link', { name: 'E Learning Tools' }));
  expect(await screen.findByRole('button', { name: 'E Learning Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
