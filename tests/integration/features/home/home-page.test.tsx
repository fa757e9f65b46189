import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addDays } from 'date-fns';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { findMember } from '@mock-api/database';
import { HomePage } from '@/features/home/home-page';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { HomeCreditLine } from '@/features/home/home-credit-line';
import { homeCounts } from '@/features/home/placeholder-counts';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { keyOfMember } from '@/resources/session/session';
import { CATEGORIES } from '@/resources/tools/categories';
import {
  MAYA,
  LENA,
  mockApi,
  respondTo,
  holdResponse,
  requestsTo,
} from '../../../helpers/mock-api';
import { pressBack } from '../../../helpers/user';
import { stopClock } from '../../../helpers/clock';
import { renderApp, renderPart } from '../../render-app';

const { server, calls, db } = mockApi;
afterEach(() => {
  localStorage.clear();
});

it('the home page greets the member by name and links to the catalogue and each of its categories', async () => {
  const { user } = renderApp('/', { as: MAYA });
  const categories = await screen.findByRole('region', { name: 'Categories' });
  const names = within(categories)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.map((name) => name.replace(/\d+ tools?$/, ''))).toEqual(
    CATEGORIES.map(({ name }) => name),
  );
  const greeting = await screen.findByText(/^Welcome back,/);
  expect(greeting.parentElement).toHaveTextContent('Welcome back, Maya');
  expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  await waitFor(() => expect(document.title).toBe(`Home · ${PRODUCT_NAME}`));
  expect(screen.getByRole('link', { name: 'Explore tools' })).toHaveAttribute('href', '/explore');
  await user.click(within(categories).getByRole('link', { name: /^E Learning Tools/ }));
  expect(await screen.findByRole('button', { name: 'E Learning Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(window.location.pathname).toBe('/explore');
});

/** Home without the bar and the dialogs. */
const renderHome = (path = '/') => renderPart(<HomePage />, MAYA, path);
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const linkNames = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

it('the home page of a member who returns on this device shows launched tools, outputs and counts, and a launch by its day of the calendar', async () => {
  const tool = db().tools.find(({ name }) => name === 'Brand Story Agent')!;
  const { user } = renderApp(`/tool/${tool.id}`, { as: MAYA });
  await user.click(await screen.findByRole('link', { name: /^Launch/ }));
  await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
  const categories = await region('Categories');
  await waitFor(() =>
    expect(within(categories).getByRole('link', { name: /^Purpose Tools/ })).toHaveTextContent(
      /\d+ tools$/,
    ),
  );
  const outputs = await region('Your latest outputs');
  await waitFor(() =>
    expect(within(outputs).getAllByRole('heading', { level: 3 })).toHaveLength(3),
  );
  const recent = await region('Pick up where you left off');
  await waitFor(() => expect(linkNames(recent)[0]).toBe('Brand Story Agent'));
  expect(within(recent).getAllByText('Used today')[0]).toBeVisible();

  vi.useFakeTimers({ toFake: ['Date'], now: addDays(Date.now(), 1) });
  onTestFinished(() => void vi.useRealTimers());
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(within(recent).getAllByText('Used yesterday')[0]).toBeVisible();
  vi.useRealTimers();

  await user.click(within(outputs).getAllByRole('link', { name: /^View Details/ })[0]!);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('outputs that fail to load on home keep their place at the next visit, are loaded again by Retry, and stay when they fail later', async () => {
  // The device has shown outputs before.
  homeCounts.write(keyOfMember(findMember(db(), MAYA)), { recentTools: 0, outputs: 3 });
  respondTo('/user-assets', {}, 500);
  const firstVisit = renderHome();
  // The history, which the page requests last, has been loaded.
  await region('Pick up where you left off');
  firstVisit.unmount();
  const { user, queryClient } = renderHome();
  const section = await region('Your latest outputs');
  expect(await within(section).findByText(/^Your outputs didn’t load/)).toBeVisible();
  server.resetHandlers();
  await user.click(within(section).getByRole('button', { name: 'Retry' }));
  expect(await within(section).findAllByRole('heading', { level: 3 })).toHaveLength(3);

  respondTo('/user-assets', {}, 500);
  await act(() => queryClient.refetchQueries(userAssetsQuery));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

it('recent tools whose catalogue fails to load have a Retry on home', async () => {
  homeCounts.write(keyOfMember(findMember(db(), MAYA)), { recentTools: 3, outputs: 3 });
  respondTo('/getTools', {}, 500);
  const { user, queryClient } = renderHome();
  expect(await screen.findByText(/^Your recent tools didn’t load/)).toBeVisible();
  // The history, without which the recent tools are pending, is requested last.
  await waitFor(() => expect(requestsTo('/tokens/history')).not.toHaveLength(0));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const failure = screen.getByText(/^Your recent tools didn’t load/).parentElement!;
  server.resetHandlers();
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));
  await region('Pick up where you left off');
});

it('home requests tools and outputs immediately, and the history after 500 ms without a request', async () => {
  const balance = holdResponse('/tokens/balance');
  const { queryClient } = renderApp('/', { as: MAYA });
  const requested = () => calls().map(({ path }) => path);
  await screen.findByLabelText('Profile menu');
  await waitFor(() =>
    expect(requested()).toEqual(expect.arrayContaining(['/getTools', '/user-assets'])),
  );
  const { advance, waitUntil } = stopClock();
  balance.release();
  await waitUntil(() => expect(queryClient.isFetching()).toBe(0));
  await advance(499);
  expect(requested()).not.toContain('/tokens/history');
  await advance(1);
  await waitUntil(() => expect(requested()).toContain('/tokens/history'));
});

/** Replaces the goal. */
async function enterGoal(user: UserEvent, goal: string) {
  await user.clear(await goalField());
  await user.paste(goal);
}

const goalField = () => screen.findByRole('searchbox', { name: 'What do you want to get done?' });
const marks = (section: HTMLElement) =>
  [...section.querySelectorAll('mark')].map(({ textContent }) => textContent);

it('a goal finds three tools with their marked words, in place of art and credit line, and the focus moves to their title', async () => {
  const { user } = renderApp('/', { as: MAYA });
  expect(await screen.findByText('1,284 credits', { selector: 'b' })).toBeVisible();
  await enterGoal(user, 'write a newsletter');
  await user.keyboard('{Enter}');
  const results = await region('3 tools for “write a newsletter”');
  expect(within(results).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.queryByText('1,284 credits', { selector: 'b' })).not.toBeInTheDocument();
  const [name] = linkNames(results);
  expect(name).toBe('Newsletter Writer');
  expect(marks(results)).toEqual(
    expect.arrayContaining(['Newsletter', 'Writer', 'newsletter', 'Writes']),
  );
  expect((await within(results).findAllByText(/^3 credits per draft/))[0]).toBeVisible();

  const launch = within(results).getByRole('link', { name: 'Launch Newsletter Writer' });
  await user.click(launch);
  expect(screen.queryByText(/^Business profile copied/)).not.toBeInTheDocument();
  await user.click(
    await screen.findByRole('checkbox', { name: 'Launch with my business profile copied' }),
  );
  await user.click(launch);
  expect(await screen.findByText('Business profile copied. Paste it into the tool.')).toBeVisible();
});

it('each goal has its own history entry, even after a tool and after Clear', async () => {
  const { user } = renderApp('/', { as: MAYA });
  for (const goal of ['newsletter', 'podcast']) {
    await enterGoal(user, goal);
    await user.keyboard('{Enter}');
    await region(new RegExp(`for “${goal}”`));
  }
  const results = await region(/for “podcast”/);
  await user.click(within(results).getByRole('link', { name: 'Podcast Episode Planner' }));
  await screen.findByRole('heading', { level: 1, name: 'Podcast Episode Planner' });
  await pressBack();
  await region(/for “podcast”/);
  expect(await goalField()).toHaveValue('podcast');
  await pressBack();
  await region(/for “newsletter”/);
  expect(await goalField()).toHaveValue('newsletter');

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: /tools? for/ })).not.toBeInTheDocument();
  expect(await goalField()).toHaveFocus();
  expect(window.location.search).toBe('');
  await pressBack();
  await region(/for “newsletter”/);
});

it('a goal that no tool matches shows the closest tools', async () => {
  const { user } = renderHome();
  await enterGoal(user, 'plan a podcats launch qqqqqqqq');
  await user.click(screen.getByRole('button', { name: 'Find tools' }));
  const results = await region('No tool matches all words. Closest:');
  expect(within(results).getAllByRole('listitem')).toHaveLength(5);
  expect(within(results).getByRole('link', { name: 'Podcast Episode Planner' })).toBeVisible();
  expect(within(results).getByRole('link', { name: 'Browse all tools' })).toHaveAttribute(
    'href',
    '/explore',
  );
  await enterGoal(user, 'qqqqqqqq');
  await user.keyboard('{Enter}');
  await region('No tools found for “qqqqqqqq”');
});

it('a goal whose catalogue fails to load keeps its text and is searched again by Retry', async () => {
  respondTo('/getTools', {}, 500);
  const { user } = renderHome('/?goal=newsletter');
  const results = await region('The tools didn’t load');
  expect(await goalField()).toHaveValue('newsletter');
  server.resetHandlers();
  await user.click(within(results).getByRole('button', { name: 'Retry' }));
  await region(/^\d tools? for “newsletter”/);
});

/** A balance of so many credits, all of them available. */
const respondWithBalance = (totalTokens: number) =>
  respondTo('/tokens/balance', { success: true, totalTokens });

it('home of a free member without credits says that they come with a plan, and from which price', async () => {
  respondWithBalance(0);
  renderPart(<HomeCreditLine />, LENA);
  expect(await screen.findByText('Credits come with a plan.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See plans' })).toBeVisible();
  expect(await screen.findByText(/^From \$\d+ a month for [\d,]+ credits\.$/)).toBeVisible();
});

it('home of a member who can buy credits and has none has Buy More, which opens the usage dashboard with the focus on Get More Credits', async () => {
  respondWithBalance(-30);
  const { user } = renderApp('/', { as: MAYA });
  expect(await screen.findByText('-30 credits')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Buy More' }));
  const getMore = await screen.findByRole('button', { name: 'Get More Credits' });
  await waitFor(() => expect(getMore).toHaveFocus());
});
