import type { ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { RouteErrorBoundary } from '@/app/errors/route-error';
import { lazyScreen } from '@/app/screens';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('location', { pathname: '/broken', reload });
});

/** A layout with navigation, the page under test and another page. */
function renderPage(page: ReactNode) {
  return render(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/fine">Away</Link>
      <RouteErrorBoundary>
        <Routes>
          <Route path="/broken" element={page} />
          <Route path="/fine" element={<p>All is well</p>} />
        </Routes>
      </RouteErrorBoundary>
    </MemoryRouter>,
  );
}

it('a page that throws shows an error below the navigation and Try Again renders it again', async () => {
  let isBroken = true;
  function Page() {
    if (isBroken) throw new Error('<b>Cannot read properties of undefined</b>');
    return <p>Mended</p>;
  }
  renderPage(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  await waitFor(() => expect(document.title).toBe(`Something went wrong · ${PRODUCT_NAME}`));
  expect(screen.queryByText(/Cannot read/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Mended')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

/** Renders a page whose chunk was removed by a new deployment. */
function renderMissingPage() {
  const Page = lazyScreen(() => Promise.reject(new TypeError('Failed to fetch tool-Bx3.js')));
  renderPage(<Page />);
}

it('a missing chunk shows a Reload button, and the other pages still open', async () => {
  renderMissingPage();
  expect(await screen.findByText('This page could not be loaded')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(screen.getByText('All is well')).toBeInTheDocument();
  expect(reload).toHaveBeenCalledOnce();
});
