import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@/config/brand/brand';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';

const mockApi = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const heading = () => screen.findByRole('heading', { name: 'Page Not Found' });

it.each(['/%E0%A4%A', '/<script>'])(
  'the URL %s shows Page Not Found to a visitor without a redirect to the login page',
  async (path) => {
    renderApp(path);
    expect(await heading()).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByText(/may have been moved, or the URL is wrong/)).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`Page Not Found · ${PRODUCT_NAME}`));
    expect(screen.queryByText('Redirecting to login...')).not.toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  },
);

it('Go Home on the page Page Not Found opens the home page', async () => {
  const { user } = renderApp('/nowhere', { as: MAYA });
  await heading();
  await user.click(screen.getByRole('link', { name: 'Go Home' }));
  expect(await screen.findByText(/^Welcome back,/)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
});

it('Go Back on the page Page Not Found opens the previous page', async () => {
  window.history.pushState(null, '', '/explore');
  const { user } = renderApp('/nowhere', { as: MAYA });
  await heading();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(window.location.pathname).toBe('/explore'));
  expect(await screen.findByText(/^Showing/)).toBeInTheDocument();
});

it('the page Page Not Found links to support and requests no member data', async () => {
  renderApp('/nowhere');
  await heading();
  expect(screen.getByRole('link', { name: SUPPORT_EMAIL })).toHaveAttribute(
    'href',
    `mailto:${SUPPORT_EMAIL}`,
  );
  expect(mockApi.calls().map(({ path }) => path)).not.toContain('/tokens/balance');
});
