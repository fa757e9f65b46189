// @vitest-environment node
import { expect, it } from 'vitest';
import { saveOutput, savesOutputs } from '@mock-api/rules/outputs';
import { sandbox } from '@mock-api/sandbox';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { bodyOf, createBrowser } from './browser';

const [{ email }] = DEMO_MEMBERS;

it('two browsers have different sandboxes', async () => {
  const [first, second] = [createBrowser(), createBrowser()];
  await Promise.all([first.signIn(email), second.signIn(email)]);
  await first.control({ member: { emptyStacks: true } });
  expect(await bodyOf(first.get('/tokens/balance'))).toMatchObject({ totalTokens: 0 });
  const other = await bodyOf(second.get('/tokens/balance'));
  expect(other['totalTokens']).toBeGreaterThan(0);
});

it('an output that is saved in one sandbox is in no other one', () => {
  const [first, second] = [sandbox('first').database, sandbox('second').database];
  const [member, same] = [first, second].map(({ members }) => members[0]!);
  const tool = first.tools.find(savesOutputs)!;
  const before = JSON.stringify(same!.assets);
  saveOutput(member!, tool, 'How do I begin?', Date.now());
  expect(JSON.stringify(member!.assets)).toContain('How do I begin?');
  expect(JSON.stringify(same!.assets)).toBe(before);
});

it('a session is kept when its first requests are sent together', async () => {
  const browser = createBrowser();
  // Both are sent without a cookie; the slow response arrives after the login.
  const slow = await createBrowser().get('/getTools');
  await browser.get('/user');
  await browser.signIn(email);
  const late = /mock_session=([^;]+)/.exec(slow.headers.getSetCookie().join())?.[1];
  expect(late).not.toBe(browser.jar.get('mock_session'));
  const own = browser.jar.get('mock_session');
  browser.jar.set('mock_session', late!);
  expect((await browser.get('/user')).status).toBe(200);
  expect(browser.jar.get('mock_session')).toBe(own);
});
