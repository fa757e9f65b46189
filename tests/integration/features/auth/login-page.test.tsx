import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@/config/brand/brand';
import { storeNotice } from '@/resources/session/notice';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { stopClock } from '../../../helpers/clock';
import { renderApp } from '../../render-app';
import { captchaService } from './captcha-service';
import { fillSilently, MAYA, openLogin, submitButton, TYPED } from './open-login';

const api = setupMockApi();
const LOGIN = '*/api/auth/login';

function loginCalls() {
  return api.calls().filter(({ path }) => path === '/auth/login');
}

function openedUrl() {
  return window.location.pathname + window.location.search + window.location.hash;
}

it('the login page has an email, a password that can be shown, a captcha and the support address', async () => {
  const { email, password, user } = await openLogin();
  expect(document.title).toBe(`Sign in · ${PRODUCT_NAME}`);
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(screen.getByRole('group', { name: 'Captcha' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    `mailto:${SUPPORT_EMAIL}`,
  );
  expect(screen.queryByText('Demo members')).not.toBeInTheDocument();
});

it.each([
  [{ email: 'maya' }, 'Password', 'Please fill in all fields.'],
  [{ email: 'maya', password: 'x' }, 'Email', 'Please enter a valid email address.'],
])('a login with %j shows a validation error at the field %s', async (values, label, message) => {
  const login = await openLogin();
  await login.fill(values);
  await login.press();
  const field = screen.getByLabelText(label);
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await login.user.type(field, 'x');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(loginCalls()).toEqual([]);
});

it('a login sends the email, the password and the captcha token, and opens the Home page', async () => {
  const login = await openLogin();
  await login.fill({ email: MAYA.email, password: MAYA.password });
  const token = login.captcha.solve();
  await login.user.keyboard('{Enter}');
  await waitFor(() => expect(openedUrl()).toBe('/'));
  expect(loginCalls()).toMatchObject([{ method: 'POST', body: { ...MAYA, captcha: token } }]);
  await waitFor(() => expect(login.captcha.widgets.size).toBe(0));
});

it('values that a password manager fills in without an event are sent, also after the member typed in another field', async () => {
  const login = await openLogin();
  fillSilently(login.email, MAYA.email);
  await login.fill({ password: MAYA.password });
  fillSilently(login.password, 'of-the-manager');
  const captcha = login.captcha.solve();
  await login.press();
  await waitFor(() => expect(loginCalls()).toHaveLength(1));
  expect(loginCalls()).toMatchObject([
    { body: { email: MAYA.email, password: 'of-the-manager', captcha } },
  ]);
  expect(login.email).toHaveValue(MAYA.email);
});

it('a login sends the trimmed email and the unchanged password, and shows the message of an error literally', async () => {
  api.server.use(http.post(LOGIN, () => HttpResponse.json({ msg: TYPED }, { status: 400 })));
  const login = await openLogin();
  await login.fill({ email: ` ${MAYA.email} `, password: TYPED });
  const captcha = login.captcha.solve();
  await login.press();
  expect((await screen.findByRole('alert')).textContent).toContain(TYPED.trim());
  expect(loginCalls()).toMatchObject([{ body: { email: MAYA.email, password: TYPED, captcha } }]);
  expect(login.password).toHaveValue(TYPED);
});

it('a login that is submitted several times sends one request', async () => {
  const pendingResponse = deferred();
  let calls = 0;
  api.server.use(
    http.post(LOGIN, async () => {
      calls += 1;
      await pendingResponse.promise;
      return HttpResponse.json({ msg: 'No.' }, { status: 401 });
    }),
  );
  const login = await openLogin();
  await login.fill(MAYA);
  login.captcha.solve();
  await Promise.all([login.press(), login.press()]);
  expect(submitButton()).toHaveTextContent('Signing in...');
  await login.press();
  await login.user.type(login.password, '{Enter}{Enter}');
  pendingResponse.resolve();
  await screen.findByRole('alert');
  expect(calls).toBe(1);
});

describe('after the sign-in', () => {
  async function signIn(path: string) {
    const login = await openLogin(path);
    await login.fill(MAYA);
    login.captcha.solve();
    await login.press();
    await waitFor(() => expect(window.location.pathname).not.toBe('/auth'));
  }

  it('a login opens the page of redirectTo, replaces the login page in the history and clears the stored URL', async () => {
    const target = '/explore?category=Purpose+Tools#grid';
    const before = window.history.length;
    await signIn(`/auth?redirectTo=${encodeURIComponent(window.location.origin + target)}`);
    expect(openedUrl()).toBe(target);
    expect(sessionStorage.getItem('redirectTo')).toBeNull();
    // The only new entry is the one that the test added by opening the login page.
    expect(window.history.length).toBe(before + 1);
  });

  it('a redirectTo is kept when the login page is reloaded without it', async () => {
    const first = await openLogin(
      `/auth?redirectTo=${encodeURIComponent(`${window.location.origin}/explore?x=1`)}`,
    );
    expect(sessionStorage.getItem('redirectTo')).toBe(`${window.location.origin}/explore?x=1`);
    first.unmount();
    await signIn('/auth');
    expect(openedUrl()).toBe('/explore?x=1');
  });

  it('a login with a redirectTo on another host opens the Home page', async () => {
    await signIn(`/auth?redirectTo=${encodeURIComponent('https://evil.example/x')}`);
    expect(openedUrl()).toBe('/');
  });

  it('a login opens the page of redirectTo where the browser denies access to storage', async () => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, area, 'get').mockImplementation(() => {
        throw new DOMException('Denied.', 'SecurityError');
      });
    }
    await signIn(`/auth?redirectTo=${encodeURIComponent('/explore?x=3')}`).finally(() => {
      vi.restoreAllMocks();
    });
    expect(openedUrl()).toBe('/explore?x=3');
  });

  it('a signed-in member who opens the login page with a redirectTo is redirected to it', async () => {
    const target = `${window.location.origin}/explore?x=2`;
    captchaService();
    renderApp(`/auth?redirectTo=${encodeURIComponent(target)}`, { as: MAYA.email });
    await waitFor(() => expect(openedUrl()).toBe('/explore?x=2'));
    expect(sessionStorage.getItem('redirectTo')).toBeNull();
  });
});

