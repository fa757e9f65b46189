import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { expect, MAYA, openCatalogue, test } from './fixtures';
import { dashboard, usageButton } from './purchase';

interface Part {
  name: string;
  /** The start of the name of its chunk. */
  chunk: string;
  path: string;
  open?: (page: Page) => Promise<unknown>;
  message: RegExp;
  button: string;
  expectShown: (page: Page) => Promise<unknown>;
}

const PARTS: Part[] = [
  {
    name: 'page',
    chunk: 'tool-page',
    path: '/explore',
    open: (page) =>
      page
        .getByRole('link', { name: /^Value Ladder Agent/ })
        .first()
        .press('Enter'),
    message: /could not be|was updated|new version/i,
    button: 'Reload',
    expectShown: (page) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText('Value Ladder Agent'),
  },
  {
    name: 'menu',
    chunk: 'controls',
    path: '/explore',
    message: /The menu could not be loaded\./,
    button: 'Retry',
    expectShown: (page) => expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible(),
  },
  {
    name: 'dashboard',
    chunk: 'usage-dashboard',
    path: '/explore',
    open: (page) => usageButton(page).click(),
    message: /could not be opened/,
    button: 'Try Again',
    expectShown: (page) => expect(dashboard(page)).toBeVisible(),
  },
  {
    name: 'purchase',
    chunk: 'purchase-dialog',
    path: '/explore?modal=usage',
    open: (page) => dashboard(page).getByRole('button', { name: 'Get More Credits' }).click(),
    message: /could not be opened/,
    button: 'Try Again',
    expectShown: (page) => expect(page.getByRole('slider')).toBeVisible(),
  },
];

for (const { name, chunk, path, open, message, button, expectShown } of PARTS) {
  test(
    `a ${name} whose code cannot be loaded shows an error, and ${button} loads it`,
    { tag: name === 'page' ? [] : '@full' },
    async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      let isRemoved = true;
      await page.route(new RegExp(`/assets/${chunk}-.*\\.js$`), (route) =>
        isRemoved ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.goto(path);
      await open?.(page);
      await expect(page.getByText(message).first()).toBeVisible();
      isRemoved = false;
      await page.getByRole('button', { name: button }).first().click();
      await expectShown(page);
    },
  );
}

test('a page whose code is not loaded while offline opens with Reload when online', async ({
  page,
  context,
  mock,
}) => {
  await page.route('**/assets/home-page-*.js', (route) => route.abort());
  // If it failed, the questionnaire would open.
  const status = page.waitForResponse(/\/user\/getuserdata/);
  await openCatalogue(page, mock);
  await (await status).finished();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectNoViolation(page);
  await context.setOffline(false);
  await page.unroute('**/assets/home-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(/^1,284 credits/).first()).toBeVisible();
});

test('an expired session is refreshed in a tab whose files a deployment has removed', async ({
  page,
  mock,
}) => {
  await openCatalogue(page, mock);
  // Rendered with the code that checks the member on return.
  await expect(usageButton(page)).toBeVisible();
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
  await mock.set({ expireAccess: true, clearCalls: true });
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  const balanceStatus = async () =>
    (await mock.calls()).findLast(({ path }) => path === '/tokens/balance')?.status;
  await expect.poll(balanceStatus).toBe(200);
  expect(await mock.count('/auth/refresh')).toBe(1);
  await expect(page.getByRole('button', { name: /^1,284 credits/ })).toBeVisible();
});
