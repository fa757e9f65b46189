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

test('10,000 tools need no more of the page than 100', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA, toolCount: 100 });
  const withHundred = await nodesAfterScrolling(page);
  await mock.set({ toolCount: 10_000 });
  const withTenThousand = await nodesAfterScrolling(page);
  expect(Math.abs(withTenThousand - withHundred)).toBeLessThanOrEqual(20);
});

test('Back from a tool restores the filters, the number of cards and the place', async ({
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

test('a reload keeps the filters and the place', async ({ page, mock }) => {
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

test('the balance is asked for again when the tab becomes visible', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: /^1,284 credits/ })).toBeVisible();
  await mock.set({ member: { grant: 16 } });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: /^1,300 credits/ })).toBeVisible();
});
