import type { Locator, Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { dashboard, pill } from './purchase';
import { respondToGet, stacks } from './responses';

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

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

  const colorOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).color);

  test('in the catalogue and the dashboard, the focused card, a pressed filter, the selected tab and segment, and a filled bar differ from the others', async ({
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
    await expect(card).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await card.getByRole('link').focus();
    await expect(card).toHaveCSS('outline-style', 'solid');

    await page.goto('/explore?modal=usage');
    await expectEndsDiffer(page, dashboard(page).getByRole('meter', { name: 'Used of' }).first());
    const edge = (name: string) =>
      dashboard(page)
        .getByRole('tab', { name })
        .evaluate((element) => getComputedStyle(element).borderBottomColor);
    expect(await edge('Credit History')).not.toBe(await edge('Platform Costs'));
    const history = dashboard(page).locator('label').filter({ hasText: 'History' }).first();
    await expectChange(history, () => history.getByRole('radio').check());
  });

  test(
    'the slider, its focus, a disabled button, the current step and, in a dark theme, the icons are visible',
    { tag: '@full' },
    async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await page.goto('/explore?modal=buy');
      const slider = page.getByRole('slider');
      await expectEndsDiffer(page, slider);
      await expectChange(slider, async () => {
        await page.keyboard.press('Tab');
        await slider.focus();
      });

      await page.goto('/subscription');
      const enabled = page.getByRole('button', { name: 'Start Subscription' }).first();
      const disabled = page.getByRole('button', { name: 'Current Plan' });
      expect(await colorOf(disabled)).not.toBe(await colorOf(enabled));

      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await page.goto('/explore');
      const color = await colorOf(page.getByRole('heading', { name: /^AI tools for/ }));
      await expect(page.getByRole('banner').locator('a > span > svg')).toHaveCSS('fill', color);
      await expect(page.getByRole('search').locator('svg').first()).toHaveCSS('color', color);

      await mock.set({ signIn: 'jonas@weberwerk.com' });
      await page.reload();
      const steps = page.getByRole('dialog').getByRole('listitem');
      await expect(steps).toHaveCount(6);
      const borders = await steps
        .locator('> *')
        .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).borderColor));
      expect(new Set(borders.slice(1)).size).toBe(1);
      expect(borders[0]).not.toBe(borders[1]);
    },
  );
});

/** The controls of the navigation bar that are cut off, overlapped or outside of the window. */
function brokenControls(page: Page) {
  return page
    .getByRole('banner')
    .locator('a, button:not(:has(kbd)), input')
    .evaluateAll((controls) => {
      const boxes = controls
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      return boxes.flatMap(({ control, box }, index) => {
        const isCut = Array.from(control.querySelectorAll('span')).some(
          (part) =>
            getComputedStyle(part).textOverflow === 'ellipsis' &&
            part.scrollWidth > part.clientWidth,
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
        return isCut || isOutside || isOverlapped ? [control.ariaLabel ?? control.textContent] : [];
      });
    });
}

for (const { fontSize, member, balance, widths, rowHeight } of [
  {
    fontSize: '200%',
    member: { signIn: 'lena@hartmannhealth.com' },
    balance: '0',
    widths: [640, 768, 1024, 1280],
    rowHeight: Infinity,
  },
  ...['100%', '200%'].map((size) => ({
    fontSize: size,
    member: { signIn: MAYA, member: { grant: 99_000, reservedTokens: 300 } },
    balance: '100,284',
    widths: [320, 390],
    rowHeight: size === '100%' ? 60 : 120,
  })),
]) {
  test(`with text at ${fontSize} the controls of the navigation bar are whole at ${widths.join(', ')} px, on a phone in one row`, async ({
    page,
    mock,
  }) => {
    await mock.set(member);
    await page.goto('/explore');
    await expect(pill(page, balance)).toBeVisible();
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => brokenControls(page), `at ${width} px`).toEqual([]);
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(rowHeight);
    }
  });
}

test('in a window of 320 × 256 px, as at 400 % zoom, all filters and the whole dashboard can be reached, even when Tab goes from its last button to its first and back', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  const filters = page.getByRole('group', { name: 'Filters' }).getByRole('button');
  await expect(filters.first()).toBeVisible();
  for (const filter of await filters.all()) {
    const { x = -1, width = 0 } = (await filter.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }

  await page.goto('/explore?modal=usage');
  await expect(dashboard(page).getByRole('meter').first()).toBeVisible();
  const last = dashboard(page).getByRole('button', { name: 'Manage Subscription' });
  const close = dashboard(page).getByRole('button', { name: 'Close' });
  await close.focus();
  await expect(close).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(close).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await expect(close).toBeInViewport();
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
      .evaluate((ring) => ring.getAnimations().map(({ effect }) => effect?.getTiming().iterations));
    expect(iterations).toEqual([2]);
  },
);

/** The hue of a rendered colour: grey, red, yellow or green. */
const hueOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    if (most - least < 30) return 'grey';
    if (green === most) return 'green';
    return green - least > (most - least) / 3 ? 'yellow' : 'red';
  });

test(
  'the bar of a stack is green below 50 percent, yellow below 80 and red from there on',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const used = [499, 500, 799, 800];
    await respondToGet(page, '/tokens/all-stacks', stacks(used));
    await page.goto('/explore?modal=usage');
    const bars = dashboard(page).getByRole('meter').locator('> *');
    await expect(bars).toHaveCount(used.length);
    expect(await Promise.all((await bars.all()).map(hueOf))).toEqual([
      'green',
      'yellow',
      'yellow',
      'red',
    ]);
  },
);
