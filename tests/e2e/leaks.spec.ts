import type { CDPSession, Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';

const ROUNDS = 50;

/** The number of DOM nodes and listeners after a garbage collection. */
async function countAfterCollection(
  session: CDPSession,
): Promise<{ nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

/**
 * Opens the catalogue and waits for the files that are preloaded when the page is idle, which add
 * nodes.
 */
async function openCatalogue(page: Page): Promise<void> {
  const lastIdlePart = page.waitForResponse(/\/usage-dashboard-[^/]+\.js$/);
  await page.goto('/explore');
  await lastIdlePart;
}

/**
 * Runs a few rounds for objects that are created once, then measures fifty more rounds. A garbage
 * collection may leave the nodes of the last rounds, but not a node of each round.
 */
async function expectNoLeak(page: Page, round: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await round();
  const before = await countAfterCollection(session);
  for (let i = 0; i < ROUNDS; i += 1) await round();
  await expect(async () => {
    const after = await countAfterCollection(session);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(ROUNDS / 2);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(ROUNDS / 2);
  }).toPass({ timeout: 15_000 });
}

test(
  'opening and closing the profile menu leaves no nodes and no listeners',
  { tag: '@full' },
  async ({ page, mock }) => {
    test.slow();
    await mock.set({ signIn: MAYA });
    await openCatalogue(page);
    const opener = page.getByRole('button', { name: /profile menu/i });
    await expectNoLeak(page, async () => {
      await opener.click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeHidden();
    });
  },
);

test(
  'opening and leaving a tool leaves no nodes and no listeners',
  { tag: '@full' },
  async ({ page, mock }) => {
    test.slow();
    await mock.set({ signIn: MAYA });
    await openCatalogue(page);
    const card = page.getByRole('link', { name: /Value Ladder Agent/ }).first();
    await expectNoLeak(page, async () => {
      await card.press('Enter');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Value Ladder Agent' }),
      ).toBeVisible();
      await page.goBack();
      await expect(card).toBeVisible();
    });
  },
);
