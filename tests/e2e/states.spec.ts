import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { expect, test } from './fixtures';
import {
  expectNoCutName,
  expectNoSidewaysScroll,
  expectNoTextOnPicture,
  expectTextsInBoxes,
} from './layout';
import { MAIN_WALKS, OTHER_WALKS } from './states';

const WALKS = Object.entries({ ...MAIN_WALKS, ...OTHER_WALKS });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

    for (const [name, walk] of WALKS) {
      test(
        `${name}: no accessibility violation, no animation, no sideways scroll, no text on the picture`,
        { tag: name in MAIN_WALKS && width === 1280 ? [] : '@full' },
        async ({ page, mock }) => {
          test.setTimeout(180_000);
          for await (const _ of walk(page, mock)) {
            await expectNoViolation(page);
            await expectNoAnimation(page);
            await expectNoTextOnPicture(page);
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

  for (const [name, walk] of WALKS) {
    test(
      `${name}: no sideways scroll, no cut name, no text outside its box or in pieces`,
      { tag: '@full' },
      async ({ page, mock }) => {
        test.setTimeout(180_000);
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%';
          });
        });
        for await (const _ of walk(page, mock)) {
          // Twice the text on the narrowest phone, for the states that all members meet.
          for (const width of name in MAIN_WALKS ? [320, 390] : [390]) {
            await page.setViewportSize({ width, height: 844 });
            await expectNoSidewaysScroll(page);
            await expectNoCutName(page);
            await expectTextsInBoxes(page);
          }
        }
      },
    );
  }
});
