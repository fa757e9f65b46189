import { renderHook, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { useNavigateToUrl } from '@/lib/react/use-navigate-to-url';
import { stopClock } from '../../helpers/clock';
import { renderApp } from '../render-app';

/** Opens a guarded page with a stopped clock, and resolves when the redirect is announced. */
async function openProfileAsVisitor() {
  const { advance, waitUntil } = stopClock();
  renderApp('/profile');
  await waitUntil(() => screen.getByText('Redirecting to login...'));
  return advance;
}

it('a visitor is redirected to the login page after 1 s', async () => {
  const advance = await openProfileAsVisitor();
  await advance(999);
  expect(window.location.pathname).toBe('/profile');
  await advance(1);
  expect(window.location.pathname).toBe('/auth');
});

it('a visitor whose login page on another origin is loading is not redirected once more', async () => {
  const { result } = renderHook(() => useNavigateToUrl(), { wrapper: BrowserRouter });
  result.current('https://login.example/');
  onTestFinished(() => void window.dispatchEvent(new Event('pageshow')));
  const advance = await openProfileAsVisitor();
  await advance(5000);
  expect(window.location.pathname).toBe('/profile');
});
