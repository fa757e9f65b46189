import { act, renderHook, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useNavigateToUrl } from '@/lib/react/use-navigate-to-url';
import { renderApp } from '../render-app';

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
