import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';

const cards = (page: Page) =>
  page.locator('main article, main li').filter({ has: page.locator('a[href^="/tool/"]') });

async function nodesAfterScrolling(page: Page): Promise<number> {
  // From elsewhere: going to the address that is open counts as a reload, which keeps the count.
  await page.goto('about:blank');
  await page.goto('/explore');
  await expect(page.getByText(/^Showing 9 of /)).toBeVisible();
  for (const shown of [15, 21, 27]) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText(`Showing ${shown} of`)).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => window.scrollY === 900);
  // Two frames: the scroll event and the render that it causes.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => document.querySelectorAll('main *').length);
}

test('10,000 tools render as few nodes as 100', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA, toolCount: 100 });
  const withHundred = await nodesAfterScrolling(page);
  await mock.set({ toolCount: 10_000 });
  const withTenThousand = await nodesAfterScrolling(page);
  expect(Math.abs(withTenThousand - withHundred)).toBeLessThanOrEqual(20);
});

test('Back from a tool restores the filters, the number of cards and the scroll position', async ({
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
  const left = await page.evaluate(() => window.scrollY);
  await card.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 10));

  await page.goBack();
  await expect(page.getByText(/^Showing 21 of /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purpose Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200);
});

test('a reload restores the filters and the scroll position', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore?category=Sales+and+Marketing+Tools');
  await expect(page.getByRole('button', { name: 'Sales and Marketing Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sales and Marketing Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
});

test('the pointer can move from a card to its spotlight', async ({ page, mock }) => {
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
  if (!from || !to) throw new Error('Nothing to cross.');
  for (let step = 1; step <= 10; step += 1) {
    const share = step / 10;
    await page.mouse.move(
      from.x + from.width / 2 + (to.x + to.width / 2 - from.x - from.width / 2) * share,
      from.y + from.height / 2,
    );
  }
  // Longer than a highlight outlives the pointer.
  await page.waitForTimeout(400);
  await expect(spotlight).toBeVisible();
  await spotlight.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('words without a blank do not widen the page of a tool', async ({ page, mock }) => {
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
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test('the Credit Breakdown closes when the pointer leaves and opens again after its delay', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  const breakdown = page.getByText('Credit Breakdown').first();
  await page.getByRole('button', { name: /credits/ }).hover();
  await expect(breakdown).toBeVisible();
  await page.mouse.move(5, 700);
  await expect(breakdown).toBeHidden();
  // The next one opens at once for 300 ms.
  await page.waitForTimeout(400);
  const hovered = Date.now();
  await page.getByRole('button', { name: /credits/ }).hover();
  await expect(breakdown).toBeVisible();
  expect(Date.now() - hovered).toBeGreaterThan(600);
});

test('the logo and the credit pill have a touch target of 44 px', async ({
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
    screen.getByRole('link', { name: /AI Tools Portal/ }),
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
  await phone.close();
});

test('the balance is requested again when the tab becomes visible', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: /^1,284 credits/ })).toBeVisible();
  await mock.set({ member: { grant: 16 } });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: /^1,300 credits/ })).toBeVisible();
});
