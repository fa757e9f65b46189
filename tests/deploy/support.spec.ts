import type { Page } from '@playwright/test';
import { messengerScript } from '@mock-api/pages/messenger-script';
import { expect, MAYA, signIn, test } from '../e2e/fixtures';

interface Call {
  method: string;
  settings: Record<string, unknown> | undefined;
}

/** Lets the provider answer with the stand-in's script; returns the addresses asked for. */
async function connectProvider(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://widget.intercom.io/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: messengerScript() });
  });
  return asked;
}

/** What the provider's script was told, the newest last. */
async function told(page: Page): Promise<Call[]> {
  const calls = await page.evaluate(
    () => (Reflect.get(Object(Reflect.get(window, 'Intercom')), 'calls') ?? []) as unknown[][],
  );
  return calls.map(([method, settings]) => ({
    method: String(method),
    settings: settings as Call['settings'],
  }));
}

const launcher = (page: Page) => page.getByRole('button', { name: 'Open support messenger' });

test('a visitor writes as nobody, a member with a name, and nobody again after the logout', async ({
  page,
}) => {
  const asked = await connectProvider(page);
  await page.goto('/auth');
  await expect(launcher(page)).toBeVisible();
  expect(asked).toEqual(['https://widget.intercom.io/widget/stand-in']);
  expect((await told(page)).map(({ method }) => method)).toEqual(['shutdown', 'boot']);
  expect((await told(page)).at(-1)?.settings).toEqual({
    app_id: 'stand-in',
    api_base: 'https://api-iam.intercom.io',
    installation_type: 'npm-package',
  });

  await signIn(page);
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  await expect.poll(async () => (await told(page)).at(-1)?.settings?.['email']).toBe(MAYA);
  await launcher(page).click();
  await expect(page.getByRole('dialog', { name: 'Support messenger' })).toContainText('Hello Maya');

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('dialog', { name: 'Support messenger' })).toHaveCount(0);
  await launcher(page).click();
  await expect(page.getByRole('dialog', { name: 'Support messenger' })).toContainText(
    'Hello, how can we help?',
  );
  expect(JSON.stringify((await told(page)).at(-1))).not.toContain(MAYA);
});

test('a member who comes back is known at once, after the catalogue shows', async ({
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
  expect(await told(page)).toEqual([
    { method: 'boot', settings: expect.objectContaining({ email: MAYA, userType: 'paid' }) },
  ]);
});

test('a provider that is blocked is missed by nobody', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith('https://widget.intercom.io/'),
  );
  await page.goto('/explore');
  await refused;
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
});
