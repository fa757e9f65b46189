import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { stopClock } from '../../../helpers/clock';
import { renderApp } from '../../render-app';
import { captchaService } from './captcha-service';
import { fillSilently, MAYA, TYPED } from './open-login';

const api = setupMockApi();
const STRONG = 'Harbour-Lamp-7';
const WEAK =
  'Password must be at least 8 characters long and contain at least 1 uppercase, 1 lowercase, 1 number, and 1 special character.';
const resetCalls = () => api.calls().filter(({ path }) => path.startsWith('/auth/resetPassword'));
const sendButton = () =>
  screen.getByRole('button', { name: /^(Reset Password|Resetting\.\.\.|Please Wait\.\.\.)$/ });

/** Adds a mail with a reset link to the mock API. */
function addResetMail(token = 'good-token') {
  api.db().mails.push({
    to: MAYA.email,
    token,
    link: '',
    sentAt: Date.now(),
    expiresAt: Date.now() + 60_000,
    used: false,
  });
}

/** @param mailed the token as it is in the link */
async function openPage(mailed = 'good-token') {
  const captcha = captchaService();
  const app = renderApp(`/reset-password?token=${mailed}`);
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

it('the fields of the reset page have autocomplete and a toggle each, and the rules and the strength as a description', async () => {
  const { password, confirmation, user } = await openPage();
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(confirmation).toHaveAttribute('autocomplete', 'new-password');
  expect(password).toHaveAccessibleDescription(/@\$!%\*\?&/);
  await user.click(
    screen.getByRole('button', { name: 'Show characters', description: 'New Password' }),
  );
  expect(password).toHaveAttribute('type', 'text');
  expect(confirmation).toHaveAttribute('type', 'password');

  expect(screen.queryByText('Weak')).not.toBeInTheDocument();
  await user.type(password, 'abc');
  expect(password).toHaveAccessibleDescription(/Strength: Weak/);
  await user.type(password, 'DEF-12345678');
  expect(password).toHaveAccessibleDescription(/Strength: Strong/);
});

it.each([
  ['weak', 'other', 'Confirm New Password', 'Passwords do not match.'],
  ['lowercase-only-1', 'lowercase-only-1', 'New Password', WEAK],
])(
  'resetting the password to %j, confirmed as %j, shows at %s: %s',
  async (first, second, label, message) => {
    const page = await openPage();
    await page.fill(first, second);
    page.captcha.solve();
    await page.press();
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(resetCalls()).toEqual([]);
  },
);

it('the reset page removes its token from the URL before the captcha’s script is added, and still has it after a reload', async () => {
  captchaService({ install: false });
  const urls: string[] = [];
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {
    urls.push(window.location.href);
  });
  const first = renderApp('/reset-password?token=good-token&lang=en');
  await screen.findByLabelText('New Password');
  await waitFor(() => expect(append).toHaveBeenCalled());
  expect(urls.map((url) => new URL(url).search)).not.toContainEqual(
    expect.stringContaining('good-token'),
  );
  expect(window.location.search).toBe('?lang=en');

  // A reload keeps the URL and the state of the history entry.
  const { state } = window.history;
  first.unmount();
  window.history.replaceState(state, '', window.location.href);
  render(<App queryClient={first.queryClient} />);
  expect(await screen.findByLabelText('New Password')).toBeVisible();
  expect(screen.queryByText(/Invalid link/)).toBeNull();
});

it('resetting the password without a solved captcha sends nothing', async () => {
  const page = await openPage();
  await page.fill(STRONG);
  await page.press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
  expect(resetCalls()).toEqual([]);
});

