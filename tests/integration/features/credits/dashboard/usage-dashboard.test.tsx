import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { URL_CHANGE_EVENT } from '@/lib/react/use-url-change-event';
import { sessionKey } from '@/resources/session/keys';
import { MAYA, MARCUS, LENA, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { pressBack } from '../../../../helpers/user';
import { renderApp } from '../../../render-app';
import { queryDashboard, findDashboard, renderUsage, findUsageButton } from '../render-usage';

const RESOURCES = [
  '/tokens/all-stacks',
  '/tokens/history/grouped',
  '/tokens/platform-costs',
] as const;

test('modal=usage in the URL opens the usage dashboard on any page', async () => {
  renderUsage('/profile?modal=usage');
  const dialog = await findDashboard();
  const tabs = within(dialog).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Credit History',
    'Transaction History',
    'Platform Costs',
  ]);
});

test('the usage dashboard sends its first requests together, whichever tab is open', async () => {
  for (const path of RESOURCES) holdResponse(path);
  renderUsage('/?modal=usage&usageTab=costs');
  await waitFor(() => {
    for (const path of RESOURCES) expect(requestsTo(path)).toHaveLength(1);
  });
});

test('a script that changes the URL and fires the event opens and closes the usage dashboard', async () => {
  renderUsage('/explore');
  await findUsageButton();
  act(() => {
    window.history.pushState(null, '', '/explore?modal=usage');
    window.dispatchEvent(new Event(URL_CHANGE_EVENT));
  });
  await findDashboard();
  act(() => {
    window.history.pushState(null, '', '/explore');
    window.dispatchEvent(new Event(URL_CHANGE_EVENT));
  });
  await waitFor(() => expect(queryDashboard()).toBeNull());
});

test('closing the opened usage dashboard by a double press goes back once, even after another tab of it', async () => {
  window.history.pushState(null, '', '/before');
  const { user } = renderUsage('/explore?x=1');
  await user.click(await findUsageButton());
  await findDashboard();
  const bars = await screen.findByRole('toolbar', { name: 'Transactions of a day' });
  await user.click(within(bars).getAllByRole('button')[0]!);
  await user.click(screen.getByRole('tab', { name: 'Platform Costs' }));
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.click(close);
  fireEvent.click(close);
  await waitFor(() => expect(queryDashboard()).toBeNull());
  expect(window.location.search).toBe('?x=1');
  await pressBack();
  expect(window.location.pathname).toBe('/before');
});

test('a double click on the usage button adds one history entry, so that one Back closes the dashboard', async () => {
  renderUsage('/explore');
  const button = await findUsageButton();
  const { length } = window.history;
  fireEvent.click(button);
  fireEvent.click(button);
  await findDashboard();
  expect(window.history.length).toBe(length + 1);
});

test('choosing a tab of the usage dashboard scrolls to its top and changes the URL without adding a history entry', async () => {
  const { user } = renderUsage('/explore?modal=usage');
  await findDashboard();
  const { length } = window.history;
  // jsdom has no style sheet, so that this is the element that scrolls.
  document.documentElement.scrollTop = 300;
  await user.click(screen.getByRole('tab', { name: 'Platform Costs' }));
  expect(window.location.search).toBe('?modal=usage&usageTab=costs');
  expect(window.history.length).toBe(length);
  expect(document.documentElement.scrollTop).toBe(0);
});

test('every change of the URL by the application fires the URL change event', async () => {
  const { user } = renderUsage('/explore');
  await findUsageButton();
  const urls: string[] = [];
  const record = () => urls.push(window.location.pathname + window.location.search);
  window.addEventListener(URL_CHANGE_EVENT, record);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await findDashboard();
  await user.keyboard('{Escape}');
  window.removeEventListener(URL_CHANGE_EVENT, record);
  expect(urls).toEqual(['/elsewhere?modal=usage', '/elsewhere']);
});

test('a visitor sees neither the usage dashboard nor its button, and no credits are requested', async () => {
  const { queryClient } = renderApp('/auth?modal=usage');
  await screen.findByRole('heading', { name: 'Welcome back' });
  await waitFor(() => expect(queryClient.getQueryData(sessionKey)).toBeNull());
  expect(queryDashboard()).toBeNull();
  expect(screen.queryByRole('button', { name: /Credit usage/ })).toBeNull();
  // A request that was sent before would have arrived before the response to this one.
  await queryClient.refetchQueries({ queryKey: sessionKey });
  for (const path of RESOURCES) expect(requestsTo(path)).toHaveLength(0);
});

test('a member with a plan and an active reward can get more credits in the usage dashboard, but has no subscription to manage', async () => {
  const { user } = renderUsage('/?modal=usage', { as: MARCUS });
  await user.click(await screen.findByRole('button', { name: 'Get More Credits' }));
  expect(window.location.search).toBe('?modal=buy');
  await pressBack();
  await screen.findByRole('button', { name: 'Get More Credits' });
  expect(screen.queryByRole('button', { name: 'Manage Subscription' })).toBeNull();
});

test('a member without a plan cannot get more credits in the usage dashboard, but manage the subscription', async () => {
  const { user } = renderUsage('/?modal=usage', { as: LENA });
  const manage = await screen.findByRole('button', { name: 'Manage Subscription' });
  expect(screen.queryByRole('button', { name: 'Get More Credits' })).toBeNull();
  await user.click(manage);
  await screen.findByText('Page /subscription');
  expect(queryDashboard()).toBeNull();
});

test('the URL of the purchase dialog opens nothing for a member who may not buy credits', async () => {
  const { unmount } = renderApp('/explore?modal=buy', { as: MAYA });
  await screen.findByRole('slider');
  unmount();
  const { queryClient } = renderApp('/explore?modal=buy', { as: LENA });
  await screen.findByRole('link', { name: 'Subscribe' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('slider')).toBeNull();
});
