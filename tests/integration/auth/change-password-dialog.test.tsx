import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '@/http/request';
import { addToDraft, readDraft } from '@/resources/onboarding/drafts';
import { openProfileDraft } from '@/resources/onboarding/profile-text';
import { readUser } from '@/resources/session/schema';
import { memberKey } from '@/resources/session/session';
import { startMemberSession } from '@/resources/session/start-session';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { stopClock } from '../../helpers/stopped-clock';
import { renderApp } from '../render-app';
import { stubPhoneViewport } from '../shell/window';
import { captchaService } from './captcha-service';
import { MAYA } from './open-login';

const api = setupMockApi();
const URL_PATTERN = '*/api/auth/changePassword';
const NEW = 'Harbour-Lamp-7';
const CHANGED = 'Password changed successfully!';
const callsOf = (name: string) => api.calls().filter(({ path }) => path === name);
const changeCalls = () => callsOf('/auth/changePassword');

const findDialog = () => screen.findByRole('dialog', { name: 'Change Password' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Change Password' }));
const field = (label: string) => dialog().getByLabelText(label);
const updateButton = () =>
  dialog().getByRole('button', { name: /^(Update Password|Updating\.\.\.)$/ });

async function openDialog() {
  const app = renderApp('/explore', { as: MAYA.email });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Password Reset' }));
  await findDialog();
  return {
    ...app,
    fill: async (current: string, next: string, confirmation = next) => {
      for (const [label, value] of [
        ['Current Password', current],
        ['New Password', next],
        ['Confirm New Password', confirmation],
      ] as const) {
        await user.clear(field(label));
        if (value === '') continue;
        await user.click(field(label));
        await user.paste(value);
      }
    },
    press: () => user.click(updateButton()),
  };
}

it('the Change Password dialog has three fields with toggles, locks the scrolling of the page, and is empty when it is opened again', async () => {
  const { user, fill } = await openDialog();
  expect(field('Current Password')).toHaveFocus();
  expect(field('Current Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('New Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Confirm New Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(document.body.style.overflow).toBe('hidden');
  await fill('a', 'b', 'c');
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    const toggle = dialog().getByRole('button', { name: /characters/, description: label });
    await user.click(toggle);
    expect(field(label)).toHaveAttribute('type', 'text');
    await user.click(toggle);
    expect(field(label)).toHaveAttribute('type', 'password');
  }

  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body.style.overflow).toBe('');
  expect(screen.getByRole('button', { name: 'Profile menu' })).toHaveFocus();

  // The first entry is Profile.
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await findDialog();
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    expect(field(label)).toHaveValue('');
  }
  expect(changeCalls()).toEqual([]);
});

it('the small-screen menu closes when it opens the Change Password dialog', async () => {
  stubPhoneViewport();
  const { user } = renderApp('/explore', { as: MAYA.email });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Password Reset' }));
  await findDialog();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it.each([
  ['', '', '', 'Current Password', 'All fields are required.'],
  ['old', 'short', '', 'Confirm New Password', 'All fields are required.'],
  ['old', 'short', 'other', 'Confirm New Password', 'New and Confirm passwords must match.'],
  ['old', 'short', 'short', 'New Password', 'Password must be at least 8 characters long.'],
])(
  'changing %j to %j, confirmed as %j, shows at %s: %s',
  async (current, next, again, label, message) => {
    const { fill, press, user } = await openDialog();
    await fill(current, next, again);
    await press();
    expect(dialog().getByRole('alert')).toHaveTextContent(message);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message) as string);
    expect(field(label)).toBeInvalid();
    await user.keyboard('x');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(changeCalls()).toEqual([]);
  },
);

it.each([
  ['Used before.', HttpResponse.json({ msg: 'Used before.' }, { status: 400 })],
  ['{"message":"Other."}', HttpResponse.json({ message: 'Other.' }, { status: 400 })],
  ['{ "error": "Spaced." }', new HttpResponse('{ "error": "Spaced." }', { status: 422 })],
  ['Plain words', HttpResponse.text('Plain words', { status: 500 })],
  ['<b>Bad Gateway</b>', HttpResponse.html('<b>Bad Gateway</b>', { status: 502 })],
  ['Something went wrong.', new HttpResponse(null, { status: 500 })],
  ['Something went wrong.', HttpResponse.error()],
])('a failed change keeps the typed values and shows %s', async (message, response) => {
  api.server.use(http.put(URL_PATTERN, () => response));
  const { fill, press } = await openDialog();
  await fill(MAYA.password, NEW);
  await press();
  expect(await dialog().findByRole('alert')).toHaveTextContent(message);
  expect(field('Current Password')).toHaveValue(MAYA.password);
  expect(field('New Password')).toHaveValue(NEW);
  expect(field('Confirm New Password')).toHaveValue(NEW);
  expect(updateButton()).toHaveTextContent('Update Password');
});

it('a wrong current password keeps the dialog open after one refresh, without a logout', async () => {
  const { fill, press } = await openDialog();
  await fill('not this', NEW);
  await press();
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'The current password is incorrect.',
  );
  expect(callsOf('/auth/refresh')).toHaveLength(1);
  expect(changeCalls()).toHaveLength(2);
  expect(callsOf('/auth/logout')).toEqual([]);
  expect(window.location.pathname).toBe('/explore');
});

