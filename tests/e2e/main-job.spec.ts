import { expect, MAYA, signIn, test, TOM_WITHOUT_CREDITS } from './fixtures';
import { PORTAL } from './origins';

test('a visitor signs in, returns to the requested page, finds a tool, launches it and logs out', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/explore?category=Sales+and+Marketing+Tools');
  await expect(page.getByText('Redirecting to login...')).toBeVisible();
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
  await expect(page.getByText('Redirecting to login...')).toBeVisible();
  await expect(page.getByText('1,284')).toHaveCount(0);
});

test('a member without credits can open the page of a locked tool but not launch it', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: TOM_WITHOUT_CREDITS });
  await page.goto('/explore');
  const card = page.getByRole('link', { name: /Value Ladder Agent/ }).first();
  await expect(page.getByText('Insufficient Credit').first()).toBeVisible();
  await card.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Value Ladder Agent' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Insufficient Credit' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Launch Tool' })).toHaveCount(0);
});

test('wrong passwords are rejected, then rate-limited, and the rate limit continues after a reload', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(MAYA);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await page.getByRole('checkbox', { name: 'Verify you are human' }).click();
    await expect(page.getByText('Success!')).toBeVisible();
    const response = page.waitForResponse(/\/auth\/login$/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    if ((await response).status() === 429) break;
    await expect(page.getByRole('alert')).toContainText(
      'Please check your credentials and try again.',
    );
  }
  await expect(page.getByRole('alert')).toContainText('Too many login attempts.');
  await expect(page.getByRole('button', { name: 'Please Wait...' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Please Wait...' })).toBeDisabled();
});
