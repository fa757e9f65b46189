import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { request } from '@/http/request';
import { refreshSession } from '@/http/refresh-session';
import { postLogout, verifyToken } from '@/resources/session/api';
import { pictureMutation } from '@/resources/session/picture-upload';
import { checkMember } from '@/resources/session/check-member';
import { readUser } from '@/resources/session/schema';
import { endSession, startSession } from '@/resources/session/session';

const { VITE_API_URL: API, VITE_AUTH_API_URL: AUTH } = import.meta.env;
const sent: object[] = [];
let exceedTimeout: (() => void) | null = null;

/** Records the requests and never responds. */
class RecordingXhr extends EventTarget {
  timeout = 0;
  withCredentials = false;
  ontimeout: (() => void) | null = null;
  readonly upload = new EventTarget();
  #url = '';
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    const { timeout, withCredentials, ontimeout } = this;
    exceedTimeout = ontimeout;
    sent.push({ url: this.#url, timeout, withCredentials });
  }
}

/** Checks the member on screen. */
function checkMemberOnScreen() {
  startSession(readUser({ _id: '1' })!);
  onTestFinished(() => endSession('logout'));
  return checkMember();
}

function uploadPicture() {
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  const upload = new MutationObserver(new QueryClient(), pictureMutation);
  return upload.mutate({ file, onProgress: () => undefined });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', RecordingXhr);
});

it.each([
  ['a request', 30_000, `${API}/getTools`, () => request('/getTools')],
  [
    'a request with its own timeout',
    5000,
    `${API}/getTools`,
    () => request('/getTools', { timeoutMs: 5000 }),
  ],
  ['the upload of a picture', 180_000, `${API}/upload-profile-pic`, uploadPicture],
  ['the check of the member', 10_000, `${API}/auth/verifytoken`, checkMemberOnScreen],
  ['the first check of the session', 30_000, `${API}/auth/verifytoken`, () => verifyToken()],
  ['a logout', 10_000, `${API}/auth/logout`, () => postLogout()],
  ['a refresh', 15_000, `${AUTH}/auth/refresh`, () => refreshSession(new AbortController().signal)],
])('%s has a timeout of %d ms and goes to %s with cookies', async (_, timeout, url, send) => {
  void send();
  await vi.waitFor(() => expect(sent).toEqual([{ url, timeout, withCredentials: true }]));
});

it('a request that exceeds its timeout is a NetworkError', async () => {
  const response = expect(request('/probe', { timeoutMs: 20 })).rejects.toMatchObject({
    name: 'NetworkError',
    message: 'timeout of 20ms exceeded',
  });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  exceedTimeout!();
  await response;
});
