import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { copyBusinessProfile } from '@/components/copy-business-profile';
import { useDocuments } from '@/features/onboarding/documents/use-documents';
import { useQuestionnaire } from '@/features/onboarding/questionnaire/use-questionnaire';
import { profileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import {
  readVersions,
  removeVersions,
} from '@/resources/onboarding/business-profile/profile-versions';
import { sessionQuery } from '@/resources/session/queries';
import { readUser } from '@/resources/session/schema';
import { keyOfMember, startSession } from '@/resources/session/session';
import { connectSession } from '@/resources/session/connect-session';
import { showToast } from '@/ui/feedback/toast';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred, flushTasks } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/requests';
import {
  openGenerated,
  reopenApp,
  startGenerating,
  textArea,
  waitForWritten,
} from '../../features/profile/open-generated';
import { renderApp } from '../../render-app';

const api = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = readUser({ _id: 'nora', email: 'nora@eriksenconsulting.com' })!;

async function pressLogout(before?: () => Promise<unknown>) {
  const { user } = renderApp('/explore', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await before?.();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
}

it('a toast of a member is removed at Logout', async () => {
  await pressLogout(() => {
    showToast('loading', 'Your changes were discarded.');
    return screen.findByText('Your changes were discarded.');
  });
  expect(screen.queryByText('Your changes were discarded.')).toBeNull();
});

it.each([
  ['is `success: false`', () => HttpResponse.json({ success: false })],
  ['is the page of a proxy', () => HttpResponse.html('<h1>Gateway</h1>')],
  ['is an error', () => HttpResponse.json({}, { status: 500 })],
])('a logout whose response %s is shown as failed on the login page', async (_, respond) => {
  api.server.use(http.post('*/auth/logout', respond));
  await pressLogout();
  expect(screen.getByText('You may still be signed in.')).toBeInTheDocument();
});

/** A session of Maya without a page. */
async function startSessionOfMaya() {
  api.signIn(MAYA);
  const client = createQueryClient();
  onTestFinished(connectSession(client, () => undefined));
  await client.fetchQuery(sessionQuery);
  return client;
}

/** Renders a hook of a member's page. */
function renderWith<Result>(client: QueryClient, hook: () => Result) {
  return renderHook(hook, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  });
}

it('an upload that the end of the session aborts shows the next member no error', async () => {
  const client = await startSessionOfMaya();
  const response = deferred<Response>();
  api.server.use(http.post('*/user/onboarding/upload', () => response.promise));
  const { result, unmount } = renderWith(client, () => useDocuments([], true));
  act(() => result.current.add([new File(['a'], 'plan-of-maya.pdf')]));
  act(() => result.current.submit());
  await waitFor(() => expect(api.calls().at(-1)?.path).toBe('/user/onboarding/upload'));
  unmount();
  startSession(NORA);
  response.resolve(HttpResponse.json({ msg: 'plan-of-maya.pdf is broken' }, { status: 400 }));
  await act(laterResponse);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

it('a save of answers that the end of the session aborts shows the next member no error', async () => {
  const client = await startSessionOfMaya();
  const response = deferred<Response>();
  api.server.use(http.post('*/user/onboarding', () => response.promise));
  const { result, unmount } = renderWith(client, () => useQuestionnaire(() => undefined));
  await waitFor(() => expect(result.current.record.data).toBeDefined());
  act(() => void result.current.open(1));
  await waitFor(() => expect(api.calls().at(-1)).toMatchObject({ method: 'POST' }));
  unmount();
  startSession(NORA);
  response.resolve(HttpResponse.json({}, { status: 500 }));
  await act(laterResponse);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

it('a copy of the profile that the end of the session aborts shows the next member no error', async () => {
  const client = await startSessionOfMaya();
  const response = deferred<Response>();
  api.server.use(http.get('*/user/onboarding', () => response.promise));
  const copying = copyBusinessProfile(client);
  await waitFor(() => expect(api.calls().at(-1)?.path).toBe('/user/onboarding'));
  startSession(NORA);
  response.resolve(HttpResponse.json({}, { status: 500 }));
  await act(async () => {
    await copying;
    await flushTasks();
  });
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

it.each([
  [
    'Logout in another tab removes the text and this tab does not write it again',
    'logout',
    undefined,
  ],
  ['an expired session keeps the text for its member', 'expired', 'Half a text'],
])('during a generation %s', async (_, how, expected) => {
  const { stream } = await startGenerating('', reopenApp);
  stream.write('Half a ');
  await waitForWritten('Half a');
  const member = keyOfMember(findMember(api.db(), MAYA));
  const keptText = () => readVersions(member)[0]?.text;
  stream.write('text');
  await waitForWritten('Half a text');
  if (how === 'logout') removeVersions(member);
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage({ type: 'signed-out', how });
  await screen.findByText('Redirecting to login...');
  otherTab.close();
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(keptText()).toBe(expected);
});

it('an expired session keeps what was typed, and its notice says so', async () => {
  const { user } = await openGenerated('The saved text', reopenApp);
  await user.type(await textArea(), '.');
  const otherTab = new BroadcastChannel('session');
  onTestFinished(() => otherTab.close());
  otherTab.postMessage({ type: 'signed-out', how: 'expired' });
  expect(await screen.findByText('What you typed is kept in this tab.')).toBeVisible();
  const member = keyOfMember(findMember(api.db(), MAYA));
  expect(profileDraft.read(member)).toBe('The saved text.');
});
