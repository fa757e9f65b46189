import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';
import { captchaService } from './captcha-service';
import { MAYA, openLogin } from './open-login';

const api = setupMockApi();

/** Passwords that the reset page's rules let through: they hold all four classes. */
const PASSWORDS = [
  ['padded', '  Ab1!  \t'],
  ['10,000 characters long', `Ab1!${'x'.repeat(9996)}`],
  ['not Latin', 'Aa1 Пароль-密码-كلمة'],
  ['of emoji', 'Ab1🙂🙂🙂🙂'],
  ['markup', '<img src="x" onerror="throw 1">Ab1!'],
  ['a template', 'Ab1!{{7*7}}${7*7}<%= 7*7 %>'],
  ['an injection', `Ab1!'; DROP TABLE members; --`],
  ['escapes', 'Ab1!\\n\\u0000%00%0d%0a../..'],
  ['written from right to left', 'Ab1!\u202egnol\u202c'],
] as const;

const EMAILS = [
  ['padded', '  padded@example.com  ', 'padded@example.com'],
  ['10,000 characters long', `${'a'.repeat(9988)}@example.com`, null],
  ['not Latin', 'пользователь@пример.рф', null],
  ['markup', '"><img/src="x"onerror=1>@example.com', null],
  ['an injection', `'or'1'='1@example.com`, null],
  ['a template', '{{7*7}}${7*7}@example.com', null],
] as const;

/** Answers a call with its own value, as text that says what was wrong; returns what came. */
function echo(method: 'post' | 'put', path: string, message: string): unknown[] {
  const bodies: unknown[] = [];
  api.server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ msg: message }, { status: 400 });
    }),
  );
  return bodies;
}

/** The message stands there letter by letter, and is nothing but text. */
async function expectSaid(message: string, place: Pick<typeof screen, 'findByRole'> = screen) {
  const alert = await place.findByRole('alert');
  expect(alert.textContent).toContain(message.trim());
  expect(document.querySelector('img[src="x"]')).toBeNull();
}

describe.each(PASSWORDS)('a password that is %s', (_, password) => {
  it('is sent as typed by the login', async () => {
    const sent = echo('post', '/auth/login', password);
    const login = await openLogin();
    await login.fill({ email: MAYA.email, password });
    const captcha = login.captcha.solve();
    await login.press();
    await expectSaid(password);
    expect(sent).toEqual([{ email: MAYA.email, password, captcha }]);
    expect(login.password).toHaveValue(password);
  });

  it('is sent as typed by the reset page', async () => {
    const sent = echo('post', '/auth/resetPassword/t', password);
    const service = captchaService();
    const { user } = renderApp('/reset-password?token=t');
    const first = await screen.findByLabelText('New Password');
    await waitFor(() => expect(service.widgets.size).toBe(1));
    for (const field of [first, screen.getByLabelText('Confirm New Password')]) {
      await user.click(field);
      await user.paste(password);
    }
    const captcha = service.solve();
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await expectSaid(password);
    expect(sent).toEqual([{ newPassword: password, confirmPassword: password, captcha }]);
  });

  it('is sent as typed by the change of a password', async () => {
    const sent = echo('put', '/auth/changePassword', password);
    const { user } = renderApp('/explore', { as: MAYA.email });
    await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Password Reset' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      await user.click(dialog.getByLabelText(label));
      await user.paste(password);
    }
    await user.click(dialog.getByRole('button', { name: 'Update Password' }));
    await expectSaid(password, dialog);
    expect(sent).toEqual([
      { oldPassword: password, newPassword: password, confirmPassword: password },
    ]);
  });
});

describe.each(EMAILS)('an address that is %s', (_, typed, trimmed) => {
  const email = trimmed ?? typed;

  it('is sent by the login', async () => {
    const sent = echo('post', '/auth/login', email);
    const login = await openLogin();
    await login.fill({ email: typed, password: 'x' });
    const captcha = login.captcha.solve();
    await login.press();
    await expectSaid(email);
    expect(sent).toEqual([{ email, password: 'x', captcha }]);
  });

  it('is sent by the request of a link', async () => {
    const sent = echo('post', '/auth/resetLink', email);
    const login = await openLogin();
    await login.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset Your Password' }));
    await waitFor(() => expect(login.captcha.widgets.size).toBe(2));
    await login.user.click(dialog.getByLabelText('Email'));
    await login.user.paste(typed);
    const captcha = login.captcha.solve();
    await login.user.click(dialog.getByRole('button', { name: 'Send Link' }));
    await expectSaid(email, dialog);
    expect(sent).toEqual([{ email, captcha }]);
  });
});
