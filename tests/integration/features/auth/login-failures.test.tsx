import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { MAYA, openLogin, submitButton } from './open-login';

const api = setupMockApi();

async function submitLogin(values: { email: string; password: string }) {
  const login = await openLogin();
  await login.fill(values);
  login.captcha.solve();
  await login.press();
  return login;
}

it.each([
  [MAYA.email, 'Invalid email or password. Please check your credentials and try again.'],
  ['blocked@example.com', 'This account has been blocked. Please contact support.'],
  ['html@example.com', 'Login failed'],
])('a failed login of %s keeps the typed values and shows: %s', async (email, message) => {
  const { captcha, ...login } = await submitLogin({ email, password: 'not this' });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(message)).toBeInTheDocument();
  expect(alert).toHaveFocus();
  expect(alert).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getAllByLabelText(/email/i)).toHaveLength(1);
  expect(login.email).toHaveValue(email);
  expect(login.password).toHaveValue('not this');
  expect(captcha.service.reset).toHaveBeenCalledTimes(1);
  expect(submitButton()).toHaveTextContent('Sign in');
});

it('only a login with a wrong password shows the forgot-password link in its error', async () => {
  const login = await submitLogin({ email: MAYA.email, password: 'wrong' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Forgot your password?');
  await login.user.click(within(alert).getByRole('button', { name: 'forgot-password link' }));
  await screen.findByRole('dialog', { name: 'Reset Your Password' });
  await login.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await login.user.clear(login.email);
  await login.fill({ email: 'server-error@example.com' });
  login.captcha.solve();
  await login.press();
  await screen.findByText(/^Server error/);
  expect(screen.queryByText(/Forgot your password/)).not.toBeInTheDocument();
});

it('the next login after a failed one needs a new captcha and succeeds', async () => {
  const login = await submitLogin({ email: MAYA.email, password: 'wrong' });
  await screen.findByRole('alert');
  await login.user.clear(login.password);
  await login.fill({ password: MAYA.password });
  await login.press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
  await login.user.click(login.password);
  login.captcha.solve();
  await login.press();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

describe('while rate-limited', () => {
  // Fakes only what the countdown uses: requests need real timers.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function advanceSeconds(seconds: number) {
    act(() => {
      vi.advanceTimersByTime(seconds * 1000);
    });
  }
  /**
   * The notice of the rate limit. Waits for its interval, which starts in an effect after the
   * render.
   */
  async function findNotice() {
    const alert = await screen.findByRole('alert');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    return alert;
  }
  function loginCalls() {
    return api.calls().filter(({ path }) => path === '/auth/login').length;
  }
  it('a rate-limited login disables the button until the countdown ends', async () => {
    const login = await submitLogin({ email: 'rate-limited@example.com', password: 'x' });
    const alert = await findNotice();
    expect(alert).toHaveTextContent('Too many login attempts. Please try again in 45 seconds.');
    expect(submitButton()).toHaveTextContent('Please Wait...');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    // A screen reader announces the notice once, not at each second.
    expect(within(alert).getByText(/^Too many/)).toHaveAttribute('aria-live', 'off');

    login.captcha.solve();
    await login.press();
    await login.user.type(login.password, '{Enter}');
    expect(loginCalls()).toBe(1);

    advanceSeconds(5);
    expect(alert).toHaveTextContent('Please try again in 40 seconds.');
    advanceSeconds(39);
    expect(alert).toHaveTextContent('Please try again in 1 second.');
    advanceSeconds(1);
    expect(screen.getByRole('status')).toHaveTextContent('You can sign in again now.');
    expect(submitButton()).toHaveTextContent('Sign in');
    expect(submitButton()).not.toHaveAttribute('aria-disabled');

    await login.press();
    await screen.findByText(/^Too many login attempts/);
    expect(loginCalls()).toBe(2);
  });

  it('a login with a wrong password after a rate-limited one shows that it was wrong instead of that the wait is over', async () => {
    const login = await submitLogin({ email: 'rate-limited@example.com', password: 'wrong' });
    await findNotice();
    advanceSeconds(45);
    expect(screen.getByRole('status')).toHaveTextContent('You can sign in again now.');

    await login.user.clear(login.email);
    await login.fill({ email: MAYA.email });
    login.captcha.solve();
    await login.press();
    await vi.waitFor(() => expect(loginCalls()).toBe(2));
    expect(await screen.findByText(/^Invalid email or password/)).toBeVisible();
    expect(screen.queryByText('You can sign in again now.')).toBeNull();
  });
});
