import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Fails when axe finds a violation of any rule on the page. */
export async function expectNoViolation(page: Page): Promise<void> {
  // The rules of axe take seconds each on a busy machine.
  test.slow();
  await waitForAnimations(page);
  // Without the nodes that pass, and without a page of axe's own for the results of iframes of
  // other origins: a third less time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`))
    .toEqual([]);
}

/** Waits for the ends of transitions and animations, during which texts have less contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // A removed element cancels its animation.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
