import { expect, MAYA, test } from './fixtures';

test('a chunk that a deployment has removed is loaded after one reload', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  const card = page.getByRole('link', { name: /Value Ladder Agent/ }).first();
  await expect(card).toBeVisible();
  await page.route(/\/assets\/tool-page-.*\.js$/, (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await card.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Value Ladder Agent' })).toBeVisible();
});

test('a chunk that stays missing leaves the navigation and offers a reload', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  const card = page.getByRole('link', { name: /Value Ladder Agent/ }).first();
  await expect(card).toBeVisible();
  await page.route(/\/assets\/tool-page-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await card.press('Enter');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('button', { name: /1,284 credits/ })).toBeVisible();
});