it('a reset that is submitted several times sends one request, with the encoded token in its path', async () => {
  const token = 'a/b?c d';
  addResetMail(token);
  const pendingResponse = deferred();
  const sentRequests: { url: string; body: unknown }[] = [];
  api.server.use(
    http.post('*/api/auth/resetPassword/*', async ({ request }) => {
      sentRequests.push({ url: request.url, body: await request.clone().json() });
      await pendingResponse.promise;
      return HttpResponse.json({ success: true });
    }),
  );
  const page = await openPage(encodeURIComponent(token));
  await page.fill(TYPED);
  const captcha = page.captcha.solve();
  await Promise.all([page.press(), page.press()]);
  expect(sendButton()).toHaveTextContent('Resetting...');
  await page.user.type(page.password, '{Enter}');
  pendingResponse.resolve();
  await screen.findByText('Password reset successfully!');
  expect(sentRequests).toEqual([
    {
      url: expect.stringMatching(/\/auth\/resetPassword\/a%2Fb%3Fc%20d$/) as string,
      body: { newPassword: TYPED, confirmPassword: TYPED, captcha },
    },
  ]);
});

it.each([
  [400, { msg: TYPED.trim() }, TYPED.trim()],
  [200, { success: false, msg: 'No.' }, 'No.'],
])(
  'a reset with the response %s and %j keeps the typed values and shows: %s',
  async (status, body, message) => {
    api.server.use(
      http.post('*/api/auth/resetPassword/*', () => HttpResponse.json(body, { status })),
    );
    const page = await openPage();
    await page.fill(STRONG);
    page.captcha.solve();
    await page.press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(alert).toHaveFocus();
    expect(page.password).toHaveValue(STRONG);
    expect(page.confirmation).toHaveValue(STRONG);
    expect(page.captcha.service.reset).toHaveBeenCalledTimes(1);
  },
);

it.each(['a+b/c==', 'a%2Bb%2Fc%3D%3D'])(
  'the token of a link that ends with token=%s is sent as a+b/c==',
  async (mailed) => {
    addResetMail('a+b/c==');
    const page = await openPage(mailed);
    await page.fill(STRONG);
    page.captcha.solve();
    await page.press();
    await screen.findByText('Password reset successfully!');
    expect(api.db().members.find(({ email }) => email === MAYA.email)?.password).toBe(STRONG);
  },
);

it('passwords that a password manager fills in without an event are sent', async () => {
  addResetMail();
  const page = await openPage();
  fillSilently(page.password, STRONG);
  fillSilently(page.confirmation, STRONG);
  page.captcha.solve();
  await page.press();
  await screen.findByText('Password reset successfully!');
  expect(api.db().members.find(({ email }) => email === MAYA.email)?.password).toBe(STRONG);
});

it('a 429 for a reset disables the button and shows the time to wait', async () => {
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

it('a reset stores the new password and opens the login page after 3 s', async () => {
  addResetMail();
  const page = await openPage();
  await page.fill(STRONG);
  page.captcha.solve();
  const pendingResponse = deferred();
  api.server.use(
    http.post('*/api/auth/resetPassword/*', () => pendingResponse.promise.then(() => undefined)),
  );
  await page.press();
  const { advance, waitUntil, resume } = stopClock();
  pendingResponse.resolve();
  await waitUntil(() => screen.getByText('Password reset successfully!'));
  expect(screen.getByRole('status')).toHaveTextContent('Success! redirecting...');
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
  expect(api.db().members.find(({ email }) => email === MAYA.email)?.password).toBe(STRONG);
  await advance(2999);
  expect(window.location.pathname).toBe('/reset-password');
  await advance(1);
  resume();
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  await screen.findByRole('heading', { name: 'Welcome back' });
});

it.each(['/reset-password', '/reset-password?token=%20'])(
  'the reset page at %s shows that the link is invalid and opens the login page after 3 s',
  async (path) => {
    captchaService();
    const { advance, resume } = stopClock();
    resume();
    renderApp(path);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid link, please request a new one.',
    );
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    await advance(3000);
    expect(window.location.pathname).toBe('/auth');
    expect(await screen.findByText('Invalid link, please request a new one.')).toBeInTheDocument();
  },
);

it('a signed-in member who opens the reset page is redirected to the Home page', async () => {
  captchaService();
  renderApp('/reset-password?token=good-token', { as: MAYA.email });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(resetCalls()).toEqual([]);
});
