import type { Page } from '@playwright/test';
import { deferred } from '../helpers/deferred';
import { expect, MAYA, test } from './fixtures';
import { layoutShift, recordLayoutShift } from './layout-shift';

/** The maximum size of the first chunk, compressed by brotli. */
const FIRST_CHUNK_BYTES = 100_000;
/** The maximum number of requests until the page is idle, with nine pictures. */
const REQUESTS_UNTIL_IDLE = 20;

interface Load {
  /** The scripts requested before the cards showed; `transferSize` is 0 for a cached one. */
  scripts: { name: string; transferSize: number }[];
  layoutShift: number;
}

/** Opens the catalogue and records the scripts requested before the first card showed. */
async function openCatalogue(page: Page): Promise<Load> {
  await recordLayoutShift(page);
  await page.addInitScript(() => {
    const cards = new MutationObserver(() => {
      if (!document.querySelector('main a[href^="/tool/"]')) return;
      cards.disconnect();
      // Marks the paint that follows the commit.
      requestAnimationFrame(() => setTimeout(() => performance.mark('cards')));
    });
    cards.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/explore');
  // The search box loads after the cards, so all earlier requests have been recorded by then.
  await expect(page.getByRole('combobox', { name: /search/i })).toBeVisible();
  const shift = await layoutShift(page);
  const scripts = await page.evaluate(() => {
    const cards = performance.getEntriesByName('cards')[0]?.startTime ?? 0;
    const files = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.startTime < cards);
    return files
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, transferSize }) => ({ name, transferSize }));
  });
  return { scripts, layoutShift: shift };
}

const fileName = (url: string) => new URL(url).pathname.replace(/^\/assets\/|-[\w-]{8}\.js$/g, '');

test('the catalogue shows after two scripts, a third one has the controls of the bar, and the layout does not shift', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const load = await openCatalogue(page);
  await expect(page.getByText('1,284')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Credit usage/ })).toBeVisible();
  await page.waitForLoadState('networkidle');

  // Then, in any order, the costs and the usage status are loaded.
  const files = await page.evaluate(() => {
    const all = performance
      .getEntriesByType('resource')
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }));
    const idleNames = /\/platform-costs$|\/usage\/status$/;
    const idle = all.findIndex(({ name }) => idleNames.test(name));
    return idle === -1 ? all : all.slice(0, idle);
  });
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  expect(scripts.map(({ name }) => fileName(name)).toSorted()).toEqual([
    'controls',
    'explore',
    'index',
  ]);
  const first = scripts.find(({ name }) => fileName(name) === 'index');
  expect(first?.encodedBodySize).toBeLessThanOrEqual(FIRST_CHUNK_BYTES);
  expect(files.length + 1, files.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(
    REQUESTS_UNTIL_IDLE,
  );
  expect(load.layoutShift).toBeLessThan(0.0005);
});

test(
  'the navigation bar is usable while the request of the catalogue is pending',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const pendingResponse = deferred();
    await page.route(/\/getTools$/, async (route) => {
      await pendingResponse.promise;
      await route.continue();
    });
    await page.goto('/explore');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    pendingResponse.resolve();
    await expect(page.getByRole('link', { name: /Value Ladder Agent/ }).first()).toBeVisible();
  },
);

for (const { url, title, tag } of [
  { url: '/payment-success?session_id=none', title: 'Payment Error', tag: [] },
  {
    url: '/subscription-success?session_id=none',
    title: 'Subscription Successful!',
    tag: '@full',
  },
]) {
  test(`${url} shows its result without a layout shift`, { tag }, async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await recordLayoutShift(page);
    const gate = deferred();
    await page.route(/\/verify-session$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(url);
    await expect(page.getByRole('heading', { name: /^Verifying/ })).toBeVisible();
    gate.resolve();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await layoutShift(page)).toBeLessThan(0.0005);
  });
}

test(
  'a navigation bar whose code fails to load shows an error, and Retry loads it',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.route(/\/assets\/controls-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/explore');
    await expect(page.getByText('The menu could not be loaded.')).toBeVisible();
    await page.unroute(/\/assets\/controls-.*\.js$/);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  },
);

test('a browser that is too old shows which browsers to use instead of the application', async ({
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'CSSPropertyRule'));
  await page.goto('/explore');
  await expect(page.getByRole('alert')).toContainText('current version of Chrome');
  await expect(page.getByText('Validating your session')).toHaveCount(0);
});

test(
  'the oldest supported Safari, which has no URL.canParse, shows the catalogue',
  { tag: '@full' },
  async ({ page, mock }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(URL, 'canParse'));
    await mock.set({ signIn: MAYA });
    await openCatalogue(page);
    await expect(page.getByRole('link', { name: /Value Ladder Agent/ }).first()).toBeVisible();
  },
);

for (const { url, heading, tag } of [
  { url: '/', heading: 'What do you want to get done?', tag: [] },
  { url: '/auth', heading: 'Welcome back', tag: '@full' },
]) {
  test(`${url} shows without loading the code for Markdown`, { tag }, async ({ page, mock }) => {
    if (url === '/') await mock.set({ signIn: MAYA });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(fileName(request.url())));
    await page.goto(url);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(scripts).toContain('shared');
    expect(scripts).not.toContain('markdown');
  });
}

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

test('a second visit loads all JavaScript from the cache', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  const first = await openCatalogue(page);
  expect(first.scripts.every(({ transferSize }) => transferSize > 0)).toBe(true);

  await page.goto('about:blank');
  const second = await openCatalogue(page);
  expect(second.scripts.every(({ transferSize }) => transferSize === 0)).toBe(true);
});
