import type { Page } from '@playwright/test';
import {
  expect,
  MAYA,
  PASSWORD,
  endedSession,
  signIn,
  test,
  type MockControl,
  openCatalogue,
} from './fixtures';
import { MOCK_API } from './origins';
import { countCheckouts, CHLOE_WITH_31_CREDITS, dashboard, openPurchase, pill } from './purchase';

const NORA = 'nora@eriksenconsulting.com';

/** Opens the purchase dialog of a member with 31 credits. */
async function startPurchase(page: Page, mock: MockControl): Promise<void> {
  await mock.set({ signIn: CHLOE_WITH_31_CREDITS });
  await page.goto('/explore');
  await expect(pill(page, '31')).toBeVisible();
  await openPurchase(page);
}

/** Fires the event of a tab that becomes visible. */
async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('an access cookie that expires during a purchase is refreshed, and one checkout is created', async ({
  page,
  mock,
}) => {
  await startPurchase(page, mock);
  await mock.set({ expireAccess: true, clearCalls: true });
  await page.getByRole('button', { name: /^Purchase/ }).click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  expect(await countCheckouts(mock)).toBe(1);
  expect(await mock.count('/auth/refresh')).toBe(1);
});

test('a session that ends during a purchase creates no checkout, and the login returns to the dashboard', async ({
  page,
  mock,
}) => {
  await startPurchase(page, mock);
  await mock.set({ clearCalls: true, failures: endedSession('/payments/create-checkout-session') });
  await page.getByRole('button', { name: /^Purchase/ }).click();
  await page.waitForURL(/\/auth\?redirectTo=/);
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await countCheckouts(mock)).toBe(0);

  await mock.set({ failures: [] });
  await signIn(page, CHLOE_WITH_31_CREDITS);
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
  await expect(dashboard(page).getByText('1.3K')).toBeVisible();

  // The session has ended on the server, and the first tab has sent no request since.
  await mock.set({ signIn: null });
  const second = await context.newPage();
  await second.goto('/auth');
  await signIn(second, NORA);
  await expect(pill(second, '42')).toBeVisible();

  // The first tab shows the login page, or already the second member's dashboard.
  await expect(page.getByText('1.3K')).toHaveCount(0);
  await expect(page.getByText('1,284')).toHaveCount(0);
  await page.goto('/explore');
  await expect(pill(page, '42')).toBeVisible();
  await expect(page.getByText('Maya')).toHaveCount(0);
  for (const tab of [page, second]) {
    const storedValues = await tab.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area))),
    );
    expect(storedValues).not.toMatch(/maya|lindqvist/i);
  }
});

test('a login in a second tab opens the page that the first tab waits for', async ({
  page,
  context,
}) => {
  await page.goto('/explore?category=Purpose+Tools');
  await page.waitForURL(/\/auth\?redirectTo=/);
  const second = await context.newPage();
  await second.goto('/auth');
  await signIn(second, MAYA);
  await expect(page).toHaveURL(/\/explore\?category=Purpose\+Tools$/);
  await expect(pill(page, '1,284')).toBeVisible();
});

test('a session that expired while the device was suspended shows the login page, and the login returns to the page', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore?category=Purpose+Tools');
  await expect(pill(page, '1,284')).toBeVisible();
  await expect.poll(() => mock.count('/usage/status')).toBe(1);
  await mock.set({ clearCalls: true, failures: endedSession('*') });
  await returnToTab(page);
  await page.waitForURL(/\/auth\?redirectTo=/);
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  expect(await mock.count('/auth/refresh')).toBe(1);
  await expect.poll(() => mock.count('/auth/logout')).toBe(1);

  await mock.set({ failures: [] });
  await signIn(page, MAYA);
  await expect(page).toHaveURL(/\/explore\?category=Purpose\+Tools$/);
  await expect(pill(page, '1,284')).toBeVisible();
});

test('a tab that becomes visible before the network is available keeps the session', async ({
  page,
  mock,
}) => {
  await openCatalogue(page, mock);
  // A status request that fails would open the questionnaire above the page.
  await expect.poll(() => mock.count('/user/getuserdata')).toBe(1);
  await mock.set({ failures: [{ path: '*', kind: 'offline' }], clearCalls: true });
  await returnToTab(page);
  await expect.poll(() => mock.count('/tokens/balance')).toBeGreaterThan(0);
  await expect(page).toHaveURL('/explore');
  await mock.set({ failures: [] });
  // No request is sent for a tab that becomes visible while the failed request is pending.
  await expect(async () => {
    await returnToTab(page);
    await expect(pill(page, '1,284')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a portal that is opened offline shows an error, and Try Again starts it when the network is available', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA, failures: [{ path: '*', kind: 'offline' }] });
  await page.goto('/explore');
  await expect(page.getByRole('alert')).toContainText('This won’t sign you out');
  await mock.set({ failures: [] });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(pill(page, '1,284')).toBeVisible();
});

test('responses that arrive after a logout are not shown to the next member', async ({
  page,
  mock,
}) => {
  await openCatalogue(page, mock);
  await mock.set({
    failures: [
      { path: '/tokens/*', kind: 'slow', value: 1500 },
      { path: '/subscription/*', kind: 'slow', value: 1500 },
    ],
  });
  await returnToTab(page);
  await page.getByRole('button', { name: /profile menu/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await mock.set({ failures: [] });
  await signIn(page, NORA);
  await expect(pill(page, '42')).toBeVisible();
  // The delayed responses for the first member have arrived by then.
  await expect
    .poll(() => page.evaluate(() => performance.now()), { timeout: 10_000 })
    .toBeGreaterThan(4000);
  await expect(pill(page, '42')).toBeVisible();
  await expect(page.getByText('1,284')).toHaveCount(0);
});

test('the text in the login form remains after a failed request', async ({ page, mock }) => {
  await mock.set({ failures: [{ path: '/auth/login', kind: 'offline' }] });
  await page.goto('/auth');
  await signIn(page, MAYA);
  await expect(
    page.getByText('Network error. Please check your internet connection and try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(MAYA);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});
