import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const CHLOE_WITH_31_CREDITS = 'chloe@martincareers.com';

/** The credit pill with a balance. */
export const pill = (page: Page, credits: string) =>
  page.getByRole('button', { name: new RegExp(`^${credits} credits`) });

export const dashboard = (page: Page) =>
  page.getByRole('dialog', { name: 'Credit Usage Dashboard' });

export const usageButton = (page: Page) => page.getByRole('button', { name: /Credit usage/ });

/** The button that opens the checkout. */
export const buy = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('slider') })
    .getByRole('button', { name: /^(Purchase|Buy)/ });

/** Opens the purchase dialog from the dashboard. */
export async function openPurchase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy More' }).click();
  await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}
