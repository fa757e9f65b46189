import type { Page } from '@playwright/test';
import { testTime } from '../helpers/test-clock';
import { expect, MAYA, test } from './fixtures';

const cards = (page: Page) =>
  page.locator('main article, main li').filter({ has: page.locator('a[href^="/tool/"]') });

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

test('the pointer can move from a card to its spotlight', async ({ page, mock }) => {
  await page.clock.install({ time: testTime() });
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  const card = cards(page).nth(1);
  const name = (await card.locator('a').first().innerText()).split('\n')[0] ?? '';
  await expect(async () => {
    await page.mouse.move(5, 5);
    await card.hover();
    await expect(page.getByRole('group', { name: /^Preview of/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const spotlight = page.getByRole('group', { name: `Preview of ${name}` });
  const from = await card.boundingBox();
  const to = await spotlight.boundingBox();
  if (!from || !to) throw new Error('The card or the spotlight has no layout.');
  // A highlight ends 120 ms after the pointer has left its card, so the clock stops while it moves.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  for (let step = 1; step <= 10; step += 1) {
    const share = step / 10;
    await page.mouse.move(
      from.x + from.width / 2 + (to.x + to.width / 2 - from.x - from.width / 2) * share,
      from.y + from.height / 2,
    );
  }
  await page.clock.runFor(1000);
  await expect(spotlight).toBeVisible();
  await page.clock.resume();
  await spotlight.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test(
  'a name without blanks does not widen the page of a tool',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.setViewportSize({ width: 320, height: 640 });
    const long = 'Unbreakable'.repeat(8);
    await page.route('**/api/getTool/*', async (route) => {
      const response = await route.fetch();
      const tool: unknown = await response.json();
      await route.fulfill({ response, json: { ...Object(tool), name: long, hashtags: [long] } });
    });
    await page.goto('/explore');
    await cards(page).first().locator('a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test('on a phone, the logo and the credit pill have a touch target of 44 px, and a tap on the place of Launch in a card opens the page of its tool', async ({
  browser,
  mock,
  page,
}) => {
  await mock.set({ signIn: MAYA });
  const phone = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const screen = await phone.newPage();
  await screen.goto('/explore');
  for (const control of [
    screen.getByRole('link', { name: /Beta 2.0/ }),
    screen.getByRole('button', { name: /credits/ }),
  ]) {
    await expect(control).toBeVisible();
    const heights = await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hits = (dy: number) =>
        element.contains(document.elementFromPoint(x + width / 2, y + height / 2 + dy));
      return [hits(-21.5), hits(21.5)];
    });
    expect(heights).toEqual([true, true]);
  }
  const card = screen.locator('[data-tool]').filter({ hasText: 'Sales Call Review' }).first();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await card.boundingBox();
  await screen.touchscreen.tap(box!.x + box!.width - 36, box!.y + box!.height - 30);
  await expect(screen.getByRole('heading', { level: 1, name: 'Sales Call Review' })).toBeVisible();
  await phone.close();
});
