import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { storedPins } from '@/components/pins';
import { paths } from '@/config/paths';
import { LazySwitcher } from '@/features/switcher/lazy-switcher';
import { storedRecentEntries } from '@/features/switcher/recent-entries';
import { addToDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { keyOfMember } from '@/resources/session/session';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { recordLaunch } from '@/resources/tools/launches';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { loadControls } from '../../../helpers/load-controls';
import { laterResponse } from '../../../helpers/later-response';
import { renderApp } from '../../render-app';

const api = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';

const mayaKey = () => keyOfMember(findMember(api.db(), MAYA));
const switcher = () => screen.queryByRole('dialog', { name: 'Quick switcher' });
const search = () => within(switcher()!).getByRole('combobox');
const press = (init: KeyboardEventInit = { ctrlKey: true }) =>
  fireEvent.keyDown(document.body, { key: 'k', ...init });

/** Opens a page with few elements; the code is loaded before, so that no test waits for it. */
async function openPage() {
  await Promise.all([
    preloadScreen(paths.subscriptionSuccess),
    loadControls(),
    LazySwitcher.load(),
  ]);
  const app = renderApp(paths.subscriptionSuccess, { as: MAYA });
  await screen.findByLabelText('Profile menu');
  return app;
}

/** Opens the switcher, and waits until the first row is the one that is searched for. */
async function find(name: string) {
  press();
  fireEvent.change(search(), { target: { value: name } });
  await waitFor(() => expect(selected()).toHaveTextContent(name));
}
/** The row that the search field names as active. */
const active = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '');
const selected = () => switcher()!.querySelector('[role=option][aria-selected=true]');
const enter = (init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(search(), { key: 'Enter', ...init });

it('Ctrl K and Command K open and close the quick switcher, once for each press and not over a dialog', async () => {
  const { user } = await openPage();
  press({ ctrlKey: true, shiftKey: true });
  press({ ctrlKey: true, keyCode: 229 });
  expect(switcher()).toBeNull();
  press({ metaKey: true });
  press({ metaKey: true, repeat: true });
  expect(switcher()).toBeVisible();
  press({ ctrlKey: true, key: 'л', code: 'KeyK' });
  expect(switcher()).toBeNull();

  await user.click(screen.getByLabelText('Profile menu'));
  await user.click(screen.getByRole('menuitem', { name: 'Password Reset' }));
  await screen.findByRole('dialog', { name: 'Change Password' });
  press();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('the search field of the quick switcher names the selected row, is collapsed without results, and Enter on Close opens no row', async () => {
  const { user } = await openPage();
  press();
  expect(search()).toHaveAttribute('aria-expanded', 'true');
  expect(active()).toBe(selected());
  expect(active()).toHaveRole('option');
  fireEvent.change(search(), { target: { value: 'Logout' } });
  await waitFor(() => expect(active()).toHaveTextContent('Logout'));
  expect(active()).toBe(selected());
  fireEvent.change(search(), { target: { value: '' } });
  fireEvent.keyDown(search(), { key: 'ArrowDown' });
  const [, second] = within(switcher()!).getAllByRole('option');
  expect(active()).toBe(second);
  fireEvent.change(search(), { target: { value: 'zzzz' } });
  expect(search()).toHaveAttribute('aria-expanded', 'false');
  expect(search()).not.toHaveAttribute('aria-activedescendant');

  fireEvent.change(search(), { target: { value: 'Platform Costs' } });
  await waitFor(() => expect(selected()).toHaveTextContent('Platform Costs'));
  within(switcher()!).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');
  expect(switcher()).toBeNull();
  expect(window.location.search).toBe('');
});

it('the rows of the quick switcher open an output, the purchase, the dashboard, the password and the confirmation of a logout', async () => {
  addToDraft(mayaKey(), { name: 'Maya L.' });
  const { user } = await openPage();
  await find('Logout');
  enter();
  await user.click(
    within(await screen.findByRole('dialog', { name: /^Log out without/ })).getByRole('button', {
      name: 'Stay logged in',
    }),
  );
  await find('Buy credits');
  enter();
  await screen.findByRole('dialog', { name: 'Credit Purchase' });
  expect(window.location.search).toBe('?modal=buy');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');

  await find('Platform Costs');
  enter();
  expect(window.location.search).toBe('?modal=usage&usageTab=costs');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe(''));

  await find('Change password');
  enter();
  await screen.findByRole('dialog', { name: 'Change Password' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  press();
  const outputs = await screen.findByRole('group', { name: 'Outputs' });
  await user.click(within(outputs).getAllByRole('option')[0]!);
  expect(window.location.search).toMatch(/^\?tab=.+&output=/);
});

it('the quick switcher lists Buy credits only once it is known that the member can buy them', async () => {
  const { user, queryClient } = await openPage();
  await find('Buy credits');
  await user.keyboard('{Escape}');
  act(() => queryClient.removeQueries({ queryKey: subscriptionStatusQuery.queryKey }));
  api.server.use(
    http.get('*/api/subscription/credit-purchase-status', () =>
      HttpResponse.json({}, { status: 500 }),
    ),
  );
  press();
  fireEvent.change(search(), { target: { value: 'Buy credits' } });
  await waitFor(() => expect(within(switcher()!).getAllByRole('option')).not.toHaveLength(0));
  expect(within(switcher()!).queryByRole('option', { name: /^Buy credits/ })).toBeNull();
});

it('Ctrl Enter and Command Enter launch a tool that the member has access to, and no other one', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  findMember(api.db(), MAYA)!.stacks = [];
  await openPage();
  await find('Value Ladder Agent');
  enter({ ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
  expect(switcher()).toBeVisible();
  press();
  await find('Brand Story Agent');
  enter({ ctrlKey: true });
  expect(open).toHaveBeenCalledOnce();
  expect(switcher()).toBeNull();
  await find('Brand Story Agent');
  enter({ metaKey: true });
  expect(open).toHaveBeenCalledTimes(2);
  expect(switcher()).toBeNull();
});

it('outputs and tools that fail to load have rows in the quick switcher, which load them again, unlike a text that nothing matches', async () => {
  api.server.use(
    http.get('*/api/user-assets', () => new HttpResponse(null, { status: 500 }), { once: true }),
    http.get('*/api/getTools', () => new HttpResponse(null, { status: 500 })),
  );
  await openPage();
  press();
  fireEvent.click(await screen.findByRole('option', { name: /^Outputs didn’t load.*Retry/ }));
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Outputs/ })).toBeNull());
  expect(within(switcher()!).getByRole('group', { name: 'Outputs' })).toBeVisible();
  await screen.findByRole('option', { name: /^Tools didn’t load.*Retry/ });
  const requests = () => api.calls().filter(({ path }) => path === '/getTools').length;
  const before = requests();
  expect(before).toBeGreaterThan(0);
  fireEvent.change(search(), { target: { value: 'zzzz qqqq' } });
  await screen.findByText('Nothing that has loaded matches “zzzz qqqq”.');
  await laterResponse();
  expect(requests()).toBe(before);
  api.server.resetHandlers();
  fireEvent.click(screen.getByRole('option', { name: /^Tools didn’t load/ }));
  expect(await screen.findByText('Nothing matches “zzzz qqqq”. Try fewer words.')).toBeVisible();
});

it('before a search, the quick switcher lists the tools launched last, then the pinned ones', async () => {
  api.signIn(MAYA);
  const [first, second, third] = api.db().tools.slice(4, 7);
  recordLaunch(mayaKey(), first!.id, 1);
  recordLaunch(mayaKey(), second!.id, 2);
  storedPins['pinned-tools'].write(mayaKey(), [third!.id]);
  await openPage();
  press();
  const tools = await within(switcher()!).findByRole('group', { name: 'Tools' });
  await waitFor(() =>
    expect(
      within(tools)
        .getAllByRole('option')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual([second, first, third].map((tool) => expect.stringContaining(tool!.name) as string)),
  );
});

it('other names of a page find it in the quick switcher, and a text that nothing matches the closest tools and Browse all tools, which is not stored as chosen', async () => {
  await openPage();
  await find('Newsletter Writer');
  const names = [
    ['billing', 'Plans'],
    ['billing invoice', 'Plans'],
    ['card billing', 'Plans'],
    ['credit card', 'Plans'],
    ['csv', 'Transaction History'],
    ['export csv', 'Transaction History'],
    ['download csv', 'Transaction History'],
    ['upload', 'Business profile'],
    ['upload documents', 'Business profile'],
    ['sign out', 'Logout'],
  ] as const;
  for (const [text, name] of names) {
    fireEvent.change(search(), { target: { value: text } });
    await waitFor(() => expect(selected(), text).toHaveTextContent(name));
  }

  fireEvent.change(search(), { target: { value: 'wurkshop' } });
  await waitFor(() => expect(selected()).toHaveTextContent('Workshop Designer'));
  expect(within(switcher()!).getByText('No tool matches “wurkshop”. Closest:')).toBeVisible();
  expect(within(switcher()!).getAllByRole('option').at(-1)).toHaveTextContent('Browse all tools');
  fireEvent.change(search(), { target: { value: 'qqqqqqq' } });
  await within(switcher()!).findByText('Nothing matches “qqqqqqq”. Try fewer words.');
  expect(within(switcher()!).queryByRole('option')).toBeNull();

  fireEvent.change(search(), { target: { value: 'wurkshop' } });
  fireEvent.click(await screen.findByRole('option', { name: /^Browse all tools/ }));
  expect(window.location.pathname).toBe('/explore');
  expect(switcher()).toBeNull();
  expect(storedRecentEntries.read(mayaKey())).toEqual([]);
});
