import type { Locator } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { dashboard } from './purchase';

test('in a small window a URL opens the dashboard while the catalogue is loading, and its header remains visible while the focus moves through it', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await mock.set({ signIn: MAYA });
  await page.route('**/api/getTools', () => undefined);
  await page.goto('/explore?modal=usage');
  const rewards = dashboard(page).getByRole('radiogroup', { name: 'Show rewards' });
  await expect(rewards.getByRole('radio', { checked: true })).toBeAttached();
  const firstTab = dashboard(page).getByRole('tab', { name: 'Credit History' });

  await firstTab.focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(rewards.getByRole('radio', { checked: true })).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(rewards).toBeInViewport({ ratio: 1 });
  await expect(firstTab).toBeInViewport({ ratio: 1 });

  const close = dashboard(page).getByRole('button', { name: 'Close' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(close).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeHidden();
});

test(
  'on a phone the total of a purchase ends at the slider, that of a day is beside it, and neither a download nor long filters cover a control',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: 'victor@almeidaacademy.com' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/history/grouped?**', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/"totalAmount":-?[\d.]+/, '"totalAmount":-12080'),
      });
    });
    await page.goto('/explore?modal=usage&usageTab=transactions');
    const panel = dashboard(page).getByRole('tabpanel');
    const right = async (locator: Locator) => {
      const { x, width } = (await locator.boundingBox())!;
      return Math.round(x + width);
    };
    const top = async (locator: Locator) => Math.round((await locator.boundingBox())!.y);
    const day = panel.getByRole('heading').first();
    await expect(day).toBeVisible();
    const total = panel.locator('[data-row="0"]').getByText('-12,080.00');
    expect(await top(total)).toBe(await top(day));

    async function expectOneRow() {
      const filters = (await panel.getByRole('button', { name: /^Filters/ }).boundingBox())!;
      const views = (await panel.getByRole('radiogroup').boundingBox())!;
      expect(filters.x + filters.width).toBeLessThan(views.x);
      expect(views.y).toBeLessThan(filters.y + filters.height);
    }
    await page.route('**/api/tokens/history?**', () => undefined);
    await panel.getByRole('button', { name: /^Download/ }).click();
    await expect(panel.getByText('Downloading...', { exact: true }).last()).toBeVisible();
    await expectOneRow();

    await page.goto(`${page.url()}&type=debit&from=2026-10-20&to=2026-11-20`);
    await expect(panel.getByText('Oct\u00a020 – Nov\u00a020')).toBeVisible();
    await expectOneRow();

    await page.goto('/explore?modal=buy');
    expect(await right(page.getByText('You pay'))).toBe(await right(page.getByRole('slider')));
  },
);
