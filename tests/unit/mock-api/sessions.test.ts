// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { bodyOf, createBrowser, REFRESH } from './browser';

const [{ email, password }] = DEMO_MEMBERS;

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

describe('signing in', () => {
  const login = (browser: ReturnType<typeof createBrowser>, fields: Record<string, string>) =>
    browser.post('/auth/login', {
      email,
      password,
      captcha: `mock-captcha-${crypto.randomUUID()}`,
      ...fields,
    });

  it('a captcha token is accepted once', async () => {
    const browser = createBrowser();
    const captcha = 'mock-captcha-once';
    expect((await login(browser, { captcha, password: 'wrong' })).status).toBe(401);
    const again = await login(browser, { captcha });
    expect(again.status).toBe(400);
    expect(await bodyOf(again)).toMatchObject({ msg: 'Captcha error! Please try again.' });
    expect((await login(browser, { captcha: 'made-up' })).status).toBe(400);
    expect((await login(browser, {})).status).toBe(200);
  });
});

describe('passwords', () => {
  const NEW = 'Brand-new-1';

  it('a password is changed with the current one, and a wrong one gets 401 and keeps the session', async () => {
    const browser = createBrowser();
    await browser.signIn(email);
    const change = (fields: Record<string, string>) =>
      browser.call('PUT', '/auth/changePassword', {
        oldPassword: password,
        newPassword: NEW,
        confirmPassword: NEW,
        ...fields,
      });
    const wrong = await change({ oldPassword: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(await bodyOf(wrong)).toMatchObject({ msg: 'The current password is incorrect.' });
    expect((await browser.get('/user')).status).toBe(200);
    expect((await change({ confirmPassword: 'other' })).status).toBe(400);
    expect((await change({ newPassword: 'short', confirmPassword: 'short' })).status).toBe(400);
    expect((await change({})).status).toBe(200);
    expect((await browser.signIn(email)).status).toBe(401);
  });

  it('a reset link sets a new password once within 30 minutes', async () => {
    const browser = createBrowser();
    await browser.signIn(email);
    const ask = () =>
      browser.post('/auth/resetLink', { email, captcha: `mock-captcha-${crypto.randomUUID()}` });
    const reset = (token: string, newPassword: string) =>
      browser.post(`/auth/resetPassword/${token}`, {
        newPassword,
        confirmPassword: newPassword,
        captcha: `mock-captcha-${crypto.randomUUID()}`,
      });
    await ask();
    const [late] = browser.db().mails;
    expect(late?.link).toBe(`http://portal.test/reset-password?token=${late?.token}`);
    pass(30 * 60);
    expect((await reset(late!.token, NEW)).status).toBe(400);

    await ask();
    const { token } = browser.db().mails[1]!;
    expect((await reset(token, 'weakling')).status).toBe(400);
    expect((await reset(token, NEW)).status).toBe(200);
    expect((await browser.get('/user')).status).toBe(401);
    expect((await reset(token, 'Another-new-1')).status).toBe(400);
    expect((await reset('unknown', NEW)).status).toBe(400);
  });
});
