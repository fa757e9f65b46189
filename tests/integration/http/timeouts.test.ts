import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { onTestFinished, expect, it, vi } from 'vitest';
import { request } from '@/http/request';
import { refreshSession } from '@/http/refresh-session';
import { postLogout, verifyToken } from '@/resources/session/api';
import { pictureMutation } from '@/resources/session/picture-upload';
import { checkMember } from '@/resources/session/check-member';
import { readUser } from '@/resources/session/schema';
import { endSession, startSession } from '@/resources/session/session';

const sent: { url: string; timeout: number }[] = [];

/** Records the requests and never responds. */
class RecordingXhr extends EventTarget {
  timeout = 0;
  readonly upload = new EventTarget();
  #url = '';
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    sent.push({ url: this.#url, timeout: this.timeout });
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

it.each([
  ['a request', 30_000, () => request('/getTools')],
  ['a request with its own timeout', 5000, () => request('/getTools', { timeoutMs: 5000 })],
  ['the upload of a picture', 180_000, uploadPicture],
  ['the check of the member', 10_000, checkMemberOnScreen],
  ['the first check of the session', 30_000, () => verifyToken()],
  ['a logout', 10_000, () => postLogout()],
  ['a refresh', 15_000, () => refreshSession(new AbortController().signal)],
])('the timeout of %s is %d ms', async (_, timeout, send) => {
  vi.stubGlobal('XMLHttpRequest', RecordingXhr);
  sent.length = 0;
  void send();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.timeout).toBe(timeout);
});

it('the session is refreshed on the auth host', async () => {
  vi.stubGlobal('XMLHttpRequest', RecordingXhr);
  sent.length = 0;
  void refreshSession(new AbortController().signal);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toBe(`${import.meta.env['VITE_AUTH_API_URL']}/auth/refresh`);
});
