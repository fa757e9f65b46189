import type { Page } from '@playwright/test';
import { expect, MAYA, PASSWORD, refused, signIn, test, type MockControl } from './fixtures';
import { MOCK_API } from './origins';
import { checkoutsMade, CHLOE_WITH_31, dashboard, openPurchase, pill } from './purchase';

const NORA = 'nora@eriksenconsulting.com';

/** The purchase dialog of a member with 31 credits, opened from the bar. */
async function startPurchase(page: Page, mock: MockControl): Promise<void> {
  await mock.set({ signIn: CHLOE_WITH_31 });
  await page.goto('/explore');
  await expect(pill(page, '31')).toBeVisible();
  await openPurchase(page);
}

/** What a laptop's lid or a switch of tabs tells the page. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('an access cookie that expires during a purchase is renewed and one checkout is created', async ({
  page,
  mock,
}) => {
  await startPurchase(page, mock);
  await mock.set({ expireAccess: true, clearCalls: true });
  await page.getByRole('button', { name: /^Purchase/ }).click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  expect(await checkoutsMade(mock)).toBe(1);
  expect(await mock.count('/auth/refresh')).toBe(1);
});

test('a session refused during a purchase charges nothing and returns to the dashboard after the login', async ({
  page,
  mock,
}) => {
  await startPurchase(page, mock);
  await mock.set({ clearCalls: true, failures: refused('/payments/create-checkout-session') });
  await page.getByRole('button', { name: /^Purchase/ }).click();
  await page.waitForURL(/\/auth\?redirectTo=/);
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await checkoutsMade(mock)).toBe(0);

  await mock.set({ failures: [] });
  await signIn(page, CHLOE_WITH_31);
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL(/\/explore\?modal=usage$/);
});

test('a member who signs in in a second tab sees no data of the first member', async ({
  page,
  context,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore?modal=usage');
  await expect(dashboard(page)).toBeVisible();

  // The server has ended the session, and the first tab has not noticed yet.
  await mock.set({ signIn: null });
  const second = await context.newPage();
  await second.goto('/auth');
  await signIn(second, NORA);
  await expect(pill(second, '42')).toBeVisible();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('1,284')).toHaveCount(0);
  await page.goto('/explore');
  await expect(pill(page, '42')).toBeVisible();
  await expect(page.getByText('Maya')).toHaveCount(0);
  for (const tab of [page, second]) {
    const kept = await tab.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area))),
    );
    expect(kept).not.toMatch(/maya|lindqvist/i);
  }
});

test('a session that expired during a day of sleep asks to sign in and returns to its page', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore?category=Purpose+Tools');
  await expect(pill(page, '1,284')).toBeVisible();
  await expect.poll(() => mock.count('/usage/status')).toBe(1);
  await mock.set({ clearCalls: true, failures: refused('*') });
  await comeBack(page);
  await page.waitForURL(/\/auth\?redirectTo=/);
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  expect(await mock.count('/auth/refresh')).toBe(1);
  await expect.poll(() => mock.count('/auth/logout')).toBe(1);

  await mock.set({ failures: [] });
  await signIn(page, MAYA);
  await expect(page).toHaveURL(/\/explore\?category=Purpose\+Tools$/);
  await expect(pill(page, '1,284')).toBeVisible();
});

test('a tab that wakes before the network is back keeps the session', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  await expect(pill(page, '1,284')).toBeVisible();
  // A status check that the dead network catches opens the questionnaire above the page.
  await expect.poll(() => mock.count('/user/getuserdata')).toBe(1);
  await mock.set({ failures: [{ path: '*', kind: 'offline' }], clearCalls: true });
  await comeBack(page);
  await expect.poll(() => mock.count('/tokens/balance')).toBeGreaterThan(0);
  await expect(page).toHaveURL('/explore');
  await mock.set({ failures: [] });
  // A return while the lost call is still being given up asks nothing anew.
  await expect(async () => {
    await comeBack(page);
    await expect(pill(page, '1,284')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a portal opened offline says so and starts when the network is back', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA, failures: [{ path: '*', kind: 'offline' }] });
  await page.goto('/explore');
  await expect(page.getByRole('alert')).toContainText('session could not be checked');
  await mock.set({ failures: [] });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(pill(page, '1,284')).toBeVisible();
});

test('a logout during requests leaves none of their data to the next member', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  await expect(pill(page, '1,284')).toBeVisible();
  await mock.set({
    failures: [
      { path: '/tokens/*', kind: 'slow', value: 1500 },
      { path: '/subscription/*', kind: 'slow', value: 1500 },
    ],
  });
  await comeBack(page);
  await page.getByRole('button', { name: /profile menu/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await mock.set({ failures: [] });
  await signIn(page, NORA);
  await expect(pill(page, '42')).toBeVisible();
  // The last of the old answers has arrived by then.
  await expect
    .poll(() => page.evaluate(() => performance.now()), { timeout: 10_000 })
    .toBeGreaterThan(4000);
  await expect(pill(page, '42')).toBeVisible();
  await expect(page.getByText('1,284')).toHaveCount(0);
});

test('the text in the login form survives a failed request', async ({ page, mock }) => {
  await mock.set({ failures: [{ path: '/auth/login', kind: 'offline' }] });
  await page.goto('/auth');
  await signIn(page, MAYA);
  await expect(
    page.getByText('Network error. Please check your internet connection and try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(MAYA);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});
