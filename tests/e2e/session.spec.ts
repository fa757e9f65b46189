import { expectNoViolationAtEachWidth } from './axe';
import { expect, MAYA, endedSession, signIn, test, openCatalogue } from './fixtures';

test('an expired access cookie is refreshed once without a visible change', async ({
  page,
  mock,
}) => {
  await openCatalogue(page, mock);
  await expect.poll(() => mock.count('/usage/status')).toBe(1);

  await mock.set({ expireAccess: true, clearCalls: true });
  await page
    .getByRole('link', { name: /Sales Call Review/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Call Review' })).toBeVisible();
  // The page shows the tool from the catalogue's response before its own requests have ended.
  await expect(page.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
  expect(await mock.count('/auth/refresh')).toBe(1);
  await expect(page).toHaveURL(/\/tool\//);
});

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
  await Promise.all(
    [page, other].map((tab) =>
      tab
        .getByRole('link', { name: /Sales Call Review/ })
        .first()
        .press('Enter'),
    ),
  );
  // The name is in the cached catalogue, so the page shows before its request has ended.
  await expect
    .poll(async () =>
      (await mock.calls()).filter(
        ({ path, status }) => path.startsWith('/getTool/') && status === 200,
      ),
    )
    .toHaveLength(2);
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

test('a session whose refresh is rejected ends once, and the login returns to the page', async ({
  page,
  mock,
}) => {
  await openCatalogue(page, mock);
  await expect.poll(() => mock.count('/usage/status')).toBe(1);
  await mock.set({
    clearCalls: true,
    failures: endedSession('/getTool/:id'),
  });
  await page
    .getByRole('link', { name: /Sales Call Review/ })
    .first()
    .press('Enter');
  await page.waitForURL(/\/auth\?redirectTo=/);
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  expect(await mock.count('/auth/refresh')).toBeLessThanOrEqual(2);
  await expect.poll(() => mock.count('/auth/logout')).toBe(1);

  await mock.set({ failures: [] });
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Call Review' })).toBeVisible();
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

test('a page whose code is not loaded while offline opens with Try Again when online', async ({
  page,
  context,
  mock,
}) => {
  await page.route('**/assets/home-page-*.js', (route) => route.abort());
  await openCatalogue(page, mock);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectNoViolationAtEachWidth(page);
  await context.setOffline(false);
  await page.unroute('**/assets/home-page-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^1,284 credits:/)).toBeVisible();
});

test('a failed session check shows an error and can be retried', async ({ page, mock }) => {
  await mock.set({
    signIn: MAYA,
    failures: [{ path: '/auth/verifytoken', kind: 'html' }],
  });
  await page.goto('/explore');
  await expect(page.getByRole('alert')).toContainText(
    'We can’t connect right now. This won’t sign you out. Check your internet and try again.',
  );
  await mock.set({ failures: [] });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: /1,284 credits/ })).toBeVisible();
});
