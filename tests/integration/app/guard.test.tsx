import { act, screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';

const api = setupMockApi();
const SLOW = 'This is taking longer than usual.';

afterEach(() => {
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a session check without a response shows a Reload button after 10 s', async () => {
  api.server.use(http.get('*/auth/verifytoken', () => delay('infinite')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderApp('/explore');
  expect(screen.getByText('Validating your session')).toBeVisible();
  await advance(9_900);
  expect(screen.queryByText(SLOW)).toBeNull();
  await advance(200);
  expect(screen.getByText(SLOW)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByText('Validating your session')).toBeVisible();
});

it('a visitor is redirected to the login page after 1 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderApp('/profile');
  await vi.waitUntil(
    async () => {
      await advance(1);
      return screen.queryByText('Redirecting to login...');
    },
    { timeout: 20_000 },
  );
  await advance(900);
  expect(window.location.pathname).toBe('/profile');
  await advance(200);
  expect(window.location.pathname).toBe('/auth');
});
