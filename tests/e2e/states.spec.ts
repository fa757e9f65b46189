import type { Page } from '@playwright/test';
import { CATEGORIES } from '@/resources/tools/categories';
import { expectNoViolation } from './axe';
import { expect, test } from './fixtures';
import { MAIN_WALKS, OTHER_WALKS } from './states';

const CATEGORY_NAMES: string[] = CATEGORIES.map(({ name }) => name);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects that neither the page nor a dialog or its body scrolls sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() =>
      [
        document.documentElement,
        // A list of tabs and a table scroll on their own.
        ...document.querySelectorAll(
          '[role="dialog"], [role="dialog"] :not([role="tablist"], :has(> table))',
        ),
      ]
        .filter((box, index) => index === 0 || getComputedStyle(box).overflowY === 'auto')
        .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
  await expect.soft.poll(async () => Math.max(...(await overflow())), page.url()).toBe(0);
}

/**
 * Expects that no name ends in an ellipsis; an excerpt, which is a paragraph, a placeholder and the
 * category of a card, which is shortened for its cost, may.
 */
async function expectNoCutName(page: Page): Promise<void> {
  const cutNames = () =>
    page.locator(':is(#main, [role="dialog"]) :not(p, input)').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { textOverflow, webkitLineClamp } = getComputedStyle(element);
          return (
            (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
            (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight)
          );
        })
        .map(({ textContent }) => textContent),
    );
  const cutOthers = async () => (await cutNames()).filter((text) => !CATEGORY_NAMES.includes(text));
  await expect.soft.poll(cutOthers, page.url()).toEqual([]);
}

/** Expects that nothing moves that the member has not asked for, but a spinner. */
async function expectNoAnimation(page: Page): Promise<void> {
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ''))
        .filter((name) => name !== 'spin'),
    );
  await expect.soft.poll(running, page.url()).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [name, walk] of [...Object.entries(MAIN_WALKS), ...Object.entries(OTHER_WALKS)]) {
      const isMain = name in MAIN_WALKS && width === 1280;
      test(
        `${name}: no accessibility violation, no animation, no sideways scroll`,
        { tag: isMain ? [] : '@full' },
        async ({ page, mock }) => {
          test.setTimeout(180_000);
          for await (const _ of walk(page, mock)) {
            await expectNoViolation(page);
            await expectNoAnimation(page);
            await expectNoSidewaysScroll(page);
            if (width > 390) continue;
            await page.setViewportSize({ width: 320, height: 844 });
            await expectNoSidewaysScroll(page);
            await page.setViewportSize({ width, height: 844 });
          }
        },
      );
    }
  });
}

test.describe('with text at 200 %', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
  });

  for (const [name, walk] of [...Object.entries(MAIN_WALKS), ...Object.entries(OTHER_WALKS)]) {
    test(
      `${name}: no sideways scroll and no cut name`,
      { tag: '@full' },
      async ({ page, mock }) => {
        test.setTimeout(180_000);
        for await (const _ of walk(page, mock)) {
          // Twice the text on the narrowest phone, for the states that all members meet.
          for (const width of name in MAIN_WALKS ? [320, 390] : [390]) {
            await page.setViewportSize({ width, height: 844 });
            await expectNoSidewaysScroll(page);
            await expectNoCutName(page);
          }
        }
      },
    );
  }
});
