import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSessionStore } from '@/resources/session/store';
import { renderApp } from '../integration/render-app';

const MEMBER = 'maya@lindqvistcoaching.com';
const REDIRECTING = 'Redirecting to login...';
const NOT_FOUND = 'Page Not Found';

vi.setConfig({ testTimeout: 20_000 });

/** The routes of the main layout, and those outside of it (core specification, section 2). */
const GUARDED = [
  '/',
  '/explore',
  '/explore?category=Purpose+Tools#top',
  '/profile',
  '/tool/any',
  '/subscription',
  '/subscription-success?session_id=cs_1',
  '/?modal=usage',
];
const PUBLIC = [
  '/auth',
  '/reset-password?token=abc',
  '/payment-success?session_id=cs_1',
  '/payment-cancel',
  '/nowhere',
  '/explore/nowhere',
  '/tool',
  '/tool/any/more',
];

const onNavigationBar = { name: 'Profile menu' };

describe('a guarded address', () => {
  it.each(GUARDED)('%s shows a visitor nothing but the way to login', async (path) => {
    renderApp(path);
    const shown = await screen.findByText(new RegExp(`^(${REDIRECTING}|${NOT_FOUND})$`));
    expect(screen.queryByRole('button', onNavigationBar)).toBeNull();
    if (shown.textContent !== NOT_FOUND) return;

    // What is not there for a visitor must not be there for a member either.
    cleanup();
    renderApp(path, { as: MEMBER });
    await screen.findByRole('heading', { name: NOT_FOUND });
  });

  it.each(['/', '/explore', '/profile', '/tool/any'])('%s lets a member in', async (path) => {
    renderApp(path, { as: MEMBER });
    await screen.findByRole('button', onNavigationBar);
    expect(screen.queryByText(REDIRECTING)).toBeNull();
  });

  it('comes back after the login: the whole address goes along', async () => {
    const path = '/explore?category=Purpose+Tools#top';
    renderApp(path);
    await screen.findByText(REDIRECTING);
    const address = new URL(path, window.location.origin).href;
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(new URLSearchParams(window.location.search).get('redirectTo')).toBe(address);
  });
});

describe('a public address', () => {
  it.each(PUBLIC)('%s does not send a visitor to login', async (path) => {
    renderApp(path);
    await waitFor(() => expect(useSessionStore.getState().initialCheck).toBe(false));
    await expect(screen.findByText(REDIRECTING, {}, { timeout: 100 })).rejects.toThrow();
    expect(window.location.pathname).toBe(new URL(path, window.location.origin).pathname);
  });

  it('that leads nowhere says so', async () => {
    renderApp('/nowhere');
    await screen.findByRole('heading', { name: NOT_FOUND });
  });
});
