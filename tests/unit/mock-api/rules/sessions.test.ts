// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { bodyOf, createBrowser, REFRESH } from '../browser';

const [{ email }] = DEMO_MEMBERS;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

it('an expired session continues after a refresh on the auth host', async () => {
  const browser = createBrowser();
  await browser.signIn(email);
  pass(15 * 60);
  const expired = await browser.get('/getTools');
  expect(expired.status).toBe(401);
  expect(await bodyOf(expired)).toMatchObject({ msg: 'Please sign in.' });
  expect((await browser.get(REFRESH)).status).toBe(200);
  expect((await browser.get('/getTools')).status).toBe(200);
});

it('a replaced refresh token is accepted for ten seconds, and a later use ends the session', async () => {
  const [browser, otherTab] = [createBrowser(), createBrowser()];
  await browser.signIn(email);
  const before = new Map(browser.jar);
  await browser.get(REFRESH);
  expect(browser.jar.get('refresh_token')).not.toBe(before.get('refresh_token'));

  pass(9);
  for (const [name, value] of before) otherTab.jar.set(name, value);
  expect((await otherTab.get('/user')).status).toBe(200);
  expect((await otherTab.get(REFRESH)).status).toBe(200);
  expect(otherTab.jar.get('refresh_token')).toBe(browser.jar.get('refresh_token'));

  pass(2);
  for (const [name, value] of before) otherTab.jar.set(name, value);
  expect((await otherTab.get(REFRESH)).status).toBe(401);
  expect((await browser.get('/user')).status).toBe(401);
});

it('the tokens of a session are rejected after its logout', async () => {
  const browser = createBrowser();
  await browser.signIn(email);
  const before = new Map(browser.jar);
  expect((await browser.post('/auth/logout')).status).toBe(200);
  expect([...browser.jar.keys()]).toEqual(['mock_session']);
  for (const [name, value] of before) browser.jar.set(name, value);
  expect((await browser.get('/user')).status).toBe(401);
  expect((await browser.get(REFRESH)).status).toBe(401);
});
