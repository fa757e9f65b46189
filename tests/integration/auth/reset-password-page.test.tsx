import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { App as AppAgain } from '@/app/app';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { stopClock } from '../../helpers/stopped-clock';
import { renderApp } from '../render-app';
import { captchaService } from './captcha-service';
import { MAYA } from './open-login';

const api = setupMockApi();
const STRONG = 'Harbour-Lamp-7';
const WEAK =
  'Password must be at least 8 characters long and contain at least 1 uppercase, 1 lowercase, 1 number, and 1 special character.';
const resetCalls = () => api.calls().filter(({ path }) => path.startsWith('/auth/resetPassword'));
const sendButton = () =>
  screen.getByRole('button', { name: /^(Reset Password|Resetting\.\.\.|Please Wait\.\.\.)$/ });

/** A mail with a reset link, as the server would have sent it. */
function mail(token = 'good-token') {
  api.db().mails.push({
    to: MAYA.email,
    token,
    link: '',
    sentAt: Date.now(),
    expiresAt: Date.now() + 60_000,
    used: false,
  });
}

async function openPage(token = 'good-token') {
  const captcha = captchaService();
  const app = renderApp(`/reset-password?token=${encodeURIComponent(token)}`);
  const password = await screen.findByLabelText('New Password');
  const confirmation = screen.getByLabelText('Confirm New Password');
  await waitFor(() => expect(captcha.widgets.size).toBe(1));
  return {
    ...app,
    captcha,
    password,
    confirmation,
    async fill(first: string, second = first) {
      for (const [field, value] of [
        [password, first],
        [confirmation, second],
      ] as const) {
        await app.user.clear(field);
        if (value === '') continue;
        await app.user.click(field);
        await app.user.paste(value);
      }
    },
    press: () => app.user.click(sendButton()),
  };
}

