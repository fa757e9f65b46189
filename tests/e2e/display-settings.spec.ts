import type { Locator, Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { dashboard, pill } from './purchase';

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
    const all = dashboard(page).getByRole('radio', { name: 'History' }).first();
    await expectChange(all, () => all.click());
  });

  test('the filled part of the usage meters and of the purchase slider differs from the empty part', async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/explore?modal=usage');
    await expectEndsDiffer(page, dashboard(page).getByRole('meter', { name: 'Used of' }).first());
    await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
    await expectEndsDiffer(page, page.getByRole('slider'));
  });

  test('the logo and the icon of the search have the colour of the text in a dark theme', async ({
    page,
    mock,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await mock.set({ signIn: MAYA });
    await page.goto('/explore');
    const title = page.getByRole('heading', { level: 1, name: 'AI tools for your practice' });
    const color = await title.evaluate((element) => getComputedStyle(element).color);
    const logo = page.getByRole('banner').locator('a > span > svg');
    await expect(logo).toHaveCSS('fill', color);
    await expect(page.getByRole('search').locator('svg').first()).toHaveCSS('color', color);
  });

  test('the texts of the charts in the dashboard have the colour of its heading', async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/explore?modal=usage');
    const charts = dashboard(page).locator('svg[role="img"]');
    await expect(charts).toHaveCount(2);
    const fills = await charts
      .locator('text, tspan')
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fill))]);
    const heading = dashboard(page).getByRole('heading', { level: 2 }).first();
    await expect(heading).toHaveCSS('color', fills.join());
  });
});

test.describe('in a window of 320 × 256 px, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('all filters of the catalogue are inside the window', async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/explore');
    const filters = page.getByRole('group', { name: 'Categories' }).getByRole('button');
    await expect(filters.first()).toBeVisible();
    for (const filter of await filters.all()) {
      const { x = -1, width = 0 } = (await filter.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });

  test('the whole dashboard scrolls as far as its last button', async ({ page, mock }) => {
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

  test('Tab scrolls the dashboard when it goes from its last button to its first and back', async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/explore?modal=usage');
    const last = dashboard(page).getByRole('button', { name: 'Manage Subscription' });
    await expect(last).toBeVisible();
    await expect(last).not.toBeInViewport();
    const close = dashboard(page).getByRole('button', { name: 'Close' });
    await close.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport();
  });
});

test.describe('with text at 200 %', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
  });

  test('the controls of the navigation bar are neither cut off nor overlapped at any width', async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: 'lena@hartmannhealth.com' });
    await page.goto('/explore');
    await expect(pill(page, '0')).toBeVisible();
    for (const width of [320, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const brokenControls = () =>
        page
          .getByRole('banner')
          .locator('a, button:not(:has(kbd)), input')
          .evaluateAll((controls) => {
            const boxes = controls
              .map((control) => ({ control, box: control.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0);
            return boxes.flatMap(({ control, box }, index) => {
              const text = control.ariaLabel ?? control.textContent;
              const isCut = Array.from(control.querySelectorAll('.truncate')).some(
                ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
              );
              const isOutside = box.left < 0 || box.right > window.innerWidth;
              const isOverlapped = boxes
                .slice(index + 1)
                .some(
                  ({ box: other }) =>
                    box.left < other.right - 1 &&
                    other.left < box.right - 1 &&
                    box.top < other.bottom - 1 &&
                    other.top < box.bottom - 1,
                );
              return isCut || isOutside || isOverlapped ? [text] : [];
            });
          });
      await expect.poll(brokenControls, `at ${width} px`).toEqual([]);
    }
  });

  test('no page and no dialog scrolls sideways', async ({ page, mock }) => {
    test.slow();
    const expectNoSidewaysScroll = async () => {
      const overflow = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('[role="dialog"]')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        );
      await expect.soft.poll(async () => Math.max(...(await overflow())), page.url()).toBe(0);
    };

    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectNoSidewaysScroll();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('button', { name: 'Send Link' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll();

    await mock.set({ signIn: MAYA });
    for (const path of [
      '/',
      '/explore',
      '/subscription',
      '/profile',
      '/profile?tab=createProfile',
      '/payment-cancel',
      '/no-such-page',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Please wait');
      await page.waitForLoadState('networkidle');
      // The latest outputs and the plans.
      if (path === '/' || path === '/subscription') {
        await expect(page.getByRole('article').first()).toBeVisible();
      }
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll();
      }
    }
    await page.goto('/explore');
    await page
      .getByRole('link', { name: /^Value Ladder Agent/ })
      .first()
      .press('Enter');
    await expect(page.getByText('Related Tools')).toBeVisible();
    await expectNoSidewaysScroll();
    await page.goto('/explore?modal=usage');
    await expect(dashboard(page).getByRole('button', { name: 'Get More Credits' })).toBeInViewport({
      ratio: 1,
    });
    await expectNoSidewaysScroll();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('only spinners are animated', async ({ page, mock }) => {
    await mock.set({ signIn: MAYA, member: { reservedTokens: 100 } });
    for (const path of ['/explore', '/profile', '/explore?modal=usage']) {
      await page.goto(path);
      await expect(page.locator('h1')).not.toHaveText('Please wait');
      await expect
        .poll(() =>
          page.evaluate(() =>
            document
              .getAnimations()
              .filter(({ playState }) => playState === 'running')
              .map((animation) =>
                animation instanceof CSSAnimation ? animation.animationName : '',
              )
              .filter((name) => name !== 'spin'),
          ),
        )
        .toEqual([]);
    }
  });
});

test('the marker of reserved credits pulses twice and stops', async ({ page, mock }) => {
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
});
