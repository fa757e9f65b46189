import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToDraft, readDraft } from '@/resources/onboarding/drafts';
import { openProfileDraft } from '@/resources/onboarding/profile-text';
import { readUser } from '@/resources/session/schema';
import { startMemberSession } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { stopClock } from '../../helpers/stopped-clock';
import { renderApp } from '../render-app';
import { onPhone } from '../shell/window';
import { captchaService } from './captcha-service';
import { MAYA } from './open-login';

const api = setupMockApi();
const ADDRESS = '*/api/auth/changePassword';
const NEW = 'Harbour-Lamp-7';
const CHANGED = 'Password changed successfully!';
const callsOf = (name: string) => api.calls().filter(({ path }) => path === name);
const changeCalls = () => callsOf('/auth/changePassword');

const find = () => screen.findByRole('dialog', { name: 'Change Password' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Change Password' }));
const field = (label: string) => dialog().getByLabelText(label);
const updateButton = () =>
  dialog().getByRole('button', { name: /^(Update Password|Updating\.\.\.)$/ });

async function openDialog() {
  const app = renderApp('/explore', { as: MAYA.email });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Password Reset' }));
  await find();
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

describe('the Change Password dialog', () => {
  it('has three fields with toggles, locks the page, and is cleared on close', async () => {
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
    await find();
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      expect(field(label)).toHaveValue('');
    }
    expect(changeCalls()).toEqual([]);
  });

  it('opens from the phone menu too, which closes', async () => {
    onPhone();
    const { user } = renderApp('/explore', { as: MAYA.email });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Password Reset' }));
    await find();
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
  ])('with %j, %j and %j says at %s: %s', async (current, next, again, label, message) => {
    const { fill, press, user } = await openDialog();
    await fill(current, next, again);
    await press();
    expect(dialog().getByRole('alert')).toHaveTextContent(message);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message) as string);
    await user.keyboard('x');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(changeCalls()).toEqual([]);
  });

  it.each([
    [HttpResponse.json({ msg: 'Used before.' }, { status: 400 }), 'Used before.'],
    [HttpResponse.json({ message: 'Other.' }, { status: 400 }), '{"message":"Other."}'],
    [new HttpResponse('{ "error": "Spaced." }', { status: 422 }), '{ "error": "Spaced." }'],
    [HttpResponse.text('Plain words', { status: 500 }), 'Plain words'],
    [HttpResponse.html('<b>Bad Gateway</b>', { status: 502 }), '<b>Bad Gateway</b>'],
    [new HttpResponse(null, { status: 500 }), 'Something went wrong.'],
    [HttpResponse.error(), 'Something went wrong.'],
  ])('keeps what is typed and says what failed, case %#', async (response, message) => {
    api.server.use(http.put(ADDRESS, () => response));
    const { fill, press } = await openDialog();
    await fill(MAYA.password, NEW);
    await press();
    expect(await dialog().findByRole('alert')).toHaveTextContent(message);
    expect(field('Current Password')).toHaveValue(MAYA.password);
    expect(field('New Password')).toHaveValue(NEW);
    expect(field('Confirm New Password')).toHaveValue(NEW);
    expect(updateButton()).toHaveTextContent('Update Password');
  });

  it('stays for a wrong current password: one renewal, no logout', async () => {
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
});

describe('a changed password', () => {
  beforeEach(() => {
    captchaService();
    localStorage.setItem('token', 'a');
    sessionStorage.setItem('token', 'b');
    document.cookie = 'token=c; path=/';
  });

  /** Presses Update Password, and stops the clock before the response arrives. */
  async function change({ fill, press }: Awaited<ReturnType<typeof openDialog>>) {
    const answer = deferred();
    api.server.use(http.put(ADDRESS, () => answer.promise.then(() => undefined)));
    await fill(MAYA.password, NEW);
    await press();
    await waitFor(() => expect(changeCalls()).toHaveLength(1));
    const clock = stopClock();
    answer.resolve();
    await clock.until(() => screen.getByText(CHANGED));
    return clock;
  }

  it('is said, and after 2 s the token is cleared and the member logged out', async () => {
    const answer = deferred();
    api.server.use(http.put(ADDRESS, () => answer.promise.then(() => undefined)));
    const { fill, press, user } = await openDialog();
    await fill(MAYA.password, NEW);
    await Promise.all([press(), press()]);
    expect(updateButton()).toHaveTextContent('Updating...');
    await user.type(field('New Password'), '{Enter}');
    const { pass, until, run } = stopClock();
    answer.resolve();

    await until(() => dialog().getByText(CHANGED));
    fireEvent.click(updateButton());
    expect(changeCalls()).toMatchObject([
      { body: { oldPassword: MAYA.password, newPassword: NEW, confirmPassword: NEW } },
    ]);
    await pass(1999);
    expect(dialog().getByText(CHANGED)).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('a');
    expect(callsOf('/auth/logout')).toEqual([]);

    await pass(1);
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(document.cookie).not.toContain('token=');
    run();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(window.location.pathname).toBe('/auth');
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body.style.overflow).toBe('');
    expect(callsOf('/auth/logout')).toHaveLength(1);
  });

  it('keeps unsaved typing: the member has not asked for the logout that follows', async () => {
    const page = await openDialog();
    const member = findMember(api.db(), MAYA.email)!.id;
    addToDraft(member, { name: 'Maya L.' });
    openProfileDraft(member).write('My new profile');
    const { pass, run } = await change(page);
    await pass(2000);
    run();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(readDraft(member)).toEqual({ name: 'Maya L.' });
    expect(openProfileDraft(member).read()).toBe('My new profile');
  });

  it('ends the session although the page may not touch cookies', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    const { pass, run } = await change(await openDialog());
    await pass(2000);
    run();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(callsOf('/auth/logout')).toHaveLength(1);
  });

  it('ends the session although the logout fails', async () => {
    api.server.use(http.post('*/auth/logout', () => new HttpResponse(null, { status: 500 })));
    const { pass, run } = await change(await openDialog());
    await pass(2000);
    run();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(window.location.pathname).toBe('/auth');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('does not log out somebody else who has signed in meanwhile', async () => {
    const { pass, run } = await change(await openDialog());
    const other = readUser({ _id: 'other', username: 'Other', email: 'other@example.com' });
    act(() => startMemberSession(other!));
    await pass(2000);
    run();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsOf('/auth/logout')).toEqual([]);
    expect(window.location.pathname).toBe('/explore');
  });

  it('is told and followed by the logout although the dialog was closed', async () => {
    const answer = deferred();
    api.server.use(http.put(ADDRESS, () => answer.promise.then(() => undefined)));
    const { fill, press, user } = await openDialog();
    await fill(MAYA.password, NEW);
    await press();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const { pass, until, run } = stopClock();
    answer.resolve();
    await until(() => screen.getByText(CHANGED));
    await pass(2000);
    run();
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(callsOf('/auth/logout')).toHaveLength(1);
  });
});

it('a failed call is told although the dialog was closed', async () => {
  const answer = deferred();
  api.server.use(
    http.put(ADDRESS, async () => {
      await answer.promise;
      return HttpResponse.json({ msg: 'Used before.' }, { status: 400 });
    }),
  );
  const { fill, press, user } = await openDialog();
  await fill(MAYA.password, NEW);
  await press();
  await user.keyboard('{Escape}');
  answer.resolve();
  expect(await screen.findByText('Used before.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/explore');
});
