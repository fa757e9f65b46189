import { onTestFinished, expect, it, vi } from 'vitest';
import { request } from '@/http/request';
import { refreshSession } from '@/http/auth-client';
import { postLogout, verifyToken } from '@/resources/session/api';

const sent: { url: string; timeout: number }[] = [];

/** Records what is sent and never answers. */
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

it.each([
  ['a request', 30_000, () => request('/getTools')],
  ['a request of its own limit', 180_000, () => request('/getTools', { timeoutMs: 180_000 })],
  ['the first check of the session', 30_000, () => verifyToken()],
  ['a logout', 10_000, () => postLogout()],
  ['a renewal', 15_000, () => refreshSession(new AbortController().signal)],
])('%s is given up after %d ms', async (_, timeout, send) => {
  vi.stubGlobal('XMLHttpRequest', RecordingXhr);
  sent.length = 0;
  onTestFinished(() => void vi.unstubAllGlobals());
  void send();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.timeout).toBe(timeout);
});

it('the session is renewed on the auth host', async () => {
  vi.stubGlobal('XMLHttpRequest', RecordingXhr);
  sent.length = 0;
  void refreshSession(new AbortController().signal);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toBe(`${import.meta.env['VITE_AUTH_API_URL']}/auth/refresh`);
});