it('a login without a solved captcha sends nothing and focuses the captcha', async () => {
  const login = await openLogin();
  await login.fill(MAYA);
  // Before the submission, so that `advance` moves the interval in which it reads the captcha.
  const { advance, resume } = stopClock();
  resume();
  await login.press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
  expect(screen.getByRole('group', { name: 'Captcha' })).toHaveFocus();
  expect(submitButton()).toHaveTextContent('Sign in');

  // A click in the form cancels the submission that solving the captcha would continue.
  await login.user.click(login.email);
  login.captcha.solve();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await advance(30_000);
  expect(loginCalls()).toEqual([]);
  await login.press();
  await waitFor(() => expect(openedUrl()).toBe('/'));
  expect(loginCalls()).toHaveLength(1);
});

it('a captcha that is solved after its iframe took the focus does not submit the login', async () => {
  const login = await openLogin();
  await login.fill(MAYA);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await login.press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
  act(() => void window.dispatchEvent(new Event('blur')));
  login.captcha.solve();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(loginCalls()).toEqual([]);
  expect(submitButton()).toHaveTextContent('Sign in');
});

it('a captcha that is solved without a click continues the submitted login once, although it is submitted again', async () => {
  const pendingResponse = deferred();
  api.server.use(
    http.post(LOGIN, async () => {
      await pendingResponse.promise;
      return HttpResponse.json({ msg: 'No.' }, { status: 401 });
    }),
  );
  const login = await openLogin();
  await login.fill(MAYA);
  await login.press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
  const captcha = login.captcha.solve();
  await waitFor(() => expect(submitButton()).toHaveTextContent('Signing in...'));
  await login.press();
  pendingResponse.resolve();
  await screen.findByText(/^Invalid email or password/);
  expect(submitButton()).toHaveTextContent('Sign in');
  expect(loginCalls()).toMatchObject([{ body: { captcha } }]);
});

it('a login that is submitted while the captcha loads is sent with its values although a field is edited', async () => {
  const captcha = captchaService({ install: false });
  const { user } = renderApp('/auth');
  const email = await screen.findByLabelText('Email');
  await user.type(email, MAYA.email);
  await user.type(screen.getByLabelText('Password'), `${MAYA.password}{Enter}`);
  await user.type(email, 'x');
  expect(submitButton()).toHaveTextContent('Signing in...');
  await captcha.load();
  captcha.solve();
  await waitFor(() => expect(openedUrl()).toBe('/'));
  expect(loginCalls()).toMatchObject([{ body: { email: MAYA.email } }]);
});

it('a login that is submitted while the captcha loads is cancelled when the captcha fails', async () => {
  const captcha = captchaService({ install: false });
  const { user } = renderApp('/auth');
  await user.type(await screen.findByLabelText('Email'), MAYA.email);
  await user.type(screen.getByLabelText('Password'), `${MAYA.password}{Enter}`);
  await captcha.block();
  await waitFor(() => expect(submitButton()).toHaveTextContent('Sign in'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Captcha error! Please try again.');
  expect(loginCalls()).toEqual([]);
});

const EXPIRED = 'Session expired. Please login again.';

it('the notice of an expired session is shown once on the login page', async () => {
  storeNotice('expired');
  const first = await openLogin();
  expect(screen.getByRole('status')).toHaveTextContent(EXPIRED);
  first.unmount();
  await openLogin();
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
});

it('a session that ends directly after a login shows that the browser may block the cookies, and of which host', async () => {
  const login = await openLogin();
  await login.fill(MAYA);
  login.captcha.solve();
  // The browser does not keep the session's cookies.
  const unauthorized = () => HttpResponse.json({}, { status: 401 });
  api.server.use(
    http.get('*/api/tokens/balance', unauthorized),
    http.get('*/auth/refresh', unauthorized),
  );
  await login.press();
  const notice = await screen.findByText(/your browser blocks the cookies/);
  expect(notice).toHaveTextContent(new URL(import.meta.env['VITE_API_URL'] as string).hostname);
  expect(screen.getByText(EXPIRED)).toBeVisible();
});

it('the error of a login replaces the notice of an expired session', async () => {
  storeNotice('expired');
  const login = await openLogin();
  await login.fill({ email: MAYA.email, password: 'wrong' });
  login.captcha.solve();
  await login.press();
  await screen.findByRole('alert');
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
});

it('a stored notice that is unknown is not shown on the login page', async () => {
  sessionStorage.setItem('session.notice', '<b>other</b>');
  await openLogin();
  await act(async () => undefined);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
