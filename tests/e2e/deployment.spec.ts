import { expect, MAYA, openCatalogue, test } from './fixtures';

test('a page whose chunk a deployment has removed shows after Reload', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  const card = page.getByRole('link', { name: /Value Ladder Agent/ }).first();
  await expect(card).toBeVisible();
  await page.route(/\/assets\/tool-page-.*\.js$/, (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await card.press('Enter');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Value Ladder Agent' })).toBeVisible();
});

test('an expired session is refreshed in a tab whose files a deployment has removed', async ({
  page,
  mock,
}) => {
  await openCatalogue(page, mock);
  // Rendered with the code that checks the member on return.
  await expect(page.getByRole('button', { name: /^Credit usage/ })).toBeVisible();
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
