import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { fetchUser } from '@/resources/session/api';
import { endSession, keyOfMember, startSession } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { requestsTo } from '../../../helpers/mock-api';
import { laterResponse } from '../../../helpers/requests';
import { MAYA, NORA } from '../../../helpers/tabs';
import { renderApp } from '../../render-app';

const mockApi = setupMockApi();
const BALANCE = '/tokens/balance';

const pill = (credits: string) =>
  screen.findByRole('button', { name: new RegExp(`^${credits} credits`) });

/** Opens the catalogue of Maya, who has an unsaved answer. */
async function openCatalogue() {
  const maya = keyOfMember(findMember(mockApi.db(), MAYA));
  addToDraft(maya, { name: 'Maya L.' });
  const app = renderApp('/explore', { as: MAYA });
  await pill('1,284');
  return { ...app, draft: () => storedAnswersDraft.read(maya) };
}

function returnToTab(): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Fires an event of the window; those of the back/forward cache have `persisted`. */
function fire(type: 'focus' | 'pagehide' | 'pageshow'): void {
  act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
}

it.each([
  ['a window that gets the focus', () => fire('focus')],
  ['a tab that becomes visible', () => undefined],
])(
  '%s requests no data before the check of its member, and then shows those of the member who has signed in; the unsaved answers of the first one stay',
  async (_, returnBefore) => {
    const { draft } = await openCatalogue();
    mockApi.signIn(NORA);
    const checkResponse = deferred();
    mockApi.server.use(http.get('*/auth/verifytoken', () => checkResponse.promise, { once: true }));
    const [checks, balances] = [requestsTo('/auth/verifytoken'), requestsTo(BALANCE)];
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    returnToTab();
    await laterResponse();
    expect(requestsTo('/auth/verifytoken')).toHaveLength(checks.length);
    visibility.mockRestore();
    returnBefore();
    returnToTab();
    await waitFor(() => expect(requestsTo('/auth/verifytoken')).toHaveLength(checks.length + 1));
    await laterResponse();
    expect(requestsTo(BALANCE)).toHaveLength(balances.length);
    checkResponse.resolve();
    await pill('42');
    expect(screen.queryByText('1,284')).toBeNull();
    expect(draft()).toEqual({ name: 'Maya L.' });
  },
);

it('a response that arrives after a logout is not shown to the next member', async () => {
  await openCatalogue();
  const response = deferred<Response>();
  mockApi.server.use(http.get(`*/api${BALANCE}`, () => response.promise, { once: true }));
  returnToTab();
  await waitFor(() => expect(requestsTo(BALANCE)).toHaveLength(2));
  act(() => endSession('logout'));
  mockApi.signIn(NORA);
  const nora = await fetchUser();
  act(() => startSession(nora));
  await pill('42');
  const balance = { success: true, totalTokens: 1284, availableTokens: 1284 };
  response.resolve(HttpResponse.json(balance));
  await laterResponse();
  await pill('42');
  expect(screen.queryByText('1,284')).toBeNull();
});

it('a page from the back/forward cache whose member could not be checked stays hidden and is reloaded', async () => {
  await openCatalogue();
  mockApi.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json({}, { status: 500 })));
  const reload = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { reload }));
  fire('pagehide');
  // The attribute by which styles.css hides the page.
  expect(document.documentElement).toHaveAttribute('data-restored');
  fire('pageshow');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.documentElement).toHaveAttribute('data-restored');
});
