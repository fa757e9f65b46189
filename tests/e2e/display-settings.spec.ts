import type { Locator, Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { dashboard } from './purchase';

/** Expects that an element looks different after a change. */
async function expectChange(locator: Locator, change: () => Promise<void>): Promise<void> {
  const before = await locator.screenshot({ animations: 'disabled' });
  await change();
  await expect
    .poll(async () => before.equals(await locator.screenshot({ animations: 'disabled' })))
    .toBe(false);
}

/** Expects a bar that is partly filled to have different pixels at its two ends. */
async function expectEndsDiffer(page: Page, bar: Locator): Promise<void> {
  await bar.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await bar.boundingBox())!;
  const pixelsAt = (left: number) =>
    page.screenshot({ clip: { x: left, y: Math.round(y + height / 2), width: 2, height: 1 } });
  expect((await pixelsAt(x + 6)).equals(await pixelsAt(x + width - 8))).toBe(false);
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
    const history = dashboard(page).locator('label').filter({ hasText: 'History' }).first();
    await expectChange(history, () => history.getByRole('radio').check());
  });

  test(
    'the filled part of the usage meters and of the purchase slider differs from the empty part',
    { tag: '@full' },
    async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await page.goto('/explore?modal=usage');
      await expectEndsDiffer(page, dashboard(page).getByRole('meter', { name: 'Used of' }).first());
      await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
      await expectEndsDiffer(page, page.getByRole('slider'));
    },
  );

  test(
    'the purchase slider looks different with the keyboard focus',
    { tag: '@full' },
    async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await page.goto('/explore?modal=buy');
      const slider = page.getByRole('slider');
      await expectChange(slider, async () => {
        await page.keyboard.press('Tab');
        await slider.focus();
      });
    },
  );

  test(
    'the logo and the icon of the search have the colour of the text in a dark theme',
    { tag: '@full' },
    async ({ page, mock }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await mock.set({ signIn: MAYA });
      await page.goto('/explore');
      const title = page.getByRole('heading', { level: 1, name: 'AI tools for your practice' });
      const color = await title.evaluate((element) => getComputedStyle(element).color);
      const logo = page.getByRole('banner').locator('a > span > svg');
      await expect(logo).toHaveCSS('fill', color);
      await expect(page.getByRole('search').locator('svg').first()).toHaveCSS('color', color);
    },
  );

  test(
    'the current step of the questionnaire differs from the other steps',
    { tag: '@full' },
    async ({ page, mock }) => {
      await mock.set({ signIn: 'jonas@weberwerk.com' });
      await page.goto('/explore');
      const steps = page.getByRole('dialog').getByRole('listitem');
      await expect(steps).toHaveCount(6);
      const borders = await steps
        .locator('> *')
        .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).borderColor));
      expect(new Set(borders.slice(1)).size).toBe(1);
      expect(borders[0]).not.toBe(borders[1]);
    },
  );

  test(
    'a disabled button has another text colour than an enabled one',
    { tag: '@full' },
    async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await page.goto('/subscription');
      const enabled = page.getByRole('button', { name: 'Start Subscription' }).first();
      const color = await enabled.evaluate((button) => getComputedStyle(button).color);
      await expect(page.getByRole('button', { name: 'Current Plan' })).not.toHaveCSS(
        'color',
        color,
      );
    },
  );
});

test.describe('in a window of 320 × 256 px, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test(
    'all filters of the catalogue are inside the window',
    { tag: '@full' },
    async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await page.goto('/explore');
      const filters = page.getByRole('group', { name: 'Filters' }).getByRole('button');
      await expect(filters.first()).toBeVisible();
      for (const filter of await filters.all()) {
        const { x = -1, width = 0 } = (await filter.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(320);
      }
    },
  );

  test('the whole dashboard scrolls as far as its last button, also when Tab goes from its last button to its first and back', async ({
    page,
    mock,
  }) => {
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

    const last = dashboard(page).getByRole('button', { name: 'Manage Subscription' });
    const close = dashboard(page).getByRole('button', { name: 'Close' });
    await close.focus();
    await expect(close).toBeInViewport();
    await expect(last).not.toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport();
  });
});

test(
  'the marker of reserved credits pulses twice and stops',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA, member: { reservedTokens: 100 } });
    await page.goto('/explore');
    const marker = page.getByRole('img', { name: 'Some credits are reserved' });
    await expect(marker).toBeVisible();
    const iterations = await marker
      .locator('span')
      .evaluate((ring) =>
        ring.getAnimations().map((animation) => animation.effect?.getTiming().iterations),
      );
    expect(iterations).toEqual([2]);
  },
);
