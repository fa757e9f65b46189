import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { fetchUser } from '@/resources/session/api';
import { keyOfMember, startSession } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/requests';
import { callsTo } from '../../features/billing/open-billing';
import { renderApp } from '../../render-app';

const mockApi = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = 'nora@eriksenconsulting.com';
const BALANCE = '/tokens/balance';

const pill = (credits: string) =>
  screen.findByRole('button', { name: new RegExp(`^${credits} credits`) });

function returnToTab(): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

function focusWindow(): void {
  act(() => void window.dispatchEvent(new Event('focus')));
}

/** Fires an event of the back/forward cache. */
function firePageTransition(type: 'pagehide' | 'pageshow'): void {
  act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
}

it.each([
  ['a window that gets the focus', focusWindow],
  ['a tab that becomes visible', () => undefined],
])(
  '%s requests no data before the check of its member, and then shows those of the member who has signed in',
  async (_, returnBefore) => {
    renderApp('/explore', { as: MAYA });
    await pill('1,284');
    mockApi.signIn(NORA);
    const checkResponse = deferred();
    mockApi.server.use(http.get('*/auth/verifytoken', () => checkResponse.promise, { once: true }));
    const [checks, balances] = [callsTo('/auth/verifytoken'), callsTo(BALANCE)];
    returnBefore();
    returnToTab();
    await waitFor(() => expect(callsTo('/auth/verifytoken')).toHaveLength(checks.length + 1));
    await laterResponse();
    expect(callsTo(BALANCE)).toHaveLength(balances.length);
    checkResponse.resolve();
    await pill('42');
    expect(screen.queryByText('1,284')).toBeNull();
  },
);

it('a response that arrives after a logout is not shown to the next member', async () => {
  const { user } = renderApp('/explore', { as: MAYA });
  await pill('1,284');
  const balanceResponse = deferred();
  mockApi.server.use(
    http.get(
      `*/api${BALANCE}`,
      async () => {
        await balanceResponse.promise;
        return HttpResponse.json({ success: true, totalTokens: 1284, availableTokens: 1284 });
      },
      { once: true },
    ),
  );
  returnToTab();
  await waitFor(() => expect(callsTo(BALANCE)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Welcome back' });

  mockApi.signIn(NORA);
  const nora = await fetchUser();
  act(() => startSession(nora));
  await pill('42');
  balanceResponse.resolve();
  await laterResponse();
  await pill('42');
  expect(screen.queryByText('1,284')).toBeNull();
});

it('another member who signs in does not remove the unsaved answers of the first one', async () => {
  renderApp('/explore', { as: MAYA });
  await pill('1,284');
  const maya = keyOfMember(findMember(mockApi.db(), MAYA));
  addToDraft(maya, { name: 'Maya L.' });
  mockApi.signIn(NORA);
  focusWindow();
  await pill('42');
  expect(storedAnswersDraft.read(maya)).toEqual({ name: 'Maya L.' });
});

it('a page from the back/forward cache whose member could not be checked stays hidden and is reloaded', async () => {
  renderApp('/explore', { as: MAYA });
  await pill('1,284');
  mockApi.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json({}, { status: 500 })));
  const reload = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { reload }));
  firePageTransition('pagehide');
  // The attribute by which styles.css hides the page.
  expect(document.documentElement).toHaveAttribute('data-restored');
  firePageTransition('pageshow');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.documentElement).toHaveAttribute('data-restored');
});
