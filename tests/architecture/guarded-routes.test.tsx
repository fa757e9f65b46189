import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isGuardedPage, routeAt, routeNames } from '@/config/routes';
import { seedTools } from '@mock-api/seed/tools';
import { renderApp } from '../integration/render-app';

const MEMBER = 'maya@lindqvistcoaching.com';
const REDIRECTING = 'Redirecting to login...';
const NOT_FOUND = 'Page Not Found';
const HOME = 'What do you want to get done?';
const EXPLORE = 'AI tools for your practice';
const [TOOL] = seedTools();

/** The routes of the main layout with their headings. */
const GUARDED = [
  ['/', HOME],
  ['/explore', EXPLORE],
  ['/explore?category=Purpose+Tools#top', EXPLORE],
  ['/profile', 'Your Profile'],
  [`/tool/${TOOL?.id}`, TOOL?.name ?? ''],
  ['/subscription', 'Choose Your Plan'],
  ['/subscription-success?session_id=cs_1', 'Subscription Successful!'],
  ['/?modal=usage', HOME],
] as const;
/** The other routes with their headings. */
const PUBLIC = [
  ['/auth', 'Welcome back'],
  ['/reset-password?token=abc', 'Reset your password'],
  ['/payment-success?session_id=cs_1', 'Payment Error'],
  ['/payment-cancel', 'Payment Cancelled'],
  ['/nowhere', NOT_FOUND],
  ['/explore/nowhere', NOT_FOUND],
  ['/tool', NOT_FOUND],
  ['/tool/any/more', NOT_FOUND],
] as const;

it('the table of the routes says which pages need a member', () => {
  const pathnames = (routes: readonly (readonly [string, string])[]) =>
    routes.map(([path]) => new URL(path, window.location.origin).pathname);
  const tested = [...pathnames(GUARDED), ...pathnames(PUBLIC)];
  expect(tested.filter(isGuardedPage)).toEqual(pathnames(GUARDED));
  const names = tested.map(routeAt);
  expect(routeNames.filter((name) => !names.includes(name))).toEqual([]);
});

// The dashboard of `modal=usage` makes the page inert, so its heading is not accessible.
const heading = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });
const navigationBar = { name: 'Profile menu', hidden: true };

it.each(GUARDED)('a visitor at %s sees only the redirect to the login page', async (path) => {
  renderApp(path, { isStrict: true });
  await screen.findByText(REDIRECTING);
  expect(screen.queryByRole('button', navigationBar)).toBeNull();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Please wait',
  ]);
});

it('a visitor is redirected to the login page, which returns to the whole URL', async () => {
  renderApp('/explore?category=Purpose+Tools#top');
  const { href } = window.location;
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  expect(new URLSearchParams(window.location.search).get('redirectTo')).toBe(href);
});

it.each(GUARDED)('a member at %s sees the page under the navigation bar', async (path, name) => {
  renderApp(path, { as: MEMBER, isStrict: true });
  await heading(name);
  await screen.findByRole('button', navigationBar);
  expect(screen.queryByText(REDIRECTING)).toBeNull();
});

it.each(PUBLIC)('a visitor at %s sees the page and stays there', async (path, name) => {
  renderApp(path, { isStrict: true });
  await heading(name);
  expect(screen.queryByText(REDIRECTING)).toBeNull();
  expect(window.location.pathname).toBe(new URL(path, window.location.origin).pathname);
});
