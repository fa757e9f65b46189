import type { Locator } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { dashboard } from './purchase';

/** Whether an element looks different after a change, with everything else on the page as it was. */
async function expectChange(locator: Locator, change: () => Promise<void>): Promise<void> {
  const before = await locator.screenshot({ animations: 'disabled' });
  await change();
  await expect
    .poll(async () => before.equals(await locator.screenshot({ animations: 'disabled' })))
    .toBe(false);
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the focused card, a pressed filter and the selected tab and segment differ from the others', async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/explore');
    const filter = page.getByRole('button', { name: 'Purpose Tools' });
    await expectChange(filter, () => filter.click());
    await page.getByRole('button', { name: 'All', exact: true }).click();

    const card = page.locator('li', {
      has: page.getByRole('link', { name: 'Value Ladder Agent' }),
    });
    const outline = () => card.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline()).toBe('none');
    await page.keyboard.press('Tab');
    await card.getByRole('link').focus();
    expect(await outline()).toBe('solid');

    await page.goto('/explore?modal=usage');
    const edge = (name: string) =>
      dashboard(page)
        .getByRole('tab', { name })
        .evaluate((element) => getComputedStyle(element).borderBottomColor);
    await expect(dashboard(page).getByRole('radio').first()).toBeVisible();
    expect(await edge('Credit History')).not.toBe(await edge('Platform Costs'));
    const all = dashboard(page).getByRole('radio', { name: 'History' }).first();
    await expectChange(all, () => all.click());
  });
});

test.describe('in a window of 320 × 256 px, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the whole dashboard scrolls, and its last button is reached', async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/explore?modal=usage');
    const button = dashboard(page).getByRole('button', { name: 'Get More Credits' });
    await expect(button).not.toBeInViewport();
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
    await expect(dashboard(page).getByRole('heading', { level: 2 }).first()).not.toBeInViewport();
    expect(
      await dashboard(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
    ).toBe(0);
  });
});