describe('the reset page', () => {
  it('helps password managers and says its rules', async () => {
    const { password, confirmation, user } = await openPage();
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation).toHaveAttribute('autocomplete', 'new-password');
    expect(password).toHaveAccessibleDescription(/@\$!%\*\?&/);
    await user.click(
      screen.getByRole('button', { name: 'Show characters', description: 'New Password' }),
    );
    expect(password).toHaveAttribute('type', 'text');
    expect(confirmation).toHaveAttribute('type', 'password');
  });

  it('hints at the strength of what is typed', async () => {
    const { password, user } = await openPage();
    expect(screen.queryByText('Weak')).not.toBeInTheDocument();
    await user.type(password, 'abc');
    expect(password).toHaveAccessibleDescription(/Strength: Weak/);
    await user.type(password, 'DEF-12345678');
    expect(password).toHaveAccessibleDescription(/Strength: Strong/);
  });

  it.each([
    ['', '', 'New Password', 'Please fill in all fields.'],
    [STRONG, '', 'Confirm New Password', 'Please fill in all fields.'],
    ['weak', 'other', 'Confirm New Password', 'Passwords do not match.'],
    ['lowercase-only-1', 'lowercase-only-1', 'New Password', WEAK],
  ])('with %j and %j says at %s: %s', async (first, second, label, message) => {
    const page = await openPage();
    await page.fill(first, second);
    page.captcha.solve();
    await page.press();
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(resetCalls()).toEqual([]);
  });

  it('takes the token out of the address before the captcha’s script runs, and outlives a reload', async () => {
    captchaService({ install: false });
    const addresses: string[] = [];
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {
      addresses.push(window.location.href);
    });
    const first = renderApp('/reset-password?token=good-token&lang=en');
    await screen.findByLabelText('New Password');
    await waitFor(() => expect(append).toHaveBeenCalled());
    expect(addresses.map((address) => new URL(address).search)).not.toContainEqual(
      expect.stringContaining('good-token'),
    );
    expect(window.location.search).toBe('?lang=en');

    // A reload keeps the address and the state of the history entry.
    const { state } = window.history;
    first.unmount();
    window.history.replaceState(state, '', window.location.href);
    render(<AppAgain queryClient={first.queryClient} />);
    expect(await screen.findByLabelText('New Password')).toBeVisible();
    expect(screen.queryByText(/Invalid link/)).toBeNull();
  });

  it('needs its captcha', async () => {
    const page = await openPage();
    await page.fill(STRONG);
    await page.press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
    expect(resetCalls()).toEqual([]);
  });

  it('sends one call, with the token in its path', async () => {
    const token = 'a/b?c d';
    mail(token);
    const answer = deferred();
    const seen: { url: string; body: unknown }[] = [];
    api.server.use(
      http.post('*/api/auth/resetPassword/*', async ({ request }) => {
        seen.push({ url: request.url, body: await request.clone().json() });
        await answer.promise;
        return HttpResponse.json({ success: true });
      }),
    );
    const page = await openPage(token);
    await page.fill(` ${STRONG} `);
    const captcha = page.captcha.solve();
    await Promise.all([page.press(), page.press()]);
    expect(sendButton()).toHaveTextContent('Resetting...');
    await page.user.type(page.password, '{Enter}');
    answer.resolve();
    await screen.findByText('Password reset successfully!');
    const typed = ` ${STRONG} `;
    expect(seen).toEqual([
      {
        url: expect.stringMatching(/\/auth\/resetPassword\/a%2Fb%3Fc%20d$/) as string,
        body: { newPassword: typed, confirmPassword: typed, captcha },
      },
    ]);
  });

  it.each([
    [
      400,
      { msg: 'This reset link is invalid or has expired.' },
      'This reset link is invalid or has expired.',
    ],
    [400, {}, 'Please check your input and try again.'],
    [401, {}, 'Invalid email or password. Please check your credentials and try again.'],
    [500, {}, 'Server error. Please try again later or contact support if the problem persists.'],
    [404, {}, 'An unexpected error occurred. Please try again.'],
    [200, { success: false, msg: 'No.' }, 'No.'],
  ])('after %s with %j says: %s', async (status, body, message) => {
    api.server.use(
      http.post('*/api/auth/resetPassword/*', () => HttpResponse.json(body, { status })),
    );
    const page = await openPage();
    await page.fill(STRONG);
    page.captcha.solve();
    await page.press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert.parentElement).toHaveFocus();
    expect(page.password).toHaveValue(STRONG);
    expect(page.confirmation).toHaveValue(STRONG);
    expect(page.captcha.service.reset).toHaveBeenCalledTimes(1);
  });

  it('waits as the server demands', async () => {
    api.server.use(
      http.post('*/api/auth/resetPassword/*', () => HttpResponse.json({}, { status: 429 })),
    );
    const page = await openPage();
    await page.fill(STRONG);
    page.captcha.solve();
    await page.press();
    expect(
      await screen.findByText('Too many attempts. Please wait 15 minutes before trying again.'),
    ).toBeInTheDocument();
    expect(sendButton()).toHaveTextContent('Please Wait...');
  });
});

describe('the way to the login page', () => {
  it('begins 3 s after the success, and the new password works', async () => {
    mail();
    const page = await openPage();
    await page.fill(STRONG);
    page.captcha.solve();
    const answer = deferred();
    api.server.use(
      http.post('*/api/auth/resetPassword/*', () => answer.promise.then(() => undefined)),
    );
    await page.press();
    const { pass, until, run } = stopClock();
    answer.resolve();
    await until(() => screen.getByText('Password reset successfully!'));
    expect(screen.getByRole('status')).toHaveTextContent('Success! redirecting...');
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    expect(api.db().members.find(({ email }) => email === MAYA.email)?.password).toBe(STRONG);
    await pass(2999);
    expect(window.location.pathname).toBe('/reset-password');
    await pass(1);
    run();
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    await screen.findByRole('heading', { name: 'Welcome back' });
  });

  it.each(['/reset-password', '/reset-password?token=', '/reset-password?token=%20'])(
    'is the only one at %s',
    async (path) => {
      captchaService();
      const { pass, run } = stopClock();
      run();
      renderApp(path);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Invalid link, please request a new one.',
      );
      expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
      await pass(3000);
      expect(window.location.pathname).toBe('/auth');
    },
  );
});

it.each(['/reset-password?token=good-token', '/reset-password'])(
  'leads a signed-in visitor of %s home',
  async (path) => {
    captchaService();
    renderApp(path, { as: MAYA.email });
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(resetCalls()).toEqual([]);
  },
);
