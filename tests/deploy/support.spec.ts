import type { Page } from '@playwright/test';
import { messengerScript } from '@mock-api/pages/messenger-script';
import { expect, MAYA, signIn, test } from '../e2e/fixtures';

interface Call {
  method: string;
  settings: Record<string, unknown> | undefined;
}

/** Routes the provider's script to the mock one. @returns the requested URLs */
async function connectProvider(page: Page): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route('https://widget.intercom.io/**', async (route) => {
    requestedUrls.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: messengerScript() });
  });
  return requestedUrls;
}

/** The calls to the provider's script, the newest last. */
async function callsToProvider(page: Page): Promise<Call[]> {
  const calls = await page.evaluate(
    () => (Reflect.get(Object(Reflect.get(window, 'Intercom')), 'calls') ?? []) as unknown[][],
  );
  return calls.map(([method, settings]) => ({
    method: String(method),
    settings: settings as Call['settings'],
  }));
}

const launcher = (page: Page) => page.getByRole('button', { name: 'Open support messenger' });

test('the messenger is anonymous for a visitor, identifies a member, and is anonymous after the logout', async ({
  page,
}) => {
  const requestedUrls = await connectProvider(page);
  await page.goto('/auth');
  await expect(launcher(page)).toBeVisible();
  expect(requestedUrls).toEqual(['https://widget.intercom.io/widget/stand-in']);
  expect((await callsToProvider(page)).map(({ method }) => method)).toEqual(['shutdown', 'boot']);
  expect((await callsToProvider(page)).at(-1)?.settings).toEqual({
    app_id: 'stand-in',
    api_base: 'https://api-iam.intercom.io',
    installation_type: 'npm-package',
  });

  await signIn(page);
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  await expect
    .poll(async () => (await callsToProvider(page)).at(-1)?.settings?.['email'])
    .toBe(MAYA);
  await launcher(page).click();
  await expect(page.getByRole('dialog', { name: 'Support messenger' })).toContainText('Hello Maya');

  await page.goto('/explore');
  await page.getByRole('link', { name: /^Value Ladder Agent/ }).click();
  await expect(page.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('dialog', { name: 'Support messenger' })).toHaveCount(0);
  await launcher(page).click();
  await expect(page.getByRole('dialog', { name: 'Support messenger' })).toContainText(
    'Hello, how can we help?',
  );
  expect(JSON.stringify((await callsToProvider(page)).at(-1))).not.toContain(MAYA);
});

test('the messenger identifies a member with a session after the catalogue shows', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await connectProvider(page);
  let cardsShown = false;
  const script = page
    .waitForRequest('https://widget.intercom.io/**')
    .then(
      async () => (cardsShown = await page.locator('main a[href^="/tool/"]').first().isVisible()),
    );
  await page.goto('/explore');
  await script;
  expect(cardsShown).toBe(true);
  await expect(launcher(page)).toBeVisible();
  expect(await callsToProvider(page)).toEqual([
    { method: 'boot', settings: expect.objectContaining({ email: MAYA, userType: 'paid' }) },
  ]);
});

test('a blocked provider of the messenger causes no error', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  const blockedRequest = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith('https://widget.intercom.io/'),
  );
  await page.goto('/explore');
  await blockedRequest;
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
});
