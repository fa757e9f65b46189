import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { CATEGORIES } from '@/resources/tools/categories';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { stopClock } from '../../helpers/stopped-clock';
import { renderApp } from '../render-app';

const { server, calls, db } = setupMockApi();
afterEach(() => {
  localStorage.clear();
});

const MAYA = 'maya@lindqvistcoaching.com';

it('the home page greets the member by name and links to the catalogue', async () => {
  const { user } = renderApp('/', { as: MAYA });
  expect(await screen.findByText('Welcome back, Maya')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  await waitFor(() => expect(document.title).toBe('Home · AI Tools Portal'));
  await user.click(screen.getByRole('link', { name: 'Explore tools' }));
  expect(window.location.pathname).toBe('/explore');
  expect(await screen.findByText(/^Showing 9 of/)).toBeInTheDocument();
});

it('the home page links to each category of the catalogue', async () => {
  const { user } = renderApp('/', { as: MAYA });
  const categories = await screen.findByRole('region', { name: 'What are you working on?' });
  const names = within(categories)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([...CATEGORIES.map(({ name }) => name), 'All tools']);

  await user.click(within(categories).getByRole('link', { name: 'E Learning Tools' }));
  expect(await screen.findByRole('button', { name: 'E Learning Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

const region = (name: string) => screen.findByRole('region', { name });
const linkNames = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

it('the home page of a member who returns on this device shows pinned and launched tools, outputs and counts', async () => {
  const { user } = renderApp('/explore', { as: MAYA });
  await user.click(await screen.findByRole('link', { name: /^Brand Story Agent/ }));
  await user.click(await screen.findByRole('button', { name: 'Pin Brand Story Agent' }));
  expect(screen.getByRole('button', { name: 'Pin Brand Story Agent' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(await screen.findByRole('link', { name: 'Launch Tool' }));
  await user.click(screen.getByRole('link', { name: /AI Tools Portal/ }));

  const pinned = await region('Pinned tools');
  expect(linkNames(pinned)).toEqual(['Brand Story Agent', 'Launch Free Brand Story Agent']);
  const recent = await region('Pick up where you left off');
  await waitFor(() => expect(linkNames(recent)[0]).toBe('Brand Story Agent'));
  expect(within(recent).getAllByText('Used today')[0]).toBeVisible();
  const outputs = await region('Your latest outputs');
  await waitFor(() =>
    expect(within(outputs).getAllByRole('heading', { level: 3 })).toHaveLength(3),
  );
  const categories = await region('What are you working on?');
  await waitFor(() =>
    expect(within(categories).getByRole('link', { name: /^All tools/ })).toHaveTextContent(
      /\d+ tools$/,
    ),
  );
  await user.click(within(outputs).getAllByRole('link', { name: /^View Details/ })[0]!);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('a tool that is launched from home becomes the most recent one, and its day follows the calendar', async () => {
  const { user } = renderApp('/explore', { as: MAYA });
  await user.click(await screen.findByRole('link', { name: /^Brand Story Agent/ }));
  await user.click(await screen.findByRole('button', { name: 'Pin Brand Story Agent' }));
  await user.click(screen.getByRole('link', { name: /AI Tools Portal/ }));
  const pinned = await region('Pinned tools');
  const recent = await region('Pick up where you left off');
  expect(linkNames(recent)[0]).not.toBe('Brand Story Agent');
  await user.click(within(pinned).getByRole('link', { name: /^Launch.*Brand Story Agent/ }));
  expect(linkNames(recent)[0]).toBe('Brand Story Agent');
  expect(within(recent).getAllByText('Used today')[0]).toBeVisible();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(within(recent).getAllByText('Used yesterday')[0]).toBeVisible();
});

it('a member without tools, pins and outputs keeps the large hero and links without counts', async () => {
  server.use(
    http.get('*/api/user-assets', () => HttpResponse.json({ success: true, data: {} })),
    http.get('*/api/tokens/history', () =>
      HttpResponse.json({ success: true, transactions: [], pagination: {} }),
    ),
  );
  const { queryClient } = renderApp('/', { as: MAYA });
  await screen.findByText('Welcome back, Maya');
  await waitFor(() => expect(queryClient.getQueryState(['user-assets'])?.status).toBe('success'));
  expect(screen.getByText(/^Find your niche/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /outputs|left off|Pinned/ })).not.toBeInTheDocument();
});

it('outputs that fail to load on home are loaded again by Try Again', async () => {
  const { user, unmount } = renderApp('/', { as: MAYA });
  await screen.findByRole('region', { name: 'Your latest outputs' });
  unmount();
  server.use(
    http.get('*/api/user-assets', () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  renderApp('/');
  const section = await region('Your latest outputs');
  expect(await within(section).findByText(/^Your outputs didn’t load/)).toBeVisible();
  await user.click(within(section).getByRole('button', { name: 'Try Again' }));
  expect(await within(section).findAllByRole('heading', { level: 3 })).toHaveLength(3);
});

it.each([
  ['new on this device loads tools, outputs and history', '', ['/getTools', '/user-assets']],
  ['known on this device loads only the history', '["brand-story"]', []],
])('the home page of a member who is %s after 500 ms without a request', async (_, pins, data) => {
  const idleRequests = [...data, '/tokens/history'];
  localStorage.setItem(`pinned-tools:${findMember(db(), MAYA)?.id}`, pins);
  // The last request before the page is idle.
  const usage = deferred();
  server.use(
    http.get('*/api/usage/status', async () => {
      await usage.promise;
      return HttpResponse.json({ success: true });
    }),
  );
  const { queryClient } = renderApp('/', { as: MAYA });
  const requested = () => calls().map(({ path }) => path);
  await waitFor(() => expect(requested()).toContain('/usage/status'));
  expect(await screen.findByText('1,284 credits')).toBeInTheDocument();
  const { advance, waitUntil } = stopClock();
  usage.resolve();
  await waitUntil(() => expect(queryClient.isFetching()).toBe(0));
  await advance(499);
  for (const path of idleRequests) expect(requested()).not.toContain(path);
  await advance(1);
  await waitUntil(() => expect(requested()).toEqual(expect.arrayContaining(idleRequests)));
  for (const path of ['/getTools', '/user-assets']) expect(requested()).toContain(path);
});
