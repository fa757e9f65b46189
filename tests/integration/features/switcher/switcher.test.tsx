import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { paths } from '@/config/paths';
import { addToDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { keyOfMember } from '@/resources/session/session';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { recordLaunch } from '@/resources/tools/launches';
import { findMember } from '@mock-api/database';
import { loadControls } from '@/app/layout/lazy-controls';
import { MAYA, mockApi, respondTo } from '../../../helpers/mock-api';
import { renderApp } from '../../render-app';

const mayaKey = () => keyOfMember(findMember(mockApi.db(), MAYA));
const switcher = () => screen.queryByRole('dialog', { name: 'Quick switcher' });
const search = () => within(switcher()!).getByRole('combobox');
const press = (init: KeyboardEventInit = { ctrlKey: true }) =>
  fireEvent.keyDown(document.body, { key: 'k', ...init });

/** Opens a page with few elements; the code is loaded before, so that no test waits for it. */
async function openPage() {
  await Promise.all([preloadScreen(paths.subscriptionSuccess), loadControls()]);
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

it('the quick switcher opens with a named input and no active row, the arrow keys activate one, and a text the first one found', async () => {
  const { user } = await openPage();
  press();
  const input = within(switcher()!).getByRole('combobox', { name: 'Quick switcher' });
  await waitFor(() => expect(input).toHaveFocus());
  expect(within(switcher()!).getByRole('status')).toBeEmptyDOMElement();
  expect(within(switcher()!).getAllByRole('option')).not.toHaveLength(0);
  expect(active()).toBeNull();
  expect(selected()).toBeNull();
  enter();
  expect(switcher()).toBeVisible();

  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const [first, second] = within(switcher()!).getAllByRole('option');
  expect(active()).toBe(first);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(active()).toBe(second);
  fireEvent.change(input, { target: { value: 'Logout' } });
  expect(active()).toHaveTextContent('Logout');
  expect(active()).toBe(selected());
  expect(within(switcher()!).getByRole('status')).toHaveTextContent('1 result');
  // The key with which Safari ends a composition.
  enter({ isComposing: false, keyCode: 229 });
  expect(switcher()).toBeVisible();
  fireEvent.change(input, { target: { value: 'zzzz' } });
  expect(active()).toBeNull();

  fireEvent.change(input, { target: { value: 'Platform Costs' } });
  expect(selected()).toHaveTextContent('Platform Costs');
  within(switcher()!).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');
  expect(switcher()).toBeNull();
  expect(window.location.search).toBe('');
});

it('rows of the quick switcher open the confirmation of a logout and the purchase, which is listed only for a member who can buy credits', async () => {
  addToDraft(mayaKey(), { name: 'Maya L.' });
  const { user, queryClient } = await openPage();
  await find('Logout');
  enter();
  const question = await screen.findByRole('dialog', { name: /^Log out without/ });
  await user.click(within(question).getByRole('button', { name: 'Stay logged in' }));
  await find('Buy credits');
  enter();
  await screen.findByRole('dialog', { name: 'Credit Purchase' });
  expect(window.location.search).toBe('?modal=buy');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');

  act(() => {
    queryClient.setQueryData(
      subscriptionStatusQuery.queryKey,
      (status) => status && { ...status, canPurchaseCredits: false },
    );
  });
  press();
  fireEvent.change(search(), { target: { value: 'Buy credits' } });
  await waitFor(() => expect(within(switcher()!).getAllByRole('option')).not.toHaveLength(0));
  expect(within(switcher()!).queryByRole('option', { name: /^Buy credits/ })).toBeNull();
});

it('Command Enter launches a tool that the member has access to, and no other one', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  findMember(mockApi.db(), MAYA)!.stacks = [];
  await openPage();
  await find('Value Ladder Agent');
  enter({ metaKey: true });
  expect(open).not.toHaveBeenCalled();
  expect(switcher()).toBeVisible();
  press();
  await find('Brand Story Agent');
  enter({ metaKey: true });
  expect(open).toHaveBeenCalledOnce();
  expect(switcher()).toBeNull();
});

it('tools that fail to load have a row in the quick switcher, which loads them again', async () => {
  respondTo('/getTools', {}, 500);
  await openPage();
  press();
  const retry = await screen.findByRole('option', { name: /^Tools didn’t load.*Retry/ });
  fireEvent.change(search(), { target: { value: 'newsletter' } });
  expect(within(switcher()!).getByRole('status')).toBeEmptyDOMElement();
  mockApi.server.resetHandlers();
  fireEvent.click(retry);
  expect(await screen.findByRole('option', { name: /^Newsletter Writer/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Tools/ })).toBeNull();
});

it('before a search, the quick switcher lists the tools launched last, the pages and the actions', async () => {
  mockApi.signIn(MAYA);
  const [first, second] = mockApi.db().tools.slice(4, 6);
  recordLaunch(mayaKey(), first!.id, 1);
  recordLaunch(mayaKey(), second!.id, 2);
  await openPage();
  press();
  await within(switcher()!).findByRole('group', { name: 'Launched last' });
  const groups = within(switcher()!).getAllByRole('group');
  const firstRows = groups.map((group) => within(group).getAllByRole('option')[0]!.textContent);
  expect(firstRows).toEqual([expect.stringContaining(second!.name), 'Home', 'Buy credits']);
  expect(within(groups[0]!).getAllByRole('option')).toHaveLength(2);
});

it('the quick switcher finds pages and actions by other names, before tools if one of their names begins with the text, and the closest tools where nothing matches', async () => {
  await openPage();
  await find('Newsletter Writer');
  const names = [
    ['billing invoice', 'Plans'],
    ['credit card', 'Plans'],
    ['plans', 'Plans'],
    ['credit', 'Credit History'],
    ['csv', 'Transaction History'],
    ['export csv', 'Transaction History'],
    ['upload documents', 'Business profile'],
    ['sign out', 'Logout'],
    ['launch', 'Launch Planner'],
    ['write a newsletter', 'Newsletter Writer'],
  ] as const;
  for (const [text, name] of names) {
    fireEvent.change(search(), { target: { value: text } });
    await waitFor(() => expect(selected(), text).toHaveTextContent(name));
  }
  expect(within(switcher()!).getByRole('group', { name: 'Tools' })).toBeVisible();

  fireEvent.change(search(), { target: { value: 'wurkshop' } });
  await waitFor(() => expect(selected()).toHaveTextContent('Workshop Designer'));
  expect(within(switcher()!).getByText('No tool matches “wurkshop”. Closest:')).toBeVisible();
  fireEvent.change(search(), { target: { value: 'qqqqqqq' } });
  await within(switcher()!).findByText('Nothing matches “qqqqqqq”. Try fewer words.');
  expect(within(switcher()!).queryByRole('option')).toBeNull();
});

it('the button of the quick switcher names the Command key on an Apple device', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await openPage();
  expect(screen.getByRole('button', { name: '⌘ K: quick switcher' })).toBeVisible();
});
