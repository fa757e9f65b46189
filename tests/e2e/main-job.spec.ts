import { expect, signIn, test } from './fixtures';
import { PORTAL } from './origins';

test('a visitor signs in, returns to the requested page, finds a tool, launches it and logs out', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/explore?category=Sales+and+Marketing+Tools');
  await page.waitForURL(/\/auth\?redirectTo=/);
  expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(
    `${PORTAL}/explore?category=Sales+and+Marketing+Tools`,
  );
  expect(await mock.count('/tokens/balance')).toBe(0);

  await signIn(page);
  await expect(page).toHaveURL('/explore?category=Sales+and+Marketing+Tools');
  await expect(page.getByRole('button', { name: /1,284 credits/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sales and Marketing Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/explore');

  const search = page.getByRole('combobox', { name: /search/i });
  await search.fill('value ladder');
  await page.getByRole('option', { name: /Value Ladder Agent/ }).click();
  await expect(page).toHaveURL(/\/tool\/.+/);
  await expect(search).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1, name: 'Value Ladder Agent' })).toBeVisible();
  await expect(page.getByText('Available - 1,284 tokens remaining')).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Launch Tool' }).click();
  const tool = await opened;
  await expect(tool.getByText('Value Ladder Agent').first()).toBeVisible();
  expect(await tool.evaluate(() => window.opener === null)).toBe(true);
  await tool.close();

  await page.getByRole('button', { name: /profile menu/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await mock.count('/auth/logout')).toBe(1);

  await page.goBack();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await expect(page.getByText('1,284')).toHaveCount(0);
});
