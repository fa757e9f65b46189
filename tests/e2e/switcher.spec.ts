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
  const selected = dialog.getByRole('option', { selected: true });
  await expect(page.getByRole('button', { name: /quick switcher/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.type('zzzz');
  await expect(input).toHaveValue('zzzz');
  await expect(dialog.getByText('Nothing matches “zzzz”. Try fewer words.')).toBeVisible();
  await input.fill('value lad');
  await expect(selected).toContainText('Value Ladder Agent');
  await expectNoViolation(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tool\//);
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: /quick switcher/ }).click();
  await expect(input).toBeFocused();
  await expect(selected).toHaveCount(0);
  await input.fill('value lad');
  const launched = page.waitForEvent('popup');
  await page.keyboard.press('Control+Enter');
  await (await launched).close();
  await expect(dialog).toHaveCount(0);
  // The tool launched last is the first row.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toContainText('Value Ladder Agent');
  await page.keyboard.press('Escape');

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
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /quick switcher/i })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await input.fill('your pro');
  await expect(selected).toContainText('Your Profile');
  await selected.click();
  await expect(page).toHaveURL(/\/profile$/);
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
  await expect(switcher.getByRole('combobox')).toBeFocused();
  await page.goBack();
  await expect(switcher).toBeHidden();
  await expect(page).toHaveURL('/explore');
});
