import type { Locator, Page } from '@playwright/test';
import { expect, MAYA, openCatalogue, test } from './fixtures';

const cards = (page: Page) => page.getByRole('list', { name: 'Tools' }).getByRole('listitem');
const spotlight = (page: Page) => page.getByRole('group', { name: /^Preview of/ });

/** Hovers a card until its spotlight is open; the code for it is lazy-loaded. */
async function openSpotlight(page: Page, card: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await card.hover();
    await expect(spotlight(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** By how many pixels the spotlight exceeds the grid or the window, or covers its card. */
function measureSpotlight(card: Locator) {
  return card.evaluate((hovered) => {
    const panel = document.querySelector('[role=group][aria-label^="Preview of"] > :last-child');
    const grid = document.querySelector('ul[aria-label=Tools]');
    if (!panel || !grid) throw new Error('No spotlight is open.');
    const [own, space] = [panel.getBoundingClientRect(), grid.getBoundingClientRect()];
    const beside = hovered.getBoundingClientRect();
    const covered = Math.min(own.right, beside.right) - Math.max(own.left, beside.left);
    return Math.max(
      covered,
      space.left - own.left,
      own.right - space.right,
      own.bottom - innerHeight,
    );
  });
}

for (const { width, height, tag } of [
  { width: 1280, height: 800, tag: [] },
  { width: 1024, height: 700, tag: '@full' },
  { width: 1536, height: 800, tag: '@full' },
  { width: 1920, height: 1000, tag: '@full' },
  { width: 1280, height: 480, tag: '@full' },
]) {
  test(
    `at ${width} x ${height} px the spotlight is beside its card, between the gutters and in the window`,
    { tag },
    async ({ page, mock }) => {
      await page.setViewportSize({ width, height });
      await mock.set({ signIn: MAYA });
      await page.goto('/explore');
      await expect(page.getByText(/^Showing 9 of /)).toBeVisible();
      const columns = width < 1536 ? 3 : 4;
      for (let index = 0; index < columns; index += 1) {
        await openSpotlight(page, cards(page).nth(index));
        await expect(spotlight(page)).toContainText(/credits? per|Varies by feature|Free tool/);
        expect(await measureSpotlight(cards(page).nth(index))).toBeLessThanOrEqual(0.5);
      }
    },
  );
}

test('a pointer that moves over the spotlight without a rest reaches the card below it', async ({
  page,
  mock,
}) => {
  await openCatalogue(page, mock);
  await openSpotlight(page, cards(page).nth(0));
  const covered = cards(page).nth(1);
  const box = await covered.boundingBox();
  if (!box) throw new Error('The card has no layout.');
  await expect(async () => {
    for (let x = box.x + 40; x < box.x + box.width - 40; x += 4) {
      await page.mouse.move(x, box.y + 110);
    }
    await expect(covered).toContainText('View details', { timeout: 100 });
  }).toPass();
});
