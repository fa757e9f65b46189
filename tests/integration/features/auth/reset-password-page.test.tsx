import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { stopClock } from '../../../helpers/clock';
import { renderApp } from '../../render-app';
import { captchaService } from './captcha-service';
import { MAYA, openResetPassword } from './open-login';

const api = setupMockApi();
const STRONG = 'Harbour-Lamp-7';
const SUCCESS = 'Password reset successfully!';
const INVALID_LINK = 'Invalid link, please request a new one.';
const resetUrls = () =>
  api.calls().flatMap(({ path }) => path.match(/\/auth\/resetPassword\/.*/)?.[0] ?? []);

/** Adds a mail with a reset link to the mock API. */
function addResetMail(token: string) {
  const sentAt = Date.now();
  const expiresAt = sentAt + 60_000;
  api.db().mails.push({ to: MAYA.email, token, link: '', sentAt, expiresAt, used: false });
}

it('the new password is described by its rules and its strength', async () => {
  const { password, user } = await openResetPassword();
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(password).toHaveAccessibleDescription(/@\$!%\*\?&/);
  expect(screen.queryByText('Weak')).not.toBeInTheDocument();
  await user.type(password, 'abc');
  expect(password).toHaveAccessibleDescription(/Strength: Weak/);
  await user.type(password, 'DEF-12345678');
  expect(password).toHaveAccessibleDescription(/Strength: Strong/);
});

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

it.each([
  ['a+b/c==', 'a+b/c=='],
  ['a%2Bb%2Fc%3D%3D', 'a+b/c=='],
  ['a%2Fb%3Fc%20d', 'a/b?c d'],
])(
  'a reset by the link token=%s stores the new password for the token %s, and opens the login page after 3 s',
  async (mailed, token) => {
    addResetMail(token);
    const page = await openResetPassword(mailed);
    await page.fill(STRONG);
    page.captcha.solve();
    const response = deferred<undefined>();
    api.server.use(http.post('*/api/auth/resetPassword/*', () => response.promise));
    await page.press();
    const { advance, waitUntil, resume } = stopClock();
    response.resolve(undefined);
    await waitUntil(() => screen.getByText(SUCCESS));
    expect(resetUrls()).toEqual([`/auth/resetPassword/${encodeURIComponent(token)}`]);
    expect(api.db().members.find(({ email }) => email === MAYA.email)?.password).toBe(STRONG);
    expect(screen.getByRole('status')).toHaveTextContent('Success! redirecting...');
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    await advance(2999);
    expect(window.location.pathname).toBe('/reset-password');
    await advance(1);
    resume();
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    await screen.findByText('Please sign in with your new password.');
  },
);

it.each(['/reset-password', '/reset-password?token=%20'])(
  'the reset page at %s shows that the link is invalid and opens the login page after 3 s',
  async (path) => {
    captchaService();
    const { advance, resume } = stopClock();
    resume();
    renderApp(path);
    expect(await screen.findByRole('alert')).toHaveTextContent(INVALID_LINK);
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    await advance(3000);
    expect(window.location.pathname).toBe('/auth');
    expect(await screen.findByText(INVALID_LINK)).toBeInTheDocument();
  },
);

it('a signed-in member who opens the reset page is redirected to the Home page', async () => {
  captchaService();
  renderApp('/reset-password?token=good-token', { as: MAYA.email });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(resetUrls()).toEqual([]);
});
