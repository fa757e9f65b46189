import type { Page } from '@playwright/test';
import { expect, test, TOM_WITHOUT_CREDITS } from './fixtures';
import { MOCK_API } from './origins';
import { buy, CHLOE_WITH_31_CREDITS, openPurchase, pill } from './purchase';

const LENA_FREE = 'lena@hartmannhealth.com';

/** Presses a button of the hosted checkout. */
async function pressInCheckout(page: Page, name: RegExp): Promise<void> {
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.getByRole('button', { name }).click();
}

test('credits can be bought after the hosted checkout was cancelled once and left by Back once', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: CHLOE_WITH_31_CREDITS });
  await page.goto('/explore');
  await expect(pill(page, '31')).toBeVisible();

  // A cancelled checkout buys nothing, and the purchase can be started again.
  await openPurchase(page);
  await buy(page).dblclick();
  await pressInCheckout(page, /^Cancel/);
  expect(await mock.count('/payments/create-checkout-session')).toBe(1);
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(pill(page, '31')).toBeVisible();

  // After Back the purchase can be started again, with the amount that was chosen before.
  await page.goto('/explore');
  await openPurchase(page);
  await page.getByRole('slider').press('End');
  await buy(page).click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.goBack();
  await expect(page).toHaveURL(/\/explore/);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /100/);
  await buy(page).click();

  // The third checkout is paid.
  await pressInCheckout(page, /^Pay/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('3,330')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await mock.count('/payments/verify-session')).toBe(2);
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(pill(page, '3,361')).toBeVisible();
});

test('a locked tool opens the purchase, and the result page opens the tool with the new balance, also in another tab', async ({
  page,
  mock,
  context,
}) => {
  await mock.set({ signIn: TOM_WITHOUT_CREDITS });
  await page.goto('/explore');
  await page.getByRole('link', { name: /^Business Vision Agent/ }).click();
  await page.getByRole('link', { name: 'Buy credits' }).click();
  await buy(page).click();
  await pressInCheckout(page, /^Pay/);
  await expect(page.getByRole('link', { name: 'Back to Business Vision Agent' })).toBeVisible();
  await expect(page.getByText(/^\d+ credits$/)).toBeVisible();

  // The URL of the result opened in another tab of the same browser.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('link', { name: 'Back to Business Vision Agent' }).click();
  await expect(other.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
});

test('a locked tool links a free member to the plans, and the subscription result links back to the tool', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: LENA_FREE });
  await page.goto('/explore');
  await page.getByRole('link', { name: /^Business Vision Agent/ }).click();
  await page.getByRole('link', { name: 'See plans to upgrade' }).click();
  await page
    .getByRole('button', { name: /Start Subscription/ })
    .first()
    .click();
  await pressInCheckout(page, /^Pay/);
  await page.getByRole('link', { name: 'Back to Business Vision Agent' }).click();
  await expect(page.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
});
