// @vitest-environment node
import { expect, it } from 'vitest';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { bodyOf, createBrowser } from './browser';

const [{ email }] = DEMO_MEMBERS;

async function signedIn() {
  const browser = createBrowser();
  await browser.signIn(email);
  return browser;
}

it.each([
  ['unauthorized', 401],
  ['401', 401],
  ['bad-request', 400],
  ['server-error', 500],
  ['500', 500],
])('a failure of kind %s has the status code %d and a message', async (kind, status) => {
  const browser = await signedIn();
  const response = await browser.get('/getTools', { 'x-mock-fail': kind });
  expect(response.status).toBe(status);
  expect(await bodyOf(response)).toMatchObject({ msg: expect.any(String) });
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

it('a slow failure returns the usual response after its delay', async () => {
  const browser = await signedIn();
  const before = performance.now();
  const response = await browser.get('/getTools', { 'x-mock-fail': 'slow:120' });
  expect(performance.now() - before).toBeGreaterThan(115);
  expect(response.status).toBe(200);
});

it('an unknown kind of failure is ignored', async () => {
  const browser = await signedIn();
  expect((await browser.get('/getTools', { 'x-mock-fail': 'sulk' })).status).toBe(200);
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

it('the control page sets and removes a failure without scripts', async () => {
  const browser = await signedIn();
  const order = { set: 'failure', method: 'GET', path: '/getTools', kind: 'server-error' };
  const response = await browser.submit('/mock', { ...order, value: '', times: 'always' });
  expect(response.status).toBe(303);
  expect((await browser.get('/getTools')).status).toBe(500);
  expect(await (await browser.visit('/mock')).text()).toContain('stop</button> always');
  await browser.submit('/mock', { ...order, value: '', times: 'none' });
  expect((await browser.get('/getTools')).status).toBe(200);
});

it('an invalid patch is rejected', async () => {
  const browser = await signedIn();
  const response = await browser.control({ failure: [] });
  expect(response.status).toBe(400);
  expect((await browser.control({ signIn: 'nobody@nowhere.test' })).status).toBe(400);
});
