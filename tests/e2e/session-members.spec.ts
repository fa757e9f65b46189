import type { Page } from '@playwright/test';
import { expect, MAYA, signIn, test } from './fixtures';
import { editProfile } from './profile-text';
import { pill } from './purchase';

/** Signed in through the mock API only, of which the tabs are not notified. */
const NORA = 'nora@eriksenconsulting.com';

test.beforeEach(async ({ mock }) => {
  await mock.set({ signIn: MAYA });
});

async function openProfileText(page: Page) {
  await page.goto('/profile?tab=createProfile');
  const text = await editProfile(page);
  await text.press('Control+End');
  await text.pressSequentially('Typed by Maya.');
  return text;
}

test('a text of one member is not saved in the account of another member who has signed in elsewhere', async ({
  page,
  mock,
}) => {
  await openProfileText(page);
  await mock.set({ signIn: NORA, clearCalls: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pill(page, '42')).toBeVisible();
  await expect(page.getByText('Typed by Maya.')).toHaveCount(0);
  const writes = (await mock.calls()).filter(({ method }) => method !== 'GET');
  expect(writes).toEqual([]);
});

test('a second tab that opens as another member ends the first member’s session in the first tab', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/explore');
  await expect(pill(page, '1,284')).toBeVisible();
  await mock.set({ signIn: NORA });
  const second = await context.newPage();
  await second.goto('/explore');
  await expect(pill(second, '42')).toBeVisible();
  await expect(pill(page, '42')).toBeVisible();
  await expect(page.getByText('1,284')).toHaveCount(0);
});

test('a tab that gets the focus shows no data of another member under the name of the first', async ({
  page,
  mock,
}) => {
  await page.goto('/explore');
  await expect(pill(page, '1,284')).toBeVisible();
  // The first response after the focus must not be the other member's balance.
  await mock.set({
    signIn: NORA,
    clearCalls: true,
    failures: [{ path: '/auth/verifytoken', kind: 'slow', value: 1000 }],
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => mock.count('/auth/verifytoken')).toBe(1);
  expect(await mock.count('/tokens/balance')).toBe(0);
  await expect(page.getByText('Validating your session')).toBeVisible();
  await mock.set({ failures: [] });
  await expect(pill(page, '42')).toBeVisible();
});

test('a page that Back restores from the back/forward cache is hidden until its member is confirmed', async ({
  page,
  mock,
}) => {
  await page.goto('/explore');
  await expect(pill(page, '1,284')).toBeVisible();
  const fireTransition = (type: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await fireTransition('pagehide');
  await expect(pill(page, '1,284')).toBeHidden();
  await fireTransition('pageshow');
  await expect(pill(page, '1,284')).toBeVisible();

  await fireTransition('pagehide');
  await mock.set({ signIn: NORA });
  await fireTransition('pageshow');
  await expect(pill(page, '42')).toBeVisible();
  await expect(page.getByText('1,284')).toHaveCount(0);
});

test('a login right after an expired session is not ended by the slow logout of that session', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/explore');
  await expect(pill(page, '1,284')).toBeVisible();
  // The response of the logout arrives after the login.
  await page.route(/\/auth\/logout$/, async (route) => {
    const response = await route.fetch();
    await expect.poll(() => mock.count('/auth/login'), { timeout: 20_000 }).toBe(1);
    await route.fulfill({ response }).catch(() => undefined);
  });
  await mock.set({ clearCalls: true, failures: [{ path: '*', kind: 'unauthorized' }] });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForURL(/\/auth\?redirectTo=/);
  await mock.set({ failures: [] });
  await signIn(page);
  await expect(pill(page, '1,284')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain('refresh_token');
});
