import type { Locator } from '@playwright/test';
import { expect, MAYA, openCatalogue, PASSWORD, signIn, test } from './fixtures';
import { dashboard, pill } from './purchase';

const NORA = 'nora@eriksenconsulting.com';

test('two tabs refresh the session once, and a logout in one tab signs both out', async ({
  page,
  context,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const other = await context.newPage();
  await page.goto('/explore');
  await other.goto('/explore');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /1,284 credits/ })).toBeVisible();
  }
  await expect.poll(() => mock.count('/usage/status')).toBe(2);

  await mock.set({ expireAccess: true, clearCalls: true });
  const toolResponses = async (status: number) =>
    (await mock.calls()).filter(
      (call) => call.path.startsWith('/getTool/') && call.status === status,
    ).length;
  // The refresh of one tab is in flight when the other tab needs one.
  await context.route('**/auth/refresh', async (route) => {
    await expect.poll(() => toolResponses(401)).toBe(2);
    await route.continue();
  });
  await Promise.all(
    [page, other].map((tab) =>
      tab
        .getByRole('link', { name: /Sales Call Review/ })
        .first()
        .press('Enter'),
    ),
  );
  // The name is in the cached catalogue, so the page shows before its request has ended.
  await expect.poll(() => toolResponses(200)).toBe(2);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Sales Call Review' })).toBeVisible();
  }
  expect(await mock.count('/auth/refresh'), JSON.stringify(await mock.calls())).toBe(1);

  await page.getByRole('button', { name: /profile menu/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth\?redirectTo=/);
  await expect(other.getByText('1,284')).toHaveCount(0);
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

test('a lost network connection keeps the member signed in', async ({ page, context, mock }) => {
  await openCatalogue(page, mock);
  // The code of the tool page is preloaded, its data is not.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /tool-page-.*js/.test(name)),
  );
  await context.setOffline(true);
  await page.getByRole('combobox', { name: /search/i }).fill('offer');
  await page
    .getByRole('link', { name: /Sales Call Review/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  // The failed request is retried without a press.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Call Review' })).toBeVisible();
});

/** Sets the value of a field as some password managers do: without an event. */
function fillSilently(field: Locator, value: string): Promise<void> {
  return field.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
  }, value);
}

test('a login with values that a password manager has filled in without an event signs in', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByText('Loading captcha...')).toHaveCount(0);
  await fillSilently(page.getByLabel('Email'), MAYA);
  await fillSilently(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('checkbox', { name: 'Verify you are human' }).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/$/);
});
