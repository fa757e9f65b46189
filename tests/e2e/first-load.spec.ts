import type { Page } from '@playwright/test';
import { deferred } from '../helpers/deferred';
import { expect, MAYA, openCatalogue, test } from './fixtures';
import { layoutShift, recordLayoutShift } from './layout';
import { usageButton } from './purchase';

/** The maximum number of requests until the page is idle, with nine pictures. */
const REQUESTS_UNTIL_IDLE = 20;

/** The files and responses that a page has loaded; `transferSize` is 0 for a cached one. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    return entries.map(({ name, transferSize }) => ({ name, transferSize }));
  });

const fileName = (url: string) => new URL(url).pathname.replace(/^\/assets\/|-[\w-]{8}\.js$/g, '');

test('the catalogue shows after two scripts, a third one has the controls of the bar, and the layout does not shift', async ({
  page,
  mock,
}) => {
  await recordLayoutShift(page);
  await openCatalogue(page, mock);
  expect(await layoutShift(page)).toBeLessThan(0.0005);
  await expect(page.getByText('1,284')).toBeVisible();
  await expect(usageButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  // Then, in any order, the costs and the usage status are loaded.
  const all = await loadedFiles(page);
  const idle = all.findIndex(({ name }) => /\/platform-costs$|\/usage\/status$/.test(name));
  const files = idle === -1 ? all : all.slice(0, idle);
  expect(
    files
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => fileName(name))
      .toSorted(),
  ).toEqual(['controls', 'explore', 'index']);
  expect(files.length + 1, files.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(
    REQUESTS_UNTIL_IDLE,
  );
});

test('a browser that is too old shows which browsers to use instead of the application', async ({
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'CSSPropertyRule'));
  await page.goto('/explore');
  await expect(page.getByRole('alert')).toContainText('current version of Chrome');
  await expect(page.getByText('Validating your session')).toHaveCount(0);
});

test('home shows without loading the code for Markdown', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(fileName(request.url())));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What do you want to get done?' })).toBeVisible();
  expect(scripts).toContain('shared');
  expect(scripts).not.toContain('markdown');
});

test('the session check and the catalogue request are sent before the code has loaded', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const pendingResponse = deferred();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await pendingResponse.promise;
    await route.continue();
  });

  const requests = Promise.all([
    page.waitForRequest(/\/auth\/verifytoken$/),
    page.waitForRequest(/\/getTools$/),
  ]);
  await page.goto('/explore', { waitUntil: 'commit' });
  await requests;
  // The first paint does not need the code.
  await expect(page.getByText('Validating your session')).toBeVisible();
  pendingResponse.resolve();
  await expect(page.getByRole('link', { name: /Value Ladder Agent/ }).first()).toBeVisible();
  expect(await mock.count('/getTools')).toBe(1);
  await expect(page.getByText('1,284')).toBeVisible();
  for (const path of [
    '/auth/verifytoken',
    '/tokens/balance',
    '/subscription/credit-purchase-status',
    '/user/getuserdata',
    '/usage/status',
  ]) {
    await expect.poll(() => mock.count(path), { message: path }).toBe(1);
  }
});

test('a second visit loads the code of the catalogue from the cache', async ({ page, mock }) => {
  for (const isCached of [false, true]) {
    await openCatalogue(page, mock);
    await expect(usageButton(page)).toBeVisible();
    const scripts = (await loadedFiles(page)).filter(({ name }) =>
      ['index', 'explore', 'controls'].includes(fileName(name)),
    );
    expect(scripts).toHaveLength(3);
    expect(scripts.filter(({ transferSize }) => (transferSize === 0) !== isCached)).toEqual([]);
    await page.goto('about:blank');
  }
});
