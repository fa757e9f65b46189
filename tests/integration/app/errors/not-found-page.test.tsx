import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@/config/brand/brand';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../../render-app';

const mockApi = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const heading = () => screen.findByRole('heading', { name: 'Page Not Found' });

it.each(['/%E0%A4%A', '/<script>'])(
  'the URL %s shows Page Not Found to a visitor, with a link to support, without a redirect to the login page and without member data',
  async (path) => {
    renderApp(path);
    expect(await heading()).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByText(/may have been moved, or the URL is wrong/)).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`Page Not Found · ${PRODUCT_NAME}`));
    const support = screen.getByRole('link', { name: SUPPORT_EMAIL });
    expect(support).toHaveAttribute('href', `mailto:${SUPPORT_EMAIL}`);
    expect(screen.queryByText('Redirecting to login...')).not.toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(mockApi.calls().map(({ path: called }) => called)).not.toContain('/tokens/balance');
  },
);

it.each([
  ['Go Home', 'link', '/', /^Welcome back,/],
  ['Go Back', 'button', '/explore', /^Showing/],
])('%s on the page Page Not Found is a %s that opens %s', async (name, role, path, text) => {
  window.history.pushState(null, '', '/explore');
  const { user } = renderApp('/nowhere', { as: MAYA });
  await heading();
  await user.click(screen.getByRole(role, { name }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(window.location.pathname).toBe(path);
});
