import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';
import { captchaService } from './captcha-service';
import { MAYA, openLogin } from './open-login';

const api = setupMockApi();

/** Passwords that are valid by the reset page's rules: they have characters of all four classes. */
const PASSWORDS = [
  ['leading and trailing spaces', '  Ab1!  \t'],
  ['10,000 characters', `Ab1!${'x'.repeat(9996)}`],
  ['Cyrillic, Chinese and Arabic letters', 'Aa1 Пароль-密码-كلمة'],
  ['emoji', 'Ab1🙂🙂🙂🙂'],
  ['HTML', '<img src="x" onerror="throw 1">Ab1!'],
  ['template syntax', 'Ab1!{{7*7}}${7*7}<%= 7*7 %>'],
  ['SQL injection', `Ab1!'; DROP TABLE members; --`],
  ['backslash and percent escapes', 'Ab1!\\n\\u0000%00%0d%0a../..'],
  ['a right-to-left override', 'Ab1!\u202egnol\u202c'],
] as const;

const EMAILS = [
  ['leading and trailing spaces', '  padded@example.com  ', 'padded@example.com'],
  ['10,000 characters', `${'a'.repeat(9988)}@example.com`, null],
  ['Cyrillic letters', 'пользователь@пример.рф', null],
  ['HTML', '"><img/src="x"onerror=1>@example.com', null],
  ['SQL injection', `'or'1'='1@example.com`, null],
  ['template syntax', '{{7*7}}${7*7}@example.com', null],
] as const;

/** Responds with a 400 that has the message, and returns the request bodies. */
function respondWithError(method: 'post' | 'put', path: string, message: string): unknown[] {
  const bodies: unknown[] = [];
  api.server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ msg: message }, { status: 400 });
    }),
  );
  return bodies;
}

/** Expects an alert that shows the message literally and does not render it as HTML. */
async function expectShownAsText(
  message: string,
  queries: Pick<typeof screen, 'findByRole'> = screen,
) {
  const alert = await queries.findByRole('alert');
  expect(alert.textContent).toContain(message.trim());
  expect(document.querySelector('img[src="x"]')).toBeNull();
}

describe.each(PASSWORDS)('password: %s', (name, password) => {
  it(`the login sends the password unchanged (${name})`, async () => {
    const sent = respondWithError('post', '/auth/login', password);
    const login = await openLogin();
    await login.fill({ email: MAYA.email, password });
    const captcha = login.captcha.solve();
    await login.press();
    await expectShownAsText(password);
    expect(sent).toEqual([{ email: MAYA.email, password, captcha }]);
    expect(login.password).toHaveValue(password);
  });

  it(`the reset page sends the password unchanged (${name})`, async () => {
    const sent = respondWithError('post', '/auth/resetPassword/t', password);
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
    await expectShownAsText(password);
    expect(sent).toEqual([{ newPassword: password, confirmPassword: password, captcha }]);
  });

  it(`the Change Password dialog sends the passwords unchanged (${name})`, async () => {
    const sent = respondWithError('put', '/auth/changePassword', password);
    const { user } = renderApp('/explore', { as: MAYA.email });
    await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Password Reset' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      await user.click(dialog.getByLabelText(label));
      await user.paste(password);
    }
    await user.click(dialog.getByRole('button', { name: 'Update Password' }));
    await expectShownAsText(password, dialog);
    expect(sent).toEqual([
      { oldPassword: password, newPassword: password, confirmPassword: password },
    ]);
  });
});

describe.each(EMAILS)('email: %s', (name, typed, trimmed) => {
  const email = trimmed ?? typed;

  it(`the login sends the trimmed email (${name})`, async () => {
    const sent = respondWithError('post', '/auth/login', email);
    const login = await openLogin();
    await login.fill({ email: typed, password: 'x' });
    const captcha = login.captcha.solve();
    await login.press();
    await expectShownAsText(email);
    expect(sent).toEqual([{ email, password: 'x', captcha }]);
  });

  it(`the request for a reset link sends the trimmed email (${name})`, async () => {
    const sent = respondWithError('post', '/auth/resetLink', email);
    const login = await openLogin();
    await login.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset Your Password' }));
    await waitFor(() => expect(login.captcha.widgets.size).toBe(2));
    await login.user.click(dialog.getByLabelText('Email'));
    await login.user.paste(typed);
    const captcha = login.captcha.solve();
    await login.user.click(dialog.getByRole('button', { name: 'Send Link' }));
    await expectShownAsText(email, dialog);
    expect(sent).toEqual([{ email, captcha }]);
  });
});
