import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { logoutAfterPasswordChange } from '@/resources/session/logout-after-password-change';
import { readUser } from '@/resources/session/schema';
import { connectSession } from '@/resources/session/connect-session';
import { startSession } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();
const logoutCalls = () => api.calls().filter(({ path }) => path === '/auth/logout').length;

function signIn(id: string) {
  startSession(readUser({ _id: id, username: id, email: `${id}@example.com` })!);
}

/** Starts the logout of a member whose earlier release has stored a token. */
function changePassword() {
  api.signIn('maya@lindqvistcoaching.com');
  const queryClient = new QueryClient();
  onTestFinished(connectSession(queryClient, () => undefined));
  signIn('maya');
  localStorage.setItem('token', 'a');
  sessionStorage.setItem('token', 'b');
  document.cookie = 'token=c; path=/';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const isLoggedOut = logoutAfterPasswordChange();
  return {
    waitUntilLoggedOut: () => {
      vi.advanceTimersByTime(2000);
      vi.useRealTimers();
      return isLoggedOut;
    },
  };
}

it('two seconds after a change of password the stored token is cleared and the member logged out, with the drafts kept', async () => {
  const { waitUntilLoggedOut } = changePassword();
  addToDraft('maya', { name: 'Maya L.' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(localStorage.getItem('token')).toBe('a');
  expect(await waitUntilLoggedOut()).toBe(true);
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(document.cookie).not.toContain('token=');
  expect(logoutCalls()).toBe(1);
  expect(storedAnswersDraft.read('maya')).toEqual({ name: 'Maya L.' });
});

it('a member is logged out after a change of password where the browser denies access to cookies', async () => {
  const { waitUntilLoggedOut } = changePassword();
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  expect(await waitUntilLoggedOut()).toBe(true);
  expect(logoutCalls()).toBe(1);
});

it('a change of password ends the session although the logout request fails', async () => {
  api.server.use(http.post('*/auth/logout', () => new HttpResponse(null, { status: 500 })));
  expect(await changePassword().waitUntilLoggedOut()).toBe(true);
});

it('a change of password does not log out another member who has signed in since', async () => {
  const { waitUntilLoggedOut } = changePassword();
  signIn('other');
  expect(await waitUntilLoggedOut()).toBe(false);
  expect(logoutCalls()).toBe(0);
});
