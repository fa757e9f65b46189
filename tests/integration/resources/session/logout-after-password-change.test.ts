import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectSession } from '@/resources/session/connect-session';
import { logoutAfterPasswordChange } from '@/resources/session/logout-after-password-change';
import { readUser } from '@/resources/session/schema';
import { startSession } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';
import { cookiesOfBrowser, MAYA } from '../../../helpers/tabs';

const api = setupMockApi();

function denyCookies(): void {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  api.server.use(http.post('*/auth/logout', () => new HttpResponse(null, { status: 500 })));
}

it.each([
  ['', () => undefined],
  [', where the browser denies access to cookies and the logout request fails', denyCookies],
])(
  'two seconds after a change of password the stored token is cleared and the member logged out%s',
  async (_, prepare) => {
    api.signIn(MAYA);
    onTestFinished(connectSession(new QueryClient(), () => undefined));
    startSession(readUser({ _id: 'maya' })!);
    document.cookie = 'token=c; path=/';
    localStorage.setItem('token', 'a');
    sessionStorage.setItem('token', 'b');
    prepare();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const isLoggedOut = logoutAfterPasswordChange();
    await vi.advanceTimersByTimeAsync(1999);
    expect(localStorage.getItem('token')).toBe('a');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await isLoggedOut).toBe(true);
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
    if (prepare !== denyCookies) expect(document.cookie).not.toContain('token=');
    expect(cookiesOfBrowser().countCalls('/auth/logout')).toBe(1);
  },
);
