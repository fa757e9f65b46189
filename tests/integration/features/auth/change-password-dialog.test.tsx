import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { request } from '@/http/request';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/requests';
import { stopClock } from '../../../helpers/clock';
import { stubPhoneViewport } from '../../app/window';
import { renderApp } from '../../render-app';
import { captchaService } from './captcha-service';
import { MAYA, TYPED } from './open-login';

const api = setupMockApi();
const NEW = 'Harbour-Lamp-7';
const CHANGED = 'Password changed successfully!';
const LABELS = ['Current Password', 'New Password', 'Confirm New Password'];
const callsOf = (name: string) => api.calls().filter(({ path }) => path === name);
const changeCalls = () => callsOf('/auth/changePassword');
const bodyOf = (oldPassword: string, newPassword: string) => ({
  body: { oldPassword, newPassword, confirmPassword: newPassword },
});

const findDialog = () => screen.findByRole('dialog', { name: 'Change Password' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Change Password' }));
const field = (label: string) => dialog().getByLabelText(label);
const updateButton = () =>
  dialog().getByRole('button', { name: /^(Update Password|Updating\.\.\.)$/ });

/** Waits until the browser has gone back from the entry of the dialog. */
const waitForClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// The login page, on which a change ends, has a captcha.
beforeEach(() => void captchaService());

async function openDialog() {
  const { user } = renderApp('/explore', { as: MAYA.email });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Password Reset' }));
  await findDialog();
  const press = () => user.click(updateButton());
  async function fill(...values: string[]) {
    for (const [index, label] of LABELS.entries()) {
      await user.clear(field(label));
      await user.click(field(label));
      await user.paste(values[index] ?? values.at(-1));
    }
  }
  return { user, fill, press };
}

/** Opens the dialog and submits a change; its response is held until the function is called. */
async function holdChange(respond: () => Response | undefined = () => undefined) {
  const pending = deferred();
  api.server.use(http.put('*/api/auth/changePassword', () => pending.promise.then(respond)));
  const opened = await openDialog();
  await opened.fill(MAYA.password, NEW);
  return { ...opened, respond: pending.resolve };
}

it('the Change Password dialog is empty when it is opened again', async () => {
  const { user, fill } = await openDialog();
  await waitFor(() => expect(field('Current Password')).toHaveFocus());
  expect(field('Current Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('New Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Confirm New Password')).toHaveAttribute('autocomplete', 'new-password');
  await fill('a', 'b', 'c');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitForClosed();
  expect(screen.getByRole('button', { name: 'Profile menu' })).toHaveFocus();

  // The first entry is Profile.
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await findDialog();
  for (const label of LABELS) expect(field(label)).toHaveValue('');
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
  await waitForClosed();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('an invalid change shows a validation error at its field, and one that the server rejects its message with the typed values, and no toast', async () => {
  const message = 'Password must be at least 8 characters long.';
  const { fill, press, user } = await openDialog();
  await fill('old', 'short');
  await press();
  expect(dialog().getByRole('alert')).toHaveTextContent(message);
  expect(field('New Password')).toHaveFocus();
  expect(field('New Password')).toHaveAccessibleDescription(new RegExp(message));
  expect(field('New Password')).toBeInvalid();
  await user.keyboard('x');
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  expect(changeCalls()).toEqual([]);

  const rejected = () => HttpResponse.text(TYPED, { status: 502 });
  api.server.use(http.put('*/api/auth/changePassword', rejected));
  await fill(MAYA.password, TYPED);
  await press();
  expect((await dialog().findByRole('alert')).textContent).toContain(TYPED.trim());
  await laterResponse();
  expect(screen.getByLabelText('Notifications').textContent).toBe('');
  for (const label of LABELS.slice(1)) expect(field(label)).toHaveValue(TYPED);
  expect(updateButton()).toHaveTextContent('Update Password');
  expect(changeCalls()).toMatchObject([bodyOf(MAYA.password, TYPED)]);
});

it('a changed password is sent once, shows a success, and after 2 s removes the stored token and logs the member out', async () => {
  document.cookie = 'token=c; path=/';
  for (const storage of [localStorage, sessionStorage]) storage.setItem('token', 'a');
  const { press, respond, user } = await holdChange();
  await Promise.all([press(), press()]);
  expect(updateButton()).toHaveTextContent('Updating...');
  await user.type(field('New Password'), '{Enter}');
  const { advance, waitUntil, resume } = stopClock();
  respond();

  await waitUntil(() => dialog().getByText(CHANGED));
  fireEvent.click(updateButton());
  expect(changeCalls()).toMatchObject([bodyOf(MAYA.password, NEW)]);
  await advance(1999);
  expect(dialog().getByText(CHANGED)).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('a');
  await advance(1);
  resume();
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(window.location.pathname).toBe('/auth');
  expect(window.location.search).toBe('');
  await waitForClosed();
  expect(callsOf('/auth/logout')).toHaveLength(1);
  expect(document.cookie).not.toContain('token=');
  for (const storage of [localStorage, sessionStorage]) expect(storage.getItem('token')).toBeNull();
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

it('another member who signs in after a changed password stays on the page, and the dialog closes', async () => {
  const { fill, press } = await openDialog();
  await fill(MAYA.password, NEW);
  await press();
  await screen.findByText(CHANGED);
  api.signIn('nora@eriksenconsulting.com');
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByRole('button', { name: /^42 credits/ });
  await waitFor(() => expect(screen.queryByText(CHANGED)).toBeNull());
  expect(window.location.pathname).toBe('/explore');
});

it.each([
  [CHANGED, '/auth', () => undefined],
  ['Used before.', '/explore', () => HttpResponse.json({ msg: 'Used before.' }, { status: 400 })],
])(
  'a change whose dialog was closed before its response shows "%s" and then the page %s',
  async (message, path, respondWith) => {
    const { press, respond, user } = await holdChange(respondWith);
    // Neither cookies that the browser blocks nor a failed logout keep the member on the page.
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    api.server.use(http.post('*/auth/logout', () => new HttpResponse(null, { status: 500 })));
    await press();
    await user.keyboard('{Escape}');
    await waitForClosed();
    const { advance, waitUntil, resume } = stopClock();
    respond();
    await waitUntil(() => screen.getByText(message));
    await advance(2000);
    resume();
    await waitFor(() => expect(window.location.pathname).toBe(path));
    expect(callsOf('/auth/logout')).toHaveLength(path === '/auth' ? 1 : 0);
  },
);
