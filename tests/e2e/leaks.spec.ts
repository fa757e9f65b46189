import type { CDPSession, Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';

const ROUNDS = 30;

/** The number of DOM nodes and listeners after a garbage collection. */
async function countAfterCollection(
  session: CDPSession,
): Promise<{ nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

async function openAndCloseMenu(page: Page): Promise<void> {
  const item = page.getByRole('menuitem', { name: 'Logout' });
  await page.getByRole('button', { name: /profile menu/i }).click();
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
}

async function openAndLeaveTool(page: Page): Promise<void> {
  const card = page.getByRole('link', { name: /Value Ladder Agent/ }).first();
  await card.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Value Ladder Agent' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
}

for (const [name, round] of [
  ['opening and closing the profile menu', openAndCloseMenu],
  ['opening and leaving a tool', openAndLeaveTool],
] as const) {
  test(`${name} leaves no nodes and no listeners`, { tag: '@full' }, async ({ page, mock }) => {
    test.slow();
    await mock.set({ signIn: MAYA });
    // The files that are preloaded when the page is idle add nodes.
    const lastIdlePart = page.waitForResponse(/\/usage-dashboard-[^/]+\.js$/);
    await page.goto('/explore');
    await lastIdlePart;
    const session = await page.context().newCDPSession(page);
    // The first rounds create objects that are created once.
    for (let warmUp = 0; warmUp < 5; warmUp += 1) await round(page);
    const before = await countAfterCollection(session);
    for (let i = 0; i < ROUNDS; i += 1) await round(page);
    // A collection may leave the nodes of the last rounds, but not a node of each round.
    await expect(async () => {
      const after = await countAfterCollection(session);
      expect(after.nodes - before.nodes, 'nodes').toBeLessThan(ROUNDS / 2);
      expect(after.listeners - before.listeners, 'listeners').toBeLessThan(ROUNDS / 2);
    }).toPass();
  });
}
