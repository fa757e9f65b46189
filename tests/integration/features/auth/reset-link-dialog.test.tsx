import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { MAYA, openResetLink } from './open-login';

const api = setupMockApi();
const resetLinkRequests = () => api.calls().filter(({ path }) => path === '/auth/resetLink');
const dialog = () => within(screen.getByRole('dialog', { name: 'Reset Your Password' }));
const emailField = () => dialog().getByLabelText('Email');
const sendButton = () =>
  dialog().getByRole('button', { name: /^(Send Link|Sending\.\.\.|Please Wait\.\.\.)$/ });

async function requestLink(email: string) {
  const login = await openResetLink(email);
  login.captcha.solve();
  await login.user.click(sendButton());
  return login;
}

it('the Reset Your Password dialog takes its email from the login form and returns the focus on Cancel', async () => {
  const { user, captcha } = await openResetLink(MAYA.email);
  expect(emailField()).toHaveValue(MAYA.email);
  await waitFor(() => expect(emailField()).toHaveFocus());
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Forgot password?' })).toHaveFocus();
  expect(captcha.widgets.size).toBe(1);
});

it.each([
  ['of the mock API', () => undefined],
  ['with an empty body', () => new HttpResponse(null, { status: 204 })],
])('a reset-link request is confirmed after a response %s', async (_, respond) => {
  api.server.use(http.post('*/api/auth/resetLink', respond));
  const { user } = await requestLink(MAYA.email);
  const status = await dialog().findByRole('status', { name: /^Link Sent/ });
  expect(status).toHaveFocus();
  expect(status).toHaveTextContent('If this email exists, a reset link has been sent.');
  expect(status).toHaveTextContent(/spam/);
  expect(status).toHaveTextContent(/30 minutes/);
  expect(resetLinkRequests()).toHaveLength(1);
  await user.click(dialog().getByRole('button', { name: 'Back to sign in' }));
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(sendButton()).toHaveTextContent('Send Link');
});

it('the rate limit of reset links remains when the dialog is opened again, does not disable the login, and ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { user, captcha } = await requestLink('rate-limited@example.com');
  const limit = 'Too many password reset attempts. Please try again in 45 seconds.';
  // A screen reader announces the notice once, not at each second.
  expect(await dialog().findByText(limit)).toHaveAttribute('aria-live', 'off');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled');

  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  const advanceSeconds = (seconds: number) =>
    act(() => void vi.advanceTimersByTime(seconds * 1000));
  advanceSeconds(44);
  expect(dialog().getByText(/Please try again in 1 second\.$/)).toBeVisible();
  expect(sendButton()).toHaveTextContent('Please Wait...');
  advanceSeconds(1);
  expect(sendButton()).toHaveTextContent('Send Link');
  expect(dialog().getByRole('status')).toHaveTextContent('You can ask for a link again now.');

  api.server.use(http.post('*/api/auth/resetLink', () => HttpResponse.json({}, { status: 500 })));
  captcha.solve();
  await user.click(sendButton());
  expect(await dialog().findByText(/^Server error\./)).toBeVisible();
  expect(dialog().queryByText('You can ask for a link again now.')).toBeNull();
});
