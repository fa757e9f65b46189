import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { fillSilently, MAYA, openLogin } from './open-login';

const api = setupMockApi();
const RESET_LINK_URL = '*/api/auth/resetLink';
const resetLinkRequests = () => api.calls().filter(({ path }) => path === '/auth/resetLink');

const dialog = () => within(screen.getByRole('dialog', { name: 'Reset Your Password' }));
const emailField = () => dialog().getByLabelText('Email');
const sendButton = () =>
  dialog().getByRole('button', { name: /^(Send Link|Sending\.\.\.|Please Wait\.\.\.)$/ });

/** Opens the dialog from the login page and waits for its captcha. */
async function openDialog(loginEmail?: string) {
  const login = await openLogin();
  if (loginEmail !== undefined) await login.fill({ email: loginEmail });
  await login.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await screen.findByRole('dialog', { name: 'Reset Your Password' });
  await waitFor(() => expect(login.captcha.widgets.size).toBe(2));
  return login;
}

async function requestLink(email: string) {
  const login = await openDialog();
  await login.user.click(emailField());
  await login.user.paste(email);
  login.captcha.solve();
  await login.user.click(sendButton());
  return login;
}

it('the Reset Your Password dialog takes its email from the login form and returns the focus on Cancel', async () => {
  const { user, captcha } = await openDialog(MAYA.email);
  expect(emailField()).toHaveValue(MAYA.email);
  expect(emailField()).toHaveFocus();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Forgot password?' })).toHaveFocus();
  expect(captcha.widgets.size).toBe(1);
});

it('an email that a password manager fills in without an event is in the dialog, and is sent', async () => {
  const login = await openLogin();
  fillSilently(login.email, 'first@example.com');
  await login.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await screen.findByRole('dialog', { name: 'Reset Your Password' });
  await waitFor(() => expect(login.captcha.widgets.size).toBe(2));
  expect(emailField()).toHaveValue('first@example.com');
  fillSilently(emailField(), MAYA.email);
  login.captcha.solve();
  await login.user.click(sendButton());
  await dialog().findByText('Link Sent');
  expect(resetLinkRequests()).toMatchObject([{ body: { email: MAYA.email } }]);
});

it('an invalid email of a reset-link request shows a validation error, and no request is sent', async () => {
  const message = 'Please enter a valid email address';
  const { user } = await openDialog('maya');
  await user.click(sendButton());
  expect(emailField()).toHaveAccessibleDescription(message);
  expect(emailField()).toHaveFocus();
  await user.type(emailField(), 'x');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(resetLinkRequests()).toEqual([]);
});

it('a request for a reset link without a solved captcha is not sent', async () => {
  const { user } = await openDialog(MAYA.email);
  await user.click(sendButton());
  expect(await dialog().findByRole('alert')).toHaveTextContent('Please verify the captcha.');
  expect(resetLinkRequests()).toEqual([]);
});

it('a reset-link request is sent once on a double click, with the trimmed email and the captcha token, and confirmed', async () => {
  const pendingResponse = deferred();
  let calls = 0;
  api.server.use(
    http.post(RESET_LINK_URL, async () => {
      calls += 1;
      await pendingResponse.promise;
      return undefined;
    }),
  );
  const { user, captcha } = await openDialog();
  await user.click(emailField());
  await user.paste(` ${MAYA.email} `);
  const token = captcha.solve();
  await Promise.all([user.click(sendButton()), user.click(sendButton())]);
  expect(sendButton()).toHaveTextContent('Sending...');
  await user.type(emailField(), '{Enter}');
  pendingResponse.resolve();

  expect(await dialog().findByText('Link Sent')).toBeInTheDocument();
  const status = dialog().getByRole('status', { name: /^Link Sent/ });
  expect(status).toHaveFocus();
  expect(status).toHaveTextContent('If this email exists, a reset link has been sent.');
  expect(status).toHaveTextContent(/spam/);
  expect(status).toHaveTextContent(/30 minutes/);
  expect(calls).toBe(1);
  expect(resetLinkRequests()).toMatchObject([{ body: { email: MAYA.email, captcha: token } }]);
  expect(api.db().mails).toHaveLength(1);

  await user.click(dialog().getByRole('button', { name: 'Back to sign in' }));
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(emailField()).toHaveValue('');
});

it('a reset-link request whose response is empty is confirmed by a default message', async () => {
  api.server.use(http.post(RESET_LINK_URL, () => new HttpResponse(null, { status: 204 })));
  await requestLink(MAYA.email);
  const message = 'If this email exists, a reset link has been sent.';
  expect(await dialog().findByText(message)).toBeInTheDocument();
});

it.each([
  ['bad-request@example.com', 'Simulated bad request.'],
  ['html@example.com', 'An unexpected error occurred. Please try again.'],
])(
  'a failed reset-link request for %s keeps the email, resets the captcha and shows: %s',
  async (email, message) => {
    const { captcha } = await requestLink(email);
    expect(await dialog().findByRole('alert')).toHaveTextContent(message);
    expect(emailField()).toHaveValue(email);
    expect(captcha.service.reset).toHaveBeenCalledTimes(1);
    expect(sendButton()).toHaveTextContent('Send Link');
  },
);

describe('while rate-limited', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('the rate limit of reset links remains when the dialog is opened again, does not disable the login, and ends', async () => {
    const { user } = await requestLink('rate-limited@example.com');
    await dialog().findByText('Too many password reset attempts. Please try again in 45 seconds.');
    await user.type(emailField(), '{Enter}');
    expect(resetLinkRequests()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled');

    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(sendButton()).toHaveTextContent('Please Wait...');
    const advanceSeconds = (seconds: number) =>
      act(() => void vi.advanceTimersByTime(seconds * 1000));
    advanceSeconds(43);
    expect(sendButton()).toHaveTextContent('Please Wait...');
    advanceSeconds(2);
    expect(sendButton()).toHaveTextContent('Send Link');
    expect(dialog().getByRole('status')).toHaveTextContent('You can ask for a link again now.');
  });
});
