import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { MOCK_API } from './origins';
import { CHLOE_WITH_31_CREDITS, dashboard, openPurchase, pill, usageButton } from './purchase';

test('credits can be bought after the hosted checkout was cancelled once and left by Back once', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: CHLOE_WITH_31_CREDITS });
  await page.goto('/explore');
  await expect(pill(page, '31')).toBeVisible();

  // A cancelled checkout buys nothing, and the purchase can be started again.
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

  // After Back the purchase can be started again, with the amount that was chosen before.
  await page.goto('/explore');
  await openPurchase(page);
  await page.getByRole('slider').press('End');
  await buy.click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.goBack();
  await expect(page).toHaveURL(/\/explore/);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /100/);
  await buy.click();

  // The third checkout is paid.
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('3,330')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await mock.count('/payments/verify-session')).toBe(2);
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(pill(page, '3,361')).toBeVisible();
});

test('Back and closing return from the purchase to the dashboard that opened it, and Forward and a reload open it again', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: CHLOE_WITH_31_CREDITS });
  await page.goto('/explore');
  await openPurchase(page);
  const purchase = page.getByRole('dialog', { name: 'Credit Purchase' });
  await expect(purchase).toBeVisible();
  await page.goBack();
  await expect(purchase).toBeHidden();
  await expect(dashboard(page)).toBeVisible();
  await page.goForward();
  await expect(purchase).toBeVisible();
  await page.reload();
  await expect(purchase).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(purchase).toBeHidden();
  await expect(dashboard(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dashboard(page)).toBeHidden();
  await expect(page).toHaveURL('/explore');
});

test(
  'a dashboard and a purchase whose chunks fail to load show an error and open on Try Again',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    let isBlocked = true;
    await page.route(/(usage-dashboard|purchase-dialog)-.*\.js$/, (route) =>
      isBlocked ? route.abort() : route.continue(),
    );
    await page.goto('/explore');
    await usageButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'could not be opened' });
    await expect(alert).toBeVisible();
    isBlocked = false;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(dashboard(page)).toBeVisible();

    isBlocked = true;
    await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
    await expect(alert).toBeVisible();
    isBlocked = false;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  },
);

test.describe('10,000 loaded transactions', { tag: '@full' }, () => {
  const ALL = 10_000;
  const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

  /** Responds with all remaining transactions on page 2, so that Load more is pressed once. */
  async function respondWithRemainingPages(page: Page): Promise<void> {
    await page.route(/\/tokens\/history\?.*page=2/, async (route) => {
      const response = await route.fetch();
      const { transactions } = (await response.json()) as { transactions: object[] };
      const remainingCount = ALL - 50;
      const rest = Array.from({ length: remainingCount }, (_, index) => {
        // The oldest one is alone on its day, so it is the last in both views.
        const ago = index * 5_400_000 + (index === remainingCount - 1 ? 2 * 86_400_000 : 0);
        return {
          ...transactions[index % transactions.length],
          id: `rest-${index}`,
          description: `Use ${index + 51}`,
          createdAt: new Date(Date.UTC(2026, 8, 1) - ago).toISOString(),
          formattedDate: null,
        };
      });
      const pagination = { currentPage: 2, hasNext: false, hasPrev: true, totalTransactions: ALL };
      await route.fulfill({ response, json: { success: true, transactions: rest, pagination } });
    });
  }

  for (const view of ['grouped', 'individual']) {
    test(
      `10,000 loaded transactions render fewer than 1,500 nodes, ${view}`,
      { tag: '@full' },
      async ({ page, mock }) => {
        test.slow();
        await mock.set({ signIn: 'victor@almeidaacademy.com' });
        await respondWithRemainingPages(page);
        await page.goto(`/explore?modal=usage&usageTab=transactions&usageView=${view}`);
        const panel = dashboard(page).getByRole('tabpanel');
        await dashboard(page).getByRole('button', { name: 'Load more' }).click();
        await expect(panel.getByText('10,000 transactions')).toBeVisible();
        // The line shows only while transactions remain to be loaded.
        await expect(dashboard(page).getByText(/loaded$/)).toBeHidden();
        expect(await nodes(page)).toBeLessThan(1500);

        await panel.hover();
        for (let turn = 0; turn < 12; turn += 1) {
          await page.mouse.wheel(0, 2000);
          expect(await nodes(page)).toBeLessThan(1500);
        }
        // Repeated, because measuring rows changes the estimated height of the list.
        await expect(async () => {
          await page.mouse.wheel(0, 10_000_000);
          await expect(panel.getByText('Use 10000', { exact: true })).toBeInViewport({
            timeout: 500,
          });
        }).toPass();
        expect(await nodes(page)).toBeLessThan(1500);
      },
    );
  }
});
