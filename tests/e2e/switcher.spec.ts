import { deferred } from '../helpers/deferred';
import { expectNoViolation } from './axe';
import { expect, MAYA, test } from './fixtures';

test('the quick switcher opens tools, pages and dialogs, by keyboard and by its button', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Quick switcher' });
  const input = dialog.getByRole('combobox');
  const options = dialog.getByRole('option');
  const selected = dialog.getByRole('option', { selected: true });
  await expect(page.getByRole('button', { name: /quick switcher/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await input.fill('zzzz');
  await expect(dialog.getByText('Nothing matches “zzzz”. Try fewer words.')).toBeVisible();
  await input.fill('value lad');
  await expect(selected).toContainText('Value Ladder Agent');
  await expectNoViolation(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tool\//);
  await expect(dialog).toHaveCount(0);

  // The last chosen entry is listed first.
  await page.getByRole('button', { name: /quick switcher/ }).click();
  await expect(options.first()).toContainText('Value Ladder Agent');
  const launched = page.waitForEvent('popup');
  await page.keyboard.press('Control+Enter');
  await (await launched).close();
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await input.fill('platform costs');
  await page.keyboard.press('Enter');
  const dashboard = page.getByRole('dialog', { name: 'Credit Usage Dashboard' });
  await expect(dashboard.getByRole('tab', { name: 'Platform Costs' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // The shortcut does nothing while another dialog is open.
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dashboard).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await input.fill('change password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Quick switcher' }).click();
  await input.fill('your pro');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(selected).toContainText('Your Profile');
  await selected.click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: 'Quick switcher' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Quick switcher' })).toBeFocused();
});

test('Back closes the password dialog and stays on the page, and to another page also the quick switcher', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  await page.getByRole('list', { name: 'Tools' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tool\//);
  await expect(page.getByRole('button', { name: /quick switcher/ })).toBeVisible();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Password Reset' }).click();
  const password = page.getByRole('dialog', { name: 'Change Password' });
  await expect(password).toBeVisible();
  await page.goBack();
  await expect(password).toBeHidden();
  await expect(page).toHaveURL(/\/tool\//);
  await page.keyboard.press('Control+k');
  const switcher = page.getByRole('dialog', { name: 'Quick switcher' });
  await expect(switcher).toBeVisible();
  await page.goBack();
  await expect(switcher).toBeHidden();
  await expect(page).toHaveURL('/explore');
});

test(
  'text typed while the code of the quick switcher is loading is in its search, and searched for',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const pendingResponse = deferred();
    await page.route(/\/assets\/switcher-.*\.js$/, async (route) => {
      await pendingResponse.promise;
      await route.continue();
    });
    await page.goto('/explore');
    await expect(page.getByRole('button', { name: /quick switcher/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('value lad');
    // Without the list there is nothing to open.
    await page.keyboard.press('Enter');
    pendingResponse.resolve();
    const dialog = page.getByRole('dialog', { name: 'Quick switcher' });
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('der');
    await expect(dialog.getByRole('combobox')).toHaveValue('value ladder');
    await expect(dialog.getByRole('option', { selected: true })).toContainText(
      'Value Ladder Agent',
    );
    await expect(page).toHaveURL('/explore');
  },
);
