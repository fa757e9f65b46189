import { expectNoViolationAtEachWidth } from './axe';
import { expect, MAYA, signIn, test, openCatalogue } from './fixtures';
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

test('a page that Back restores from the back/forward cache is hidden until its member is confirmed', async ({
  page,
  mock,
}) => {
  await openCatalogue(page, mock);
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

test('a page whose code is not loaded while offline opens with Reload when online', async ({
  page,
  context,
  mock,
}) => {
  await page.route('**/assets/home-page-*.js', (route) => route.abort());
  // If it failed, the questionnaire would open.
  const status = page.waitForResponse(/\/user\/getuserdata/);
  await openCatalogue(page, mock);
  await (await status).finished();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectNoViolationAtEachWidth(page);
  await context.setOffline(false);
  await page.unroute('**/assets/home-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(/^1,284 credits/).first()).toBeVisible();
});
