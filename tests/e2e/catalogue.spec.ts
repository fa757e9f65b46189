import type { Locator, Page } from '@playwright/test';
import { testTime } from '../helpers/test-clock';
import { expect, MAYA, openCatalogue, test } from './fixtures';

const cards = (page: Page) => page.getByRole('list', { name: 'Tools' }).getByRole('listitem');

test('Back from a tool and a reload restore the filters, the number of cards and the scroll position', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA, toolCount: 400 });
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Purpose Tools' }).click();
  await expect(page).toHaveURL(/category=Purpose/);
  await expect(page.getByText(/^Showing 9 of /)).toBeVisible();
  for (const shown of [15, 21]) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText(`Showing ${shown} of`)).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo(0, 700));
  const card = cards(page).filter({ visible: true }).nth(6).locator('a[href^="/tool/"]').first();
  const name = (await card.innerText()).split('\n')[0] ?? '';
  const scrolledTo = await page.evaluate(() => window.scrollY);
  await card.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 10));

  await page.goBack();
  await expect(page.getByText(/^Showing 21 of /)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolledTo - 200);
  await page.reload();
  await expect(page.getByText(/^Showing 21 of /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purpose Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolledTo - 200);
});

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

test('the pointer can move from a card to its spotlight', async ({ page, mock }) => {
  await page.clock.install({ time: testTime() });
  await openCatalogue(page, mock);
  await openSpotlight(page, cards(page).nth(1));
  const from = (await cards(page).nth(1).boundingBox())!;
  const to = (await spotlight(page).boundingBox())!;
  // A highlight ends 120 ms after the pointer has left its card, so the clock stops while it moves.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.move(to.x + to.width / 2, y, { steps: 10 });
  await page.clock.runFor(1000);
  await expect(spotlight(page)).toBeVisible();
  await page.clock.resume();
  await spotlight(page).getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL(/\/tool\//);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the logo and the credit pill have a touch target of 44 px, and a tap on the place of Launch in a card opens the page of its tool', async ({
    page,
    mock,
  }) => {
    await openCatalogue(page, mock);
    for (const control of [
      page.getByRole('link', { name: /Beta 2.0/ }),
      page.getByRole('button', { name: /credits/ }),
    ]) {
      const hits = await control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [-21.5, 21.5].map((dy) =>
          element.contains(document.elementFromPoint(x + width / 2, y + height / 2 + dy)),
        );
      });
      expect(hits).toEqual([true, true]);
    }
    const card = page.locator('[data-tool]').filter({ hasText: 'Sales Call Review' }).first();
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await card.boundingBox())!;
    await page.touchscreen.tap(x + width - 36, y + height - 30);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Call Review');
  });
});
