import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { balanceQuery } from '@/resources/credits/queries';
import { setupMockApi } from '@mock-api/node';
import { hoverForTooltip, pressBack } from '../../../helpers/user';
import { stopClock } from '../../../helpers/clock';
import { renderApp } from '../../render-app';
import { scrollTo, stubPhoneViewport } from '../window';

const mockApi = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const bar = () => screen.findByRole('banner');
const pill = (name: string | RegExp) => screen.findByRole('button', { name });
const calls = (path: string) => mockApi.calls().filter((call) => call.path === path);

it('the navigation bar shows the logo with its release, the search box, the credit pill, the profile menu and Explore, which is the current page there', async () => {
  const { user } = renderApp('/', { as: MAYA });
  await pill('1,284 credits');
  const inBar = within(await bar());
  const logo = inBar.getByRole('link', { name: /Beta 2.0$/ });
  expect(logo).toHaveTextContent(`${PRODUCT_NAME}Beta 2.0`);
  expect(logo).toHaveAttribute('href', '/');
  expect(inBar.getByPlaceholderText('Search tools...')).toBeInTheDocument();
  expect(inBar.getByRole('button', { name: 'Profile menu' })).toBeInTheDocument();
  expect(inBar.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Buy More|Subscribe/)).not.toBeInTheDocument();

  const explore = inBar.getByRole('link', { name: 'Explore' });
  expect(explore).not.toHaveAttribute('aria-current');
  await user.click(explore);
  expect(await screen.findByText(/^Showing 9 of/)).toBeVisible();
  expect(explore).toHaveAttribute('aria-current', 'page');
});

it('on a phone a press on the icon of the navigation bar opens the search box, until Escape or a chosen tool closes it', async () => {
  stubPhoneViewport();
  const { user } = renderApp('/explore', { as: MAYA });
  await pill('1,284 credits');
  const inBar = within(await bar());
  expect(inBar.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  expect(inBar.queryByRole('button', { name: 'Profile menu' })).not.toBeInTheDocument();
  expect(inBar.queryByRole('link', { name: 'Explore' })).not.toBeInTheDocument();
  const box = () => screen.queryByPlaceholderText('Search tools...');
  expect(box()).not.toBeInTheDocument();

  const icon = inBar.getByRole('button', { name: 'Search' });
  await user.click(icon);
  expect(box()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(box()).not.toBeInTheDocument();
  expect(icon).toHaveFocus();

  // The second time, that tool is open.
  for (const _ of [1, 2]) {
    await user.click(icon);
    await user.keyboard('value ladder');
    await user.click(await screen.findByRole('option', { name: /^Value Ladder Agent/ }));
    await screen.findByRole('heading', { level: 1, name: 'Value Ladder Agent' });
    await waitFor(() => expect(box()).not.toBeInTheDocument());
  }
  // The page where the box was open.
  await pressBack();
  expect(box()).not.toBeInTheDocument();
});

it('a double click on Buy More adds one history entry, and the dashboard opens with the focus on Get More Credits', async () => {
  const { user } = renderApp('/explore', { as: 'chloe@martincareers.com' });
  const buyMore = await screen.findByRole('button', { name: 'Buy More' });
  const entries = window.history.length;
  await user.dblClick(buyMore);
  expect(window.location.search).toBe('?modal=usage');
  expect(window.history.length).toBe(entries + 1);
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name: 'Get More Credits' })).toHaveFocus(),
  );
});

it('a visitor sees no controls of a member and no member data is requested', async () => {
  renderApp('/explore?modal=usage');
  await screen.findByText('Redirecting to login...');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByPlaceholderText('Search tools...')).not.toBeInTheDocument();
  expect(calls('/tokens/balance')).toHaveLength(0);
  expect(calls('/subscription/credit-purchase-status')).toHaveLength(0);
});

it('the navigation bar is marked as scrolled beyond 10 px, and not at the top', async () => {
  renderApp('/explore', { as: MAYA });
  await pill('1,284 credits');
  const header = await bar();
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(10);
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(11);
  expect(header).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(header).not.toHaveAttribute('data-scrolled');
});

it('the balance shows after one second while the plan is pending', async () => {
  mockApi.server.use(
    http.get('*/subscription/credit-purchase-status', () => new Promise<never>(() => undefined)),
  );
  const { advance, waitUntil } = stopClock();
  const { queryClient } = renderApp('/', { as: MAYA });
  const balance = () => queryClient.getQueryState(balanceQuery.queryKey)?.status;
  await waitUntil(() => expect(balance()).toBe('success'));
  await advance(950);
  expect(screen.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /credits/ })).not.toBeInTheDocument();
  await advance(100);
  expect(screen.getByRole('button', { name: '1,284 credits' })).toBeVisible();
});

it('the balance shows without an offer when the plan can’t be loaded', async () => {
  mockApi.server.use(
    http.get('*/subscription/credit-purchase-status', () => HttpResponse.json({ success: false })),
  );
  renderApp('/', { as: MAYA });
  expect(await pill('1,284 credits')).toBeInTheDocument();
  expect(screen.queryByText(/Buy More|Subscribe/)).not.toBeInTheDocument();
});

it('a failed refetch of the balance shows 0 credits without an offer, and Retry keeps the focus until it succeeds', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = renderApp('/', { as: MAYA });
  await pill('1,284 credits');
  let isDown = true;
  mockApi.server.use(
    http.get('*/tokens/balance', () =>
      isDown ? HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }) : undefined,
    ),
  );
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await hoverForTooltip(await pill('0 credits'))).toHaveTextContent(
    'Couldn’t load your balance.',
  );
  expect(screen.queryByText(/Buy More|Subscribe|Bad gateway/)).not.toBeInTheDocument();
  expect(screen.getByText('Couldn’t load your balance')).toBeVisible();

  const retry = screen.getByRole('button', { name: 'Retry loading credits' });
  await user.click(retry);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
  expect(await pill('0 credits')).toBeInTheDocument();
  expect(retry).toHaveFocus();

  isDown = false;
  await user.click(retry);
  expect(await pill('1,284 credits')).toHaveFocus();
  expect(screen.queryByText(/Couldn’t load your balance/)).not.toBeInTheDocument();
  expect(retry).not.toBeInTheDocument();
});
