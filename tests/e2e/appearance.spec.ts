import type { Locator, Page } from '@playwright/test';
import { deferred } from '../helpers/deferred';
import { testTime } from '../helpers/test-clock';
import { respondToGet } from './responses';
import { expect, MAYA, test } from './fixtures';
import { dashboard } from './purchase';

const JONAS = 'jonas@weberwerk.com';

/** The picture in the background of a page. */
const background = (page: Page) => page.locator('svg > svg > path');

/** The hue of a rendered colour: grey, red, yellow or green. */
async function hueOf(locator: Locator, property: 'color' | 'backgroundColor') {
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
      await dialog.locator('input[type=file]').setInputFiles(files);
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
