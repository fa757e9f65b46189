import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@/config/brand/brand';
import { storeNotice } from '@/resources/session/notice';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { stopClock } from '../../../helpers/clock';
import { renderApp } from '../../render-app';
import { captchaService } from './captcha-service';
import { MAYA, openLogin, submitButton } from './open-login';

const api = setupMockApi();
const EXPIRED = 'Session expired. Please login again.';
const INVALID = 'Invalid email or password. Please check your credentials and try again.';
const loginCalls = () => api.calls().filter(({ path }) => path === '/auth/login');
const openedUrl = () => window.location.pathname + window.location.search + window.location.hash;
const withRedirect = (url: string) => `/auth?redirectTo=${encodeURIComponent(url)}`;

type Login = Awaited<ReturnType<typeof openLogin>>;

/** Fills in the login, solves its captcha and submits it. */
async function submitLogin(login: Login, values: Partial<typeof MAYA> = MAYA): Promise<string> {
  await login.fill(values);
  const token = login.captcha.solve();
  await login.press();
  return token;
}

it('the login page has an email, a password, a captcha and the support address', async () => {
  const { email, password } = await openLogin();
  expect(document.title).toBe(`Sign in · ${PRODUCT_NAME}`);
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('group', { name: 'Captcha' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    `mailto:${SUPPORT_EMAIL}`,
  );
  expect(screen.queryByText('Demo members')).not.toBeInTheDocument();
});

it.each([
  ['/auth', '/'],
  [withRedirect('https://evil.example/x'), '/'],
  [withRedirect('/explore?category=Purpose+Tools#grid'), '/explore?category=Purpose+Tools#grid'],
])('a login at %s opens %s in place of the login page', async (path, target) => {
  const before = window.history.length;
  const login = await openLogin(path);
  const captcha = await submitLogin(login, { ...MAYA, email: ` ${MAYA.email} ` });
  await waitFor(() => expect(openedUrl()).toBe(target));
  expect(loginCalls()).toMatchObject([{ method: 'POST', body: { ...MAYA, captcha } }]);
  expect(sessionStorage.getItem('redirectTo')).toBeNull();
  // The only new entry is the one that the test added by opening the login page.
  expect(window.history.length).toBe(before + 1);
  await waitFor(() => expect(login.captcha.widgets.size).toBe(0));
});

it('a redirectTo is kept when the login page is reloaded without it', async () => {
  const url = `${window.location.origin}/explore?x=1`;
  const first = await openLogin(withRedirect(url));
  expect(sessionStorage.getItem('redirectTo')).toBe(url);
  first.unmount();
  await submitLogin(await openLogin());
  await waitFor(() => expect(openedUrl()).toBe('/explore?x=1'));
});

it('a signed-in member who opens the login page with a redirectTo is redirected to it', async () => {
  captchaService();
  renderApp(withRedirect('/explore?x=2'), { as: MAYA.email });
  await waitFor(() => expect(openedUrl()).toBe('/explore?x=2'));
  expect(sessionStorage.getItem('redirectTo')).toBeNull();
});

it.each([
  ['a click in the form', (login: Login) => login.user.click(login.email)],
  [
    'its iframe took the focus',
    async () => act(() => void window.dispatchEvent(new Event('blur'))),
  ],
])(
  'a login whose captcha is solved after %s is not sent until it is submitted again',
  async (_, interact) => {
    const login = await openLogin();
    await login.fill(MAYA);
    // Before the submission, so that `advance` moves the interval in which it reads the captcha.
    const { advance, resume } = stopClock();
    resume();
    await login.press();
    await screen.findByText('Please verify the captcha.');
    await interact(login);
    login.captcha.solve();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await advance(30_000);
    expect(loginCalls()).toEqual([]);
    await login.press();
    await waitFor(() => expect(openedUrl()).toBe('/'));
    expect(loginCalls()).toHaveLength(1);
  },
);

it('a captcha that solves itself continues the submitted login once, although it is submitted again', async () => {
  const response = deferred<undefined>();
  api.server.use(http.post('*/auth/login', () => response.promise));
  const login = await openLogin();
  await login.fill({ ...MAYA, password: 'wrong' });
  await login.press();
  await screen.findByText('Please verify the captcha.');
  const captcha = login.captcha.solve();
  await waitFor(() => expect(submitButton()).toHaveTextContent('Signing in...'));
  await login.press();
  response.resolve(undefined);
  await screen.findByText(INVALID);
  expect(loginCalls()).toMatchObject([{ body: { captcha } }]);
});

it.each([
  ['is sent with its values, although a field is edited, when the captcha has loaded', false],
  ['is cancelled when the captcha fails', true],
])('a login that is submitted while the captcha loads %s', async (_, isBlocked) => {
  const captcha = captchaService({ install: false });
  const { user } = renderApp('/auth');
  const email = await screen.findByLabelText('Email');
  await user.type(email, MAYA.email);
  await user.type(screen.getByLabelText('Password'), `${MAYA.password}{Enter}`);
  await user.type(email, 'x');
  expect(submitButton()).toHaveTextContent('Signing in...');
  if (isBlocked) {
    await captcha.block();
    await waitFor(() => expect(submitButton()).toHaveTextContent('Sign in'));
    expect(screen.getByRole('alert')).toHaveTextContent('Captcha error! Please try again.');
    expect(loginCalls()).toEqual([]);
  } else {
    await captcha.load();
    captcha.solve();
    await waitFor(() => expect(openedUrl()).toBe('/'));
    expect(loginCalls()).toMatchObject([{ body: { email: MAYA.email } }]);
  }
});

it.each([
  ['blocked@example.com', 'This account has been blocked. Please contact support.'],
  ['html@example.com', 'Login failed'],
])('a login of %s fails with: %s', async (email, message) => {
  await submitLogin(await openLogin(), { email, password: 'x' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(alert).not.toHaveTextContent(/Forgot your password/);
});

it('the error of a wrong password replaces the notice of an expired session, and links to the reset; the next login succeeds', async () => {
  storeNotice('expired');
  const login = await openLogin();
  expect(screen.getByRole('status')).toHaveTextContent(EXPIRED);
  expect(sessionStorage.getItem('session.notice')).toBeNull();
  await submitLogin(login, { ...MAYA, password: 'wrong' });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(INVALID)).toBeVisible();
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  await login.user.click(alert.getByRole('button', { name: 'forgot-password link' }));
  await screen.findByRole('dialog', { name: 'Reset Your Password' });
  await login.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await submitLogin(login);
  await waitFor(() => expect(openedUrl()).toBe('/'));
});

it('a session that ends directly after a login shows that the browser may block the cookies, and of which host', async () => {
  const login = await openLogin();
  // The browser does not keep the session's cookies.
  const unauthorized = () => HttpResponse.json({}, { status: 401 });
  api.server.use(
    http.get('*/api/tokens/balance', unauthorized),
    http.get('*/auth/refresh', unauthorized),
  );
  await submitLogin(login);
  const notice = await screen.findByText(/your browser blocks the cookies/);
  expect(notice).toHaveTextContent(new URL(import.meta.env['VITE_API_URL'] as string).hostname);
  expect(screen.getByText(EXPIRED)).toBeVisible();
});
