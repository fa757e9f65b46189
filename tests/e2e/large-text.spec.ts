import type { Locator, Page } from '@playwright/test';
import { expect, MAYA, signIn, test } from './fixtures';
import { dashboard, pill } from './purchase';

/** Text at 200 %, on a phone unless a test sets another width. */
test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
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
}

test('with text at 200 %, the controls of the navigation bar are neither cut off nor overlapped at any width', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: 'lena@hartmannhealth.com' });
  await page.goto('/explore');
  await expect(pill(page, '0')).toBeVisible();
  for (const width of [320, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => brokenControls(page), `at ${width} px`).toEqual([]);
  }
});

test('on a phone the navigation bar has one row, also with reserved credits and text at 200 %', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA, member: { grant: 99_000, reservedTokens: 300 } });
  await page.goto('/explore');
  await expect(pill(page, '100,284')).toBeVisible();
  const bar = page.getByRole('banner');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [fontSize, height] of [
      ['100%', 60],
      ['200%', 120],
    ] as const) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      const name = `at ${width} px and ${fontSize}`;
      await expect.poll(() => brokenControls(page), name).toEqual([]);
      expect((await bar.boundingBox())?.height, name).toBeLessThanOrEqual(height);
    }
  }
});

/** Expects that elements and their texts are within the sides of the container around them. */
async function expectInside(elements: Locator, container: string): Promise<void> {
  await expect(elements.first()).toBeVisible();
  const outside = () =>
    elements.evaluateAll((all, selector) => {
      const isOutside = (element: Element) => {
        const range = document.createRange();
        range.selectNode(element);
        const { left, right } = range.getBoundingClientRect();
        const box = element.closest(selector)!.getBoundingClientRect();
        return left < box.left || right > box.right;
      };
      return all.filter(isOutside).map(({ textContent }) => textContent);
    }, container);
  await expect.soft.poll(outside).toEqual([]);
}

test(
  'with text at 200 %, errors, buttons and progress are inside their containers',
  { tag: '@full' },
  async ({ page, mock }) => {
    await page.goto('/auth');
    await signIn(page, 'unknown@example.com');
    await expectInside(page.getByRole('button', { name: 'forgot-password link' }), '[role=alert]');
    await page.goto('/reset-password?token=abc');
    await page.getByLabel('New Password', { exact: true }).fill('abc');
    await expectInside(page.getByText('Weak'), 'form');

    await mock.set({ signIn: MAYA });
    await page.goto('/explore');
    await page
      .getByRole('link', { name: /^Value Ladder Agent/ })
      .first()
      .press('Enter');
    const panel = page.getByRole('region', { name: 'Cost and launch' });
    await expectInside(panel.getByRole('link', { name: 'Launch Tool' }), 'section > div');
    await expectInside(panel.getByRole('button', { name: 'Copy my business' }), 'section > div');
    await page.goto('/explore?modal=usage');
    await expectInside(dashboard(page).getByRole('button', { name: 'Manage Sub' }), 'div');

    await mock.set({ signIn: 'jonas@weberwerk.com' });
    await page.goto('/explore');
    const questionnaire = page.getByRole('dialog', { name: 'About You' });
    await expectInside(questionnaire.getByText('17%'), 'div');
    await expectInside(questionnaire.getByRole('button', { name: 'Choose files' }), 'section');
  },
);

test(
  'with text at 200 %, no text of narrow columns is broken into single letters',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    /** Expects that the lines of a text have at least four letters on average. */
    const expectFewLines = async (text: Locator) => {
      const lettersPerLine = await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        return element.textContent.length / lines.size;
      });
      expect.soft(lettersPerLine).toBeGreaterThan(4);
    };

    await page.goto('/explore?modal=usage&usageTab=costs');
    await dashboard(page).getByRole('tab', { name: 'Platform Costs' }).click();
    await expectFewLines(
      dashboard(page).getByRole('rowheader').first().locator('span > span').first(),
    );
    await page.goto('/profile');
    await page.getByRole('button', { name: /^(View|Create) Business Profile/ }).click();
    await expectFewLines(page.getByRole('heading', { name: 'Your answers' }));

    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto('/profile');
    await expectFewLines(page.locator('dd').last());
    await mock.set({ signIn: 'jonas@weberwerk.com' });
    await page.goto('/explore');
    await expectFewLines(page.getByRole('dialog').getByText('Fill from documents'));
  },
);
