import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useNavigateToUrl } from '@/lib/react/use-navigate-to-url';
import { sessionQuery } from '@/resources/session/queries';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';

const api = setupMockApi();

afterEach(() => {
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens a guarded page with a stopped clock, and resolves when the redirect is announced. */
async function openProfileAsVisitor(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderApp('/profile');
  await vi.waitUntil(
    async () => {
      await advance(1);
      return screen.queryByText('Redirecting to login...');
    },
    { timeout: 20_000 },
  );
}

it('a visitor is redirected to the login page after 1 s', async () => {
  await openProfileAsVisitor();
  await advance(900);
  expect(window.location.pathname).toBe('/profile');
  await advance(200);
  expect(window.location.pathname).toBe('/auth');
});

it('a visitor whose login page on another origin is loading is not redirected once more', async () => {
  const { result } = renderHook(() => useNavigateToUrl(), { wrapper: BrowserRouter });
  result.current('https://login.example/');
  onTestFinished(() => void window.dispatchEvent(new Event('pageshow')));
  await openProfileAsVisitor();
  await advance(5000);
  expect(window.location.pathname).toBe('/profile');
});

it('a session check that failed on a public page is repeated when a guarded page opens', async () => {
  api.server.use(
    http.get('*/auth/verifytoken', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  const { user, queryClient } = renderApp('/payment-cancel', {
    as: 'maya@lindqvistcoaching.com',
  });
  await waitFor(() =>
    expect(queryClient.getQueryState(sessionQuery.queryKey)?.status).toBe('error'),
  );
  await user.click(await screen.findByRole('link', { name: 'Return Home' }));
  expect(await screen.findByText(/^Welcome back,/)).toBeVisible();
});
