import type { Locator, Page } from '@playwright/test';
import { deferred } from '../helpers/deferred';
import { testTime } from '../helpers/test-clock';
import { respondToGet } from './responses';
import { expect, MAYA, test, TOM_WITHOUT_CREDITS } from './fixtures';
import { dashboard, pill } from './purchase';

const JONAS = 'jonas@weberwerk.com';

/** The picture in the background of a page. */
const background = (page: Page) => page.locator('svg > svg > path');

/** The hue of a rendered colour: grey, red, yellow or green. */
async function hueOf(locator: Locator, property: 'color' | 'backgroundColor' | 'fill') {
  return locator.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    if (most - least < 30) return 'grey';
    if (green === most) return 'green';
    return green - least > (most - least) / 3 ? 'yellow' : 'red';
  }, property);
}

test(
  'the counter of chosen files is green up to 7, yellow from 8 and red at 10',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: JONAS });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Create Business Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate Your Business Profile' });
    let total = 0;
    for (const [more, hue] of [
      [7, 'green'],
      [1, 'yellow'],
      [2, 'red'],
    ] as const) {
      const files = Array.from({ length: more }, (_, index) => ({
        name: `${total + index}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('a'),
      }));
      await dialog.getByLabel('choose files').setInputFiles(files);
      total += more;
      expect(await hueOf(dialog.getByText(`${total}/10`, { exact: true }), 'color')).toBe(hue);
    }
  },
);

test(
  'the bar of a stack is green below 50 percent, yellow below 80 and red from there on',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const used = [499, 500, 799, 800];
    await respondToGet(page, '/tokens/all-stacks', {
      success: true,
      summary: {},
      tokenStacks: used.map((usedTokens, index) => ({
        id: `s${index}`,
        source: 'credit_purchase',
        tokenAmount: 1000,
        usedTokens,
        remainingTokens: 1000 - usedTokens,
        expiresAt: new Date(testTime() + (index + 1) * 86_400_000).toISOString(),
        status: 'active',
      })),
    });
    await page.goto('/explore?modal=usage');
    const bars = dashboard(page).getByRole('meter').locator('> *');
    await expect(bars).toHaveCount(used.length);
    const hues = [];
    for (const bar of await bars.all()) hues.push(await hueOf(bar, 'backgroundColor'));
    expect(hues).toEqual(['green', 'yellow', 'yellow', 'red']);
  },
);

test(
  'the navigation bar is 56 px high without a background picture on the home page only',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const height = async () => (await page.getByRole('banner').boundingBox())?.height;
    await page.goto('/');
    await expect(pill(page, '1,284')).toBeVisible();
    expect([await height(), await background(page).count()]).toEqual([56, 0]);
    await page.getByRole('link', { name: 'Explore tools' }).click();
    await expect(page.getByText(/^Showing 9 of/)).toBeVisible();
    expect([await height(), await background(page).count()]).toEqual([64, 1]);
  },
);

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: [] },
  { width: 768, height: 400, tag: '@full' },
  { width: 1280, height: 2600, tag: '@full' },
]) {
  test(
    `no text of a page overlaps the background picture at ${width} × ${height} px`,
    { tag },
    async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await page.setViewportSize({ width, height });
      for (const [path, loadedText] of [
        ['/profile', 'View Details'],
        ['/profile?tab=createProfile', 'Edit answers'],
        ['/subscription', 'Start Subscription'],
        ['/tool/no-such-tool', 'Browse all tools'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByText(loadedText).first()).toBeVisible();
        const overlapping = await background(page).evaluate((picture) => {
          const box = picture.getBoundingClientRect();
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNode(texts.currentNode);
            const overlaps = Array.from(range.getClientRects()).some(
              ({ right, bottom, width: w }) => w > 1 && right > box.left && bottom > box.top,
            );
            if (overlaps) found.push(texts.currentNode.textContent ?? '');
          }
          return found;
        });
        expect(overlapping, path).toEqual([]);
      }
    },
  );
}

test(
  'a picture that is loading has an animated placeholder and a loaded one has none',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const pendingResponse = deferred();
    await page.route('**/assets/avatars/**', async (route) => {
      await pendingResponse.promise;
      await route.continue();
    });
    await page.goto('/profile');
    const picture = page.getByRole('img', { name: 'Profile picture' });
    await expect(picture).toHaveCSS('animation-name', 'breathe');
    pendingResponse.resolve();
    await expect(picture).toHaveCSS('animation-name', 'none');
  },
);

test(
  'the coin of the credit pill is filled with credits and outlined without',
  { tag: '@full' },
  async ({ page, mock }) => {
    const coin = () =>
      page
        .getByRole('button', { name: /credits/ })
        .locator('svg circle')
        .first();
    await mock.set({ signIn: MAYA });
    await page.goto('/');
    await expect(pill(page, '1,284')).toBeVisible();
    expect(await hueOf(coin(), 'fill')).not.toBe('grey');
    await mock.set({ signIn: TOM_WITHOUT_CREDITS });
    await page.goto('/');
    await expect(pill(page, '0')).toBeVisible();
    expect(await hueOf(coin(), 'fill')).toBe('grey');
  },
);

test(
  'at 768 px the three plans are in one row, like their skeletons',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.setViewportSize({ width: 768, height: 900 });
    const pendingResponse = deferred();
    await page.route('**/api/subscription/plans', async (route) => {
      await pendingResponse.promise;
      await route.continue();
    });
    await page.goto('/subscription');
    const grid = page.locator('main .grid:has(> *)').first();
    /** The number of cards and of rows. */
    const shape = () =>
      grid.evaluate(({ children }) => {
        const tops = Array.from(children, (card) => card.getBoundingClientRect().top);
        return [tops.length, new Set(tops).size];
      });
    await expect(page.getByText('Loading subscription plans...')).toBeVisible();
    await expect.poll(shape).toEqual([3, 1]);
    pendingResponse.resolve();
    await expect(page.getByRole('heading', { name: /elite/i })).toBeVisible();
    expect(await shape()).toEqual([3, 1]);
  },
);

test(
  'the digits of amounts have equal widths, and those of the text beside them do not',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/explore?modal=usage&usageTab=transactions');
    const figures = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).fontVariantNumeric);
    await dashboard(page)
      .getByRole('button', { name: /\d transactions?.*[+-]\d/ })
      .first()
      .click();
    const amount = dashboard(page)
      .locator('p')
      .filter({ hasText: /^[+-]\d[\d,]*\.\d{2}$/ })
      .first();
    await expect(amount).toBeVisible();
    expect(await figures(amount)).toMatch(/^tabular/);
    expect(await figures(amount.locator('xpath=..').locator('p').first())).toBe('normal');
  },
);

test(
  'the border of the selected segment has a contrast of more than 3:1 to its track',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/explore?modal=usage');
    const chosen = dashboard(page).getByRole('radio', { checked: true }).first();
    await expect(chosen).toBeVisible();
    const contrast = await chosen.evaluate((segment) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      /** The relative luminance of WCAG. */
      const luminance = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = Array.from(
          canvas.getImageData(0, 0, 1, 1).data,
          (channel) =>
            channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const { boxShadow } = getComputedStyle(segment.closest('label')!);
      const edge = /(rgb\([^)]+\)) 0px 0px 0px 1px/.exec(boxShadow)?.[1];
      const track = getComputedStyle(segment.closest('[role="radiogroup"]')!).backgroundColor;
      return (luminance(track) + 0.05) / (luminance(edge ?? track) + 0.05);
    });
    expect(contrast).toBeGreaterThan(3);
  },
);

test(
  'the disabled Clear all files stays inside a dialog of 320 px, and its reason inside the window',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.setViewportSize({ width: 320, height: 844 });
    // The upload never gets a response.
    await page.route('**/api/user/onboarding/upload', () => undefined);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'View Business Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate Your Business Profile' });
    await dialog
      .getByLabel('choose files')
      .setInputFiles([
        { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(20_000) },
      ]);
    await dialog.getByRole('button', { name: 'Submit documents' }).click();
    const clear = dialog.getByRole('button', { name: 'Clear all files' });
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await clear.hover();
    const reason = page.getByText('Your files are still being uploaded.').first();
    await expect(reason).toBeVisible();
    /** The left and the right edge of an element, in CSS pixels. */
    const edges = async (element: Locator) => {
      const box = await element.boundingBox();
      if (!box) throw new Error('The element has no layout.');
      return [box.x, box.x + box.width] as const;
    };
    const [, listEnd] = await edges(dialog.getByRole('region', { name: 'Uploaded files' }));
    const [, clearEnd] = await edges(clear);
    expect(clearEnd).toBeLessThanOrEqual(listEnd + 0.5);
    const [reasonStart, reasonEnd] = await edges(reason);
    expect(reasonStart).toBeGreaterThanOrEqual(0);
    expect(reasonEnd).toBeLessThanOrEqual(320);
  },
);

test(
  'the phone menu shows on which page the member is',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const colour = (name: string) =>
      menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await colour('Explore')).toBe(await colour('Profile'));
    expect(await colour('Home')).not.toBe(await colour('Profile'));
  },
);
