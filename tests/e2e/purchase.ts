import type { Page } from '@playwright/test';
import { expect, type MockControl } from './fixtures';

export const CHLOE_WITH_31 = 'chloe@martincareers.com';

/** The bar's balance, once it reads so many credits. */
export const pill = (page: Page, credits: string) =>
  page.getByRole('button', { name: new RegExp(`^${credits} credits`) });

export const dashboard = (page: Page) =>
  page.getByRole('dialog', { name: 'Credit Usage Dashboard' });

export const usageButton = (page: Page) => page.getByRole('button', { name: /Credit usage/ });

/** From the bar through the dashboard to the purchase dialog. */
export async function openPurchase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy More' }).click();
  await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

/** How many checkouts the server has made. */
export async function checkoutsMade(mock: MockControl): Promise<number> {
  const made = (await mock.calls()).filter(
    ({ path, status }) => path === '/payments/create-checkout-session' && status === 200,
  );
  return made.length;
}
