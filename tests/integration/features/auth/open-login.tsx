import { screen, waitFor } from '@testing-library/react';
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

/** Opens the login page as a visitor and waits for its captcha. */
export async function openLogin(path = '/auth') {
  const captcha = captchaService();
  const app = renderApp(path);
  await screen.findByRole('heading', { name: 'Welcome back' });
  await waitFor(() => {
    if (captcha.widgets.size !== 1) throw new Error('The captcha is not rendered yet.');
  });

  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password');
  return {
    ...app,
    captcha,
    email,
    password,
    /** Pastes the values, which is faster than typing each character. */
    async fill(values: { email?: string; password?: string }) {
      for (const [field, value] of [
        [email, values.email],
        [password, values.password],
      ] as const) {
        if (!value) continue;
        await app.user.click(field);
        await app.user.paste(value);
      }
    },
    press: () => app.user.click(submitButton()),
  };
}

/** The submit button, in each of its states. */
export function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: /^(Sign in|Signing in\.\.\.|Please Wait\.\.\.)$/ });
}
