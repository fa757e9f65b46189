// @vitest-environment node
import { expect, it } from 'vitest';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { toolBody } from '../../helpers/tool';
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

it.each(CALLS_OF_MEMBERS)('a %s %s of a visitor gets 401', async (method, path) => {
  const response = await createBrowser().call(method, path);
  expect(response.status).toBe(401);
  expect(await bodyOf(response)).toMatchObject({ msg: expect.any(String) });
});

it('an unknown path gets 404 as JSON', async () => {
  const response = await createBrowser().get('/nothing');
  expect(response.status).toBe(404);
  expect(await bodyOf(response)).toMatchObject({ msg: expect.any(String) });
});

it('the tools are a list with exactly the documented fields', async () => {
  const browser = await signedIn();
  const tools: unknown = await (await browser.get('/getTools')).json();
  expect(Array.isArray(tools)).toBe(true);
  const [tool] = tools as Record<string, unknown>[];
  expect(Object.keys(tool!)).toEqual(Object.keys(toolBody));
  expect(await bodyOf(browser.get(`/getTool/${String(tool!['_id'])}`))).toEqual(tool);
  expect(tool!['url']).toMatch(/^http:\/\/api\.test\/apps\//);
});

it('each tool of the mock API has a picture and a page', async () => {
  const browser = await signedIn();
  const tools = (await (await browser.get('/getTools')).json()) as {
    image: string;
    url: string;
  }[];
  const picture = await browser.visit(`/media/${tools[0]!.image}`);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toContain('<svg');
  expect((await browser.visit(new URL(tools[0]!.url).pathname)).status).toBe(200);
  expect((await browser.visit('/media/tools/none.svg')).status).toBe(404);
  expect((await browser.visit('/apps/none')).status).toBe(404);
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

it('the catalogue can hold 10,000 tools', async () => {
  const browser = await signedIn();
  await browser.control({ toolCount: 10_000 });
  expect(await (await browser.get('/getTools')).json()).toHaveLength(10_000);
});

it('tools are found by name, description and hashtag', async () => {
  const browser = await signedIn();
  const hits = (await (await browser.get('/search?searchItem=VALUE%20ladder')).json()) as {
    name: string;
  }[];
  expect(hits.map(({ name }) => name)).toContain('Value Ladder Agent');
  expect(Object.keys(hits[0]!)).toEqual(['_id', 'name', 'description']);
  expect(await (await browser.get('/search?searchItem=zzzz')).json()).toEqual([]);
});

it('a tool that the member cannot afford does not open and costs nothing', async () => {
  const browser = await signedIn();
  const member = browser.db().members.find((each) => each.email === email)!;
  const before = member.transactions;
  // The tool costs 8 credits.
  for (const stack of member.stacks) stack.usedTokens = stack.tokenAmount;
  member.stacks.find(({ expiresAt }) => expiresAt > Date.now())!.usedTokens -= 7;
  const refused = await browser.visit('/apps/value-ladder-agent');
  expect(refused.status).toBe(402);
  const page = await refused.text();
  expect(page).toContain('You do not have enough credits for this tool.');
  expect(page).not.toContain('<form');
  expect(member.transactions).toEqual(before);
  await browser.control({ member: { grant: 1 } });
  expect((await browser.visit('/apps/value-ladder-agent')).status).toBe(200);
});

it('a feature of a tool is checked by its own cost, and an unknown one is rejected', async () => {
  const browser = await signedIn();
  const platformId = 'value-ladder-agent';
  const check = (featureId: unknown) =>
    browser.post('/tokens/check-availability', { platformId, featureId });
  await browser.control({ member: { emptyStacks: true } });
  await browser.control({ member: { grant: 8 } });
  expect(await bodyOf(check(null))).toMatchObject({ canAfford: true });
  expect(await bodyOf(check('summary'))).toMatchObject({ canAfford: true });
  expect(await bodyOf(check('full-report'))).toMatchObject({ success: true, canAfford: false });
  expect((await check('none')).status).toBe(404);
  expect((await check('constructor')).status).toBe(404);
  expect((await check(7)).status).toBe(404);
});

it('a tool is affordable until the credits are used up', async () => {
  const browser = await signedIn();
  const { platformId } = browser.db().tools.find(({ isFree }) => !isFree)!;
  const check = () =>
    bodyOf(browser.post('/tokens/check-availability', { platformId, featureId: null }));
  expect(await check()).toMatchObject({ success: true, canAfford: true });
  await browser.control({ member: { emptyStacks: true } });
  expect(await check()).toMatchObject({ success: true, canAfford: false });
});

it('the stacks are grouped by state or a list', async () => {
  const browser = await signedIn();
  const { summary, tokenStacks } = await bodyOf(browser.get('/tokens/all-stacks'));
  const groups = tokenStacks as Record<string, unknown[]>;
  expect(Object.keys(groups)).toEqual(['active', 'expired', 'exhausted', 'disabled', 'all']);
  expect(summary).toMatchObject({
    activeStacks: groups['active']!.length,
    expiredStacks: groups['expired']!.length,
    exhaustedStacks: groups['exhausted']!.length,
    disabledStacks: groups['disabled']!.length,
    totalStacks: groups['all']!.length,
  });
  await browser.control({ stackShape: 'list' });
  const plain = await bodyOf(browser.get('/tokens/all-stacks'));
  expect(plain['tokenStacks']).toEqual(groups['all']);
});

it.each([
  ['/captcha/api.js', 'text/javascript'],
  ['/support/messenger.js', 'text/javascript'],
  ['/forms/embed.js', 'text/javascript'],
  ['/forms/trial', 'text/html'],
  ['/forms/upgrade', 'text/html'],
  ['/billing-portal', 'text/html'],
])('%s is served as %s', async (path, type) => {
  const response = await createBrowser().visit(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
});

it('the demo members are served for the login page in development', async () => {
  const members: unknown = await (await createBrowser().get('/demo-members')).json();
  expect(members).toEqual(DEMO_MEMBERS);
});
