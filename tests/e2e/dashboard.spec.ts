import { expect, MAYA, test } from './fixtures';
import { dashboard, usageButton } from './purchase';

for (const size of [
  { width: 1280, height: 800 },
  { width: 320, height: 568 },
]) {
  test(`the header of the dashboard remains visible while the focus moves through it, ${size.width} px`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize(size);
    await mock.set({ signIn: MAYA });
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
}

test('a dashboard prefetched by hovering over its button opens without a spinner', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  const button = usageButton(page);
  await expect(button).toBeVisible();
  const code = page.waitForResponse(/usage-dashboard-.*\.js$/);
  await button.hover();
  // Resolves after the page has run the module.
  await page.evaluate((url) => import(url), (await code).url());

  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.body.textContent.includes('Loading credit usage...')) {
        document.documentElement.dataset['spinner'] = 'seen';
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await button.click();
  await expect(dashboard(page).getByText('Credits remaining')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-spinner');
});