describe('after a change of password', () => {
  beforeEach(() => {
    captchaService();
    localStorage.setItem('token', 'a');
    sessionStorage.setItem('token', 'b');
    document.cookie = 'token=c; path=/';
  });

  /** Presses Update Password, and stops the clock before the response arrives. */
  async function change({ fill, press }: Awaited<ReturnType<typeof openDialog>>) {
    const pendingResponse = deferred();
    api.server.use(http.put(URL_PATTERN, () => pendingResponse.promise.then(() => undefined)));
    await fill(MAYA.password, NEW);
    await press();
    await waitFor(() => expect(changeCalls()).toHaveLength(1));
    const clock = stopClock();
    pendingResponse.resolve();
    await clock.waitUntil(() => screen.getByText(CHANGED));
    return clock;
  }

  it('a changed password shows a success, and after 2 s clears the token and logs the member out', async () => {
    const pendingResponse = deferred();
    api.server.use(http.put(URL_PATTERN, () => pendingResponse.promise.then(() => undefined)));
    const { fill, press, user } = await openDialog();
    await fill(MAYA.password, NEW);
    await Promise.all([press(), press()]);
    expect(updateButton()).toHaveTextContent('Updating...');
    await user.type(field('New Password'), '{Enter}');
    const { advance, waitUntil, resume } = stopClock();
    pendingResponse.resolve();

    await waitUntil(() => dialog().getByText(CHANGED));
    fireEvent.click(updateButton());
    expect(changeCalls()).toMatchObject([
      { body: { oldPassword: MAYA.password, newPassword: NEW, confirmPassword: NEW } },
    ]);
    await advance(1999);
    expect(dialog().getByText(CHANGED)).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('a');
    expect(callsOf('/auth/logout')).toEqual([]);

    await advance(1);
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(document.cookie).not.toContain('token=');
    resume();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(window.location.pathname).toBe('/auth');
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body.style.overflow).toBe('');
    expect(callsOf('/auth/logout')).toHaveLength(1);
  });

  it('the logout after a changed password keeps the drafts of unsaved changes', async () => {
    const page = await openDialog();
    const member = memberKey(findMember(api.db(), MAYA.email));
    addToDraft(member, { name: 'Maya L.' });
    openProfileDraft(member).write('My new profile');
    const { advance, resume } = await change(page);
    await advance(2000);
    resume();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(readDraft(member)).toEqual({ name: 'Maya L.' });
    expect(openProfileDraft(member).read()).toBe('My new profile');
  });

  it('a changed password logs the member out where the browser denies access to cookies', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    const { advance, resume } = await change(await openDialog());
    await advance(2000);
    resume();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(callsOf('/auth/logout')).toHaveLength(1);
  });

  it('a changed password ends the session although the logout request fails', async () => {
    api.server.use(http.post('*/auth/logout', () => new HttpResponse(null, { status: 500 })));
    const { advance, resume } = await change(await openDialog());
    await advance(2000);
    resume();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(window.location.pathname).toBe('/auth');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('a session that the server ends after a changed password shows on the login page that it was changed', async () => {
    const { fill, press } = await openDialog();
    await fill(MAYA.password, NEW);
    await press();
    await screen.findByText(CHANGED);
    api.db().sessions.length = 0;
    await act(() => request('/user').catch(() => undefined));
    expect(await screen.findByText('Please sign in with your new password.')).toBeVisible();
    expect(callsOf('/auth/logout')).toHaveLength(1);
  });

  it('a changed password does not log out another member who has signed in since', async () => {
    const { advance, resume } = await change(await openDialog());
    const other = readUser({ _id: 'other', username: 'Other', email: 'other@example.com' });
    act(() => startMemberSession(other!));
    await advance(2000);
    resume();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsOf('/auth/logout')).toEqual([]);
    expect(window.location.pathname).toBe('/explore');
  });

  it('a password that is changed after the dialog was closed shows a success and logs the member out', async () => {
    const pendingResponse = deferred();
    api.server.use(http.put(URL_PATTERN, () => pendingResponse.promise.then(() => undefined)));
    const { fill, press, user } = await openDialog();
    await fill(MAYA.password, NEW);
    await press();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const { advance, waitUntil, resume } = stopClock();
    pendingResponse.resolve();
    await waitUntil(() => screen.getByText(CHANGED));
    await advance(2000);
    resume();
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(callsOf('/auth/logout')).toHaveLength(1);
  });
});

it('a change that fails after the dialog was closed shows its error', async () => {
  const pendingResponse = deferred();
  api.server.use(
    http.put(URL_PATTERN, async () => {
      await pendingResponse.promise;
      return HttpResponse.json({ msg: 'Used before.' }, { status: 400 });
    }),
  );
  const { fill, press, user } = await openDialog();
  await fill(MAYA.password, NEW);
  await press();
  await user.keyboard('{Escape}');
  pendingResponse.resolve();
  expect(await screen.findByText('Used before.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/explore');
});
