import { expectNoViolation, expectNoViolationAtEachWidth } from './axe';
import { expect, test } from './fixtures';

const AMARA_WITHOUT_PAYMENT_DETAILS = 'amara@nwosuleadership.com';

test.describe('the dialogs of the first run', { tag: '@full' }, () => {
  test('the questionnaire of a new member has no accessibility violation, also with validation errors', async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: 'jonas@weberwerk.com' });
    await page.goto('/explore');
    await expect(page.locator('[name="name"]')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
    await expectNoViolationAtEachWidth(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This field is required')).toHaveCount(4);
    await expect(page.locator('[name="name"]')).toBeFocused();
    await expectNoViolationAtEachWidth(page);
  });

  test('the trial form has no accessibility violation, also when it does not load', async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: AMARA_WITHOUT_PAYMENT_DETAILS });
    await page.goto('/explore');
    const form = page.frameLocator('iframe[title="90-day Free Trial Activation"]');
    await expect(form.getByLabel('Name on card')).toBeVisible();
    await expectNoViolationAtEachWidth(page);

    await page.route('**/forms/trial', () => new Promise(() => undefined));
    await page.clock.install();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Loading the form...')).toBeVisible();
    await page.clock.fastForward(8000);
    await expect(page.getByRole('link', { name: 'Open the form in a new tab' })).toBeVisible();
    await expectNoViolation(page);
  });
});
