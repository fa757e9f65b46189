import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../render-app';
import { captchaService } from './captcha-service';

export const MAYA = { email: 'maya@lindqvistcoaching.com', password: 'Portal-Demo-26' };

/** A valid password that forms must send, and alerts show, unchanged. */
export const TYPED = ` Ab1!<img src="x" onerror="throw 1">{{7*7}}\\n%00 'Пароль 密码 🙂\u202e${'x'.repeat(9000)} `;

/**
 * Sets the value of an input as some password managers do: without an event that React would
 * receive.
 */
export function fillSilently(input: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

/** Opens a page as a visitor and waits for its captcha. */
async function openWithCaptcha(path: string) {
  const captcha = captchaService();
  const app = renderApp(path);
  await waitFor(() => {
    if (captcha.widgets.size !== 1) throw new Error('The captcha is not rendered yet.');
  });
  return {
    ...app,
    captcha,
    /** Replaces the values by pasting, which is faster than typing each character. */
    async fillFields(values: Readonly<Record<string, string | undefined>>) {
      const form = within(screen.queryByRole('dialog') ?? app.container);
      for (const [label, value] of Object.entries(values)) {
        if (value === undefined) continue;
        await app.user.clear(form.getByLabelText(label));
        await app.user.click(form.getByLabelText(label));
        if (value !== '') await app.user.paste(value);
      }
    },
  };
}

/** Opens the login page as a visitor and waits for its captcha. */
export async function openLogin(path = '/auth') {
  const page = await openWithCaptcha(path);
  return {
    ...page,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password'),
    fill: ({ email, password }: { email?: string; password?: string }) =>
      page.fillFields({ Email: email, Password: password }),
    press: () => page.user.click(submitButton()),
  };
}

/** Opens the Reset Your Password dialog of the login page. @param email filled in before */
export async function openResetLink(email?: string) {
  const login = await openLogin();
  if (email !== undefined) fillSilently(login.email, email);
  await login.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await screen.findByRole('dialog', { name: 'Reset Your Password' });
  await waitFor(() => {
    if (login.captcha.widgets.size !== 2) throw new Error('The captcha is not rendered yet.');
  });
  return login;
}

/** Opens the page of a reset link. @param mailed the token as it is in the link */
export async function openResetPassword(mailed = 'good-token') {
  const page = await openWithCaptcha(`/reset-password?token=${mailed}`);
  return {
    ...page,
    password: screen.getByLabelText('New Password'),
    fill: (first: string, second = first) =>
      page.fillFields({ 'New Password': first, 'Confirm New Password': second }),
    press: () => page.user.click(screen.getByRole('button', { name: 'Reset Password' })),
  };
}

/** The submit button of the login, in each of its states. */
export function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: /^(Sign in|Signing in\.\.\.|Please Wait\.\.\.)$/ });
}
