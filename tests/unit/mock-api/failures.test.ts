// @vitest-environment node
import { expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { bodyOf, createBrowser } from './browser';

const [{ email }] = DEMO_MEMBERS;

async function signedIn() {
  const browser = createBrowser();
  await browser.signIn(email);
  return browser;
}

it('a slow failure returns the usual response after its delay', async () => {
  const browser = await signedIn();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onResponse = vi.fn();
  const response = browser.get('/getTools', { 'x-mock-fail': 'slow:120' });
  void response.then(onResponse);
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(119);
  expect(onResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await response).status).toBe(200);
});

it('a rate limit is returned with and without its code', async () => {
  const browser = await signedIn();
  const limited = await browser.get('/getTools', { 'x-mock-fail': 'rate-limited:90' });
  expect(limited.status).toBe(429);
  expect(limited.headers.get('retry-after')).toBe('90');
  expect(await bodyOf(limited)).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', retryAfter: 90 });
  const plain = await bodyOf(browser.get('/getTools?mock-fail=too-many:7'));
  expect(plain).toMatchObject({ retryAfter: 7 });
  expect(plain).not.toHaveProperty('code');
});

it('a failure returns HTML, malformed JSON, an empty body or no response', async () => {
  const browser = await signedIn();
  const requestWithFailure = (kind: string) => browser.get('/getTools', { 'x-mock-fail': kind });
  expect(await (await requestWithFailure('html')).text()).toMatch(/^<!doctype html>/);
  await expect((await requestWithFailure('malformed')).json()).rejects.toThrow(SyntaxError);
  expect(await (await requestWithFailure('empty')).text()).toBe('');
  expect((await requestWithFailure('offline')).type).toBe('error');
  await expect((await requestWithFailure('cut-off')).text()).rejects.toThrow('cut off');
});

it('a failure is set for a path and a number of times', async () => {
  const browser = await signedIn();
  await browser.control({
    failures: [
      { path: '/getTool/:id', kind: 'server-error', times: 2 },
      { path: '/tokens/*', kind: 'unauthorized' },
      { path: '/user', method: 'POST', kind: 'server-error' },
    ],
  });
  const statuses = async (path: string) => (await browser.get(path)).status;
  expect(await statuses('/getTool/none')).toBe(500);
  expect(await statuses('/getTools')).toBe(200);
  expect(await statuses('/getTool/none')).toBe(500);
  expect(await statuses('/getTool/none')).toBe(404);
  expect(await statuses('/tokens/balance')).toBe(401);
  expect(await statuses('/tokens/history')).toBe(401);
  expect(await statuses('/user')).toBe(200);
  await browser.control({ failures: [] });
  expect(await statuses('/tokens/balance')).toBe(200);
});

it('reserved e-mail addresses and search terms cause failures', async () => {
  const browser = await signedIn();
  const login = (typed: string) =>
    browser.post('/auth/login', {
      email: typed,
      password: 'any',
      captcha: `mock-captcha-${crypto.randomUUID()}`,
    });
  expect((await login('rate-limited@example.com')).status).toBe(429);
  expect((await login('server-error@example.com')).status).toBe(500);
  expect((await login('offline@example.com')).type).toBe('error');
  expect((await login('stranger@example.com')).status).toBe(401);
  expect((await browser.get('/search?searchItem=fail:500')).status).toBe(500);
  expect((await browser.get('/search?searchItem=fail:html')).headers.get('content-type')).toMatch(
    'text/html',
  );
});
