import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectNoViolationAtEachWidth } from './axe';
import { expect, MAYA, test } from './fixtures';
import { CHLOE_WITH_31_CREDITS, dashboard, openPurchase, pill } from './purchase';
import { MOCK_API } from './origins';
import { historyPage, respondToGet } from './responses';

test('the outlook shows in the dashboard, on home and in the Credit Breakdown', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/');
  const line = page.getByText(/1,284 credits: at \d+ a day they last to about/);
  await expect(line).toContainText(/63 expire on/);
  await pill(page, '1,284').click();
  await expect(page.getByRole('tooltip')).toContainText(/63 credits expire on/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'See the outlook' }).click();
  const outlook = dashboard(page).getByRole('region', { name: /^At \d+ a day your credits last/ });
  await expect(outlook.getByRole('img', { name: /^Balance falls from 1,284 today/ })).toBeVisible();
  await expect(outlook).toContainText('at this pace you use them first');
  await outlook.getByRole('button', { name: 'How we know' }).press('Enter');
  await expect(page.getByRole('tooltip')).toContainText('Rewards and purchases to come');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => (await outlook.getByRole('img').boundingBox())?.width, `at ${width} px`)
      .toBe((await outlook.boundingBox())?.width);
  }
});

test('the chart shows the last 14 days, and a day without spending as zero', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const { transactions, ...body } = historyPage(2);
  const days = [3, 10].map((ago) => new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString());
  await respondToGet(page, '/tokens/history/grouped', {
    ...body,
    groupedTransactions: days.map((createdAt, index) => ({
      date: createdAt,
      individualTransactions: [{ ...transactions[index], createdAt }],
    })),
  });
  await page.goto('/explore?modal=usage');
  const figure = dashboard(page).getByRole('figure', { name: 'Spend per day' });
  await expect(figure).toContainText('8 in 14 days');
  const credits = '00040000004000'.split('');
  await expect(figure.getByRole('table').getByRole('cell')).toHaveText(credits);
  await expect(figure.locator('svg title')).toHaveText(
    credits.map((number) => new RegExp(`: ${number} credits$`)),
  );
});

test('the history is downloaded as a CSV file with totals', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore?modal=usage&usageTab=transactions');
  const saving = page.waitForEvent('download');
  await dashboard(page).getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(dashboard(page).getByText('312 transactions downloaded.')).toBeVisible();
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 312 + 3);
  expect(lines.at(-1)).toMatch(/^Net change,,,,1284\.00,0\.00,1284\.00,$/);
  await expect(dashboard(page).getByText(/add up/)).toBeHidden();
});

test('a history whose balances do not add up shows the two entries and links to support', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const { transactions, ...body } = historyPage(2);
  const [latest, earlier] = transactions;
  await respondToGet(page, '/tokens/history', {
    ...body,
    transactions: [{ ...latest, balanceBefore: 90, balanceAfter: 86 }, earlier],
  });
  await page.goto('/explore?modal=usage&usageTab=transactions&usageView=individual');
  await expect(
    dashboard(page).getByText('The balances of two entries don’t add up.'),
  ).toBeVisible();
  await dashboard(page).getByRole('button', { name: 'Show entries' }).click();
  await expect(dashboard(page).getByText('90.00 → 86.00')).toBeVisible();
  const support = dashboard(page).getByRole('link', { name: 'Write to support' });
  expect(decodeURIComponent((await support.getAttribute('href')) ?? '')).toContain('t2 and t1');
  await expectNoViolationAtEachWidth(page);
});

test('a purchase shows how long it lasts, and the plans show what the last 30 days took', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: CHLOE_WITH_31_CREDITS });
  await page.goto('/subscription');
  await expect(page.getByText(/^Your last 30 days took/).first()).toBeVisible();
  await page.goto('/explore');
  await openPurchase(page);
  const advice = page.getByText(/^Covers about \d+ days? at your pace$/);
  const before = await advice.textContent();
  await page.getByRole('slider').press('End');
  await expect(advice).not.toHaveText(before ?? '');
  await expect(page.getByText('$3.00 per 100 credits', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const right = async (locator: Locator) => {
    const { x = 0, width = 0 } = (await locator.boundingBox()) ?? {};
    return Math.round(x + width);
  };
  expect(await right(page.getByText('You pay'))).toBe(await right(page.getByRole('slider')));
});

test('the credits of a payment that is confirmed after its result page was left are announced on another page', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: CHLOE_WITH_31_CREDITS, confirmSeconds: 600 });
  await page.goto('/explore');
  await openPurchase(page);
  await page.getByRole('button', { name: 'Purchase', exact: true }).click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Your payment is still being confirmed' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(pill(page, '31')).toBeVisible();

  // The next attempt is due; the provider has confirmed in the meantime.
  await page.route('**/payments/verify-session', (route) =>
    route.fulfill({
      json: { success: true, data: { amount: 30, credits: 999, paymentStatus: 'paid' } },
      headers: {
        'Access-Control-Allow-Origin': new URL(page.url()).origin,
        'Access-Control-Allow-Credentials': 'true',
      },
    }),
  );
  // Changed in the next page, because the current one would make the attempt itself.
  await page.addInitScript(() => {
    const key = 'pending-checkouts';
    const entries = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
    const due = entries.map((entry) => ({ ...entry, nextAt: 0 }));
    localStorage.setItem(key, JSON.stringify(due));
  });
  await page.reload();
  await expect(
    page.getByText('Your payment is confirmed. 999 credits have been added.'),
  ).toBeVisible();
});
