// @vitest-environment node
import { expect, it } from 'vitest';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { createBrowser } from './browser';

const [{ email }] = DEMO_MEMBERS;

async function signedIn() {
  const browser = createBrowser();
  await browser.signIn(email);
  return browser;
}

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
