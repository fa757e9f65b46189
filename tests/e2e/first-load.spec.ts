import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';

/** The budget of docs/decisions/first-screen.md. */
const JAVASCRIPT_BYTES = 92_000;
const REQUESTS = 7;

interface Load {
  /** Those asked for before the cards showed; `transferSize` is 0 for one from the cache. */
  scripts: { name: string; transferSize: number }[];
  javascriptBytes: number;
  requests: string[];
  layoutShift: number;
}

/** Opens the catalogue and notes what the browser fetched before the first card showed. */
async function openCatalogue(page: Page): Promise<Load> {
  await page.addInitScript(() => {
    const shift = { total: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shift.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const cards = new MutationObserver(() => {
      if (!document.querySelector('main a[href^="/tool/"]')) return;
      cards.disconnect();
      // The paint that shows them, as opposed to the commit that made them.
      requestAnimationFrame(() => setTimeout(() => performance.mark('cards')));
    });
    cards.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/explore');
  // What follows the cards has come too, so that an early request can't be missed for being slow.
  await expect(page.getByRole('combobox', { name: /search/i })).toBeVisible();
  return page.evaluate(() => {
    const cards = performance.getEntriesByName('cards')[0]?.startTime ?? 0;
    const files = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.startTime < cards);
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    return {
      scripts: scripts.map(({ name, transferSize }) => ({ name, transferSize })),
      javascriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requests: [
        location.href,
        // Pictures are asked for by the cards themselves.
        ...files.filter(({ initiatorType }) => initiatorType !== 'img').map(({ name }) => name),
      ],
      layoutShift: (window as unknown as { shift: { total: number } }).shift.total,
    };
  });
}

test('the catalogue shows within its budget of bytes and requests, and nothing shifts', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const load = await openCatalogue(page);
  await expect(page.getByText('1,284')).toBeVisible();

  expect(load.javascriptBytes).toBeGreaterThan(0);
  expect(load.javascriptBytes).toBeLessThanOrEqual(JAVASCRIPT_BYTES);
  expect(load.requests.length, load.requests.join('\n')).toBeLessThanOrEqual(REQUESTS);
  expect(load.layoutShift).toBe(0);
});

test('the session check and the catalogue request leave before the code has arrived', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });

  const asked = Promise.all([
    page.waitForRequest(/\/auth\/verifytoken$/),
    page.waitForRequest(/\/getTools$/),
  ]);
  await page.goto('/explore', { waitUntil: 'commit' });
  await asked;
  // The first paint has not waited for the code either.
  await expect(page.getByText('Validating your session')).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: /Value Ladder Agent/ }).first()).toBeVisible();
  expect(await mock.count('/getTools')).toBe(1);
  expect(await mock.count('/auth/verifytoken')).toBe(1);
});

test('a second visit fetches no JavaScript', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  const first = await openCatalogue(page);
  expect(first.scripts.every(({ transferSize }) => transferSize > 0)).toBe(true);

  await page.goto('about:blank');
  const second = await openCatalogue(page);
  expect(second.scripts.map(({ name }) => name)).toEqual(first.scripts.map(({ name }) => name));
  expect(second.scripts.map(({ transferSize }) => transferSize)).toEqual([0]);
});
