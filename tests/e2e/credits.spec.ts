import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { MOCK_API } from './origins';

const CHLOE_WITH_31 = 'chloe@martincareers.com';
const LENA_FREE = 'lena@hartmannhealth.com';

const dashboard = (page: Page) => page.getByRole('dialog', { name: 'Credit usage' });
const pill = (page: Page, credits: string) =>
  page.getByRole('button', { name: new RegExp(`^${credits} credits`) });

async function openPurchase(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Buy More' }).click();
  await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

test('credits are bought through the hosted checkout, cancelled once and left by Back once', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: CHLOE_WITH_31 });
  await page.goto('/explore');
  await expect(pill(page, '31')).toBeVisible();

  // Cancelled: nothing is bought, and the way back leads to a purchase that works again.
  await openPurchase(page);
  const purchase = page.getByRole('dialog').filter({ has: page.getByRole('slider') });
  const buy = purchase.getByRole('button', { name: /^(Purchase|Buy)/ });
  await buy.dblclick();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  expect(await mock.count('/payments/create-checkout-session')).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(pill(page, '31')).toBeVisible();

  // Left by Back: the button is alive again.
  await page.goto('/explore');
  await openPurchase(page);
  await buy.click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.goBack();
  await expect(page).toHaveURL(/\/explore/);
  if (!(await page.getByRole('slider').isVisible())) await openPurchaseAgain(page);
  await page.getByRole('slider').press('End');
  await buy.click();

  // Paid.
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('3,330')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await mock.count('/payments/verify-session')).toBe(1);
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(pill(page, '3,361')).toBeVisible();
});

/** Back came by a full load, which closes the purchase but not the dashboard of the address. */
async function openPurchaseAgain(page: Page): Promise<void> {
  await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

test('a free member subscribes and sees the plan and its credits', async ({ page, mock }) => {
  await mock.set({ signIn: LENA_FREE });
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await page
    .getByRole('button', { name: /Start Subscription/ })
    .first()
    .click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'Start using AI agents' }).click();
  await expect(page).toHaveURL('/explore');
  await expect(pill(page, '633')).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByText('Current Plan').first()).toBeVisible();
});

test('the dashboard follows the address: load, Back, Forward, a script, closing', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore?category=Purpose+Tools&modal=usage');
  await expect(dashboard(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dashboard(page)).toBeHidden();
  await expect(page).toHaveURL('/explore?category=Purpose+Tools');

  await page.getByRole('button', { name: /My usage/ }).click();
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL(/modal=usage/);
  await page.goBack();
  await expect(dashboard(page)).toBeHidden();
  await page.goForward();
  await expect(dashboard(page)).toBeVisible();
  await page.goBack();

  await page.evaluate(() => {
    history.pushState(null, '', '?modal=usage');
    window.dispatchEvent(new Event('urlchange'));
  });
  await expect(dashboard(page)).toBeVisible();
  await dashboard(page).getByRole('tab', { name: 'Transaction History' }).click();
  await expect(dashboard(page).getByText('312 transactions')).toBeVisible();
});

test('10,000 loaded transactions stay below 1,500 nodes', async ({ page, mock }) => {
  test.slow();
  await mock.set({ signIn: 'victor@almeidaacademy.com' });
  await page.goto('/explore?modal=usage&usageTab=transactions');
  await expect(dashboard(page).getByRole('button', { name: 'Load more' })).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    const more = dashboard(page).getByRole('button', { name: 'Load more' });
    await more.scrollIntoViewIfNeeded();
    const answered = page.waitForResponse(/\/tokens\/history\?/);
    await more.click();
    await answered;
  }
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
});
