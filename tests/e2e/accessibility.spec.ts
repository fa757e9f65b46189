import { expectNoSeriousViolation } from './axe';
import { expect, MAYA, test, TOM_WITHOUT_CREDITS } from './fixtures';
import { dashboard } from './purchase';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the login page has no serious accessibility violation', async ({ page }) => {
      await page.goto('/auth');
      await expect(page.getByRole('checkbox', { name: 'Verify you are human' })).toBeVisible();
      await expectNoSeriousViolation(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Please fill in all fields.').first()).toBeVisible();
      await expectNoSeriousViolation(page);
    });

    test('the pages for a forgotten, a new and a changed password have no serious accessibility violation', async ({
      page,
      mock,
    }) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Send Link' }).click();
      await expect(dialog.getByText('Email is required')).toBeVisible();
      await expectNoSeriousViolation(page);
      await page.goto('/reset-password?token=any');
      await page.getByLabel('New Password', { exact: true }).fill('Abc');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByText('Please fill in all fields.')).toBeVisible();
      await expectNoSeriousViolation(page);
      await mock.set({ signIn: MAYA });
      await page.goto('/explore');
      await page.getByRole('button', { name: /^(Profile menu|Menu)$/ }).click();
      await page.getByText('Password Reset').click();
      await dialog.getByRole('button', { name: 'Update Password' }).click();
      await expect(dialog.getByText('All fields are required.')).toBeVisible();
      await expectNoSeriousViolation(page);
    });

    test('the home page has no serious accessibility violation', async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSeriousViolation(page);
    });

    test('the catalogue, its filters and its search have no serious accessibility violation', async ({
      page,
      mock,
    }) => {
      await mock.set({ signIn: TOM_WITHOUT_CREDITS });
      await page.goto('/explore');
      await expect(
        page.getByText('Insufficient Credit').or(page.getByText('Locked')).first(),
      ).toBeAttached();
      await expectNoSeriousViolation(page);
      await page
        .getByRole('combobox', { name: /search/i })
        .filter({ visible: true })
        .fill('agent');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoSeriousViolation(page);
    });

    test('an open and a locked tool have no serious accessibility violation', async ({
      page,
      mock,
    }) => {
      for (const member of [MAYA, TOM_WITHOUT_CREDITS]) {
        await mock.set({ signIn: member });
        await page.goto('/explore');
        await page
          .getByRole('link', { name: /Value Ladder Agent/ })
          .first()
          .press('Enter');
        await expect(
          page.getByRole('heading', { level: 1, name: 'Value Ladder Agent' }),
        ).toBeVisible();
        await expect(page.getByText('Related Tools')).toBeVisible();
        await expectNoSeriousViolation(page);
      }
    });

    test('the dashboard with its tabs and the purchase have no serious accessibility violation', async ({
      page,
      mock,
    }) => {
      await mock.set({ signIn: MAYA });
      await page.goto('/explore?modal=usage');
      const dialog = dashboard(page);
      await expect(dialog.getByText('Credit stacks')).toBeVisible();
      await expectNoSeriousViolation(page);
      for (const [tab, sign] of [
        ['Transaction History', '312 transactions'],
        ['Platform Costs', '37 tools'],
      ] as const) {
        await dialog.getByRole('tab', { name: tab }).click();
        await expect(dialog.getByText(sign)).toBeVisible();
        await expectNoSeriousViolation(page);
      }
      await dialog.getByRole('button', { name: 'Get More Credits' }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await expectNoSeriousViolation(page);
    });

    test('the plans and the result pages have no serious accessibility violation', async ({
      page,
      mock,
    }) => {
      await mock.set({ signIn: MAYA });
      for (const [path, heading] of [
        ['/subscription', 'Choose Your Plan'],
        ['/subscription-success', 'Subscription Successful!'],
        ['/payment-success', 'Payment Error'],
        ['/payment-cancel', 'Payment Cancelled'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectNoSeriousViolation(page);
      }
    });

    test('the page Page Not Found has no serious accessibility violation', async ({ page }) => {
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: /Page Not Found/ })).toBeVisible();
      await expectNoSeriousViolation(page);
    });
  });
}
