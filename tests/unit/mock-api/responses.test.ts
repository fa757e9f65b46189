// @vitest-environment node
import { expect, it } from 'vitest';
import { valueAt } from '@mock-api/document';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { bodyOf, createBrowser } from './browser';

const [{ email }] = DEMO_MEMBERS;

async function signedIn() {
  const browser = createBrowser();
  await browser.signIn(email);
  return browser;
}

const CALLS_OF_MEMBERS = [
  ['GET', '/auth/verifytoken'],
  ['GET', '/user'],
  ['PUT', '/auth/changePassword'],
  ['GET', '/usage/status'],
  ['GET', '/tokens/balance'],
  ['POST', '/tokens/check-availability'],
  ['GET', '/tokens/all-stacks'],
  ['GET', '/tokens/platform-costs'],
  ['GET', '/tokens/history'],
  ['GET', '/tokens/history/grouped'],
  ['GET', '/subscription/plans'],
  ['GET', '/subscription/current'],
  ['GET', '/subscription/credit-purchase-status'],
  ['POST', '/subscription/create-checkout-session'],
  ['POST', '/subscription/verify-session'],
  ['POST', '/payments/create-checkout-session'],
  ['POST', '/payments/verify-session'],
  ['GET', '/search?searchItem=a'],
  ['GET', '/getTools'],
  ['GET', '/getTool/x'],
  ['GET', '/credit-config'],
  ['GET', '/credit-config/active'],
  ['GET', '/credit-config/name/standard'],
  ['POST', '/credit-config'],
  ['PUT', '/credit-config/x'],
  ['PATCH', '/credit-config/x/activate'],
  ['DELETE', '/credit-config/x'],
  ['GET', '/user/getuserdata'],
  ['GET', '/user/onboarding'],
  ['POST', '/user/onboarding'],
  ['POST', '/user/onboarding/upload'],
  ['POST', '/user/onboarding-overwrite'],
  ['DELETE', '/remove-items'],
  ['POST', '/update-profile'],
  ['POST', '/upload-profile-pic'],
  ['GET', '/user-assets'],
  ['POST', '/generate-profile'],
] as const;

it('each request for data of a member gets 401 from a visitor', async () => {
  const browser = createBrowser();
  for (const [method, path] of CALLS_OF_MEMBERS) {
    const response = await browser.call(method, path);
    expect(response.status, path).toBe(401);
    expect(await bodyOf(response)).toMatchObject({ msg: expect.any(String) });
  }
});

it('the tools are a list with only documented fields', async () => {
  const browser = await signedIn();
  const tools: unknown = await (await browser.get('/getTools')).json();
  expect(Array.isArray(tools)).toBe(true);
  const [tool] = tools as Record<string, unknown>[];
  const documented = Object.keys(
    Object(valueAt(['components', 'schemas', 'Tool', 'properties'])) as object,
  );
  expect(documented).toEqual(expect.arrayContaining(Object.keys(tool!)));
  expect(await bodyOf(browser.get(`/getTool/${String(tool!['_id'])}`))).toEqual(tool);
  expect(tool!['url']).toMatch(/^http:\/\/api\.test\/apps\//);
});

it('opening a tool costs its credits', async () => {
  const browser = await signedIn();
  const tool = browser.db().tools.find(({ url, isFree }) => url.startsWith('/') && !isFree)!;
  const total = async () => Number((await bodyOf(browser.get('/tokens/balance')))['totalTokens']);
  const before = await total();
  await browser.visit(tool.url);
  expect(await total()).toBe(before - tool.tokenCost);
  const history = await bodyOf(browser.get('/tokens/history?limit=1'));
  expect(history['transactions']).toMatchObject([
    { platformId: tool.platformId, isCredit: false, balanceAfter: before - tool.tokenCost },
  ]);
});

it('an output of a tool with a group is added to the saved outputs', async () => {
  const browser = await signedIn();
  const kept = async () =>
    (await bodyOf(browser.get('/user-assets')))['valueladders'] as { gptResponse: string }[];
  const before = (await kept()).length;
  const page = await browser.submit('/apps/value-ladder-agent', { asked: 'a first rung' });
  expect(await page.text()).toContain('saved outputs');
  await browser.submit('/apps/value-ladder-agent', { asked: ' ' });
  await browser.submit('/apps/newsletter-writer', { asked: 'a first letter' });
  expect(await kept()).toHaveLength(before + 1);
  expect((await kept())[0]!.gptResponse).toContain('a first rung');
});
