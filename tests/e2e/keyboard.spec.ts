import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { dashboard } from './purchase';

/** Collects the times at which a page with a control in focus before has none. */
async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const losses: string[] = [];
    Reflect.set(window, 'focusLosses', losses);
    let last = 'nothing';
    const check = () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) last = activeElement.outerHTML;
      // The focus may be between two elements for a task.
      else setTimeout(() => document.activeElement === document.body && losses.push(last), 100);
    };
    setInterval(check, 20);
  });
  return () => page.evaluate(() => Reflect.get(window, 'focusLosses') as string[]);
}

const focused = (page: Page) => page.locator(':focus');

test('a dialog from the address gives the focus to the page when it closes', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore?modal=usage');
  await expect(dashboard(page).getByRole('button', { name: 'Get More Credits' })).toBeVisible();
  const losses = await watchFocus(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#main')).toBeFocused();
  expect(await losses()).toEqual([]);
});

test('the retry of a failed list keeps the focus on the page', async ({ page, mock }) => {
  await mock.set({
    signIn: MAYA,
    failures: [{ path: '/user-assets', kind: 'server-error', times: 1 }],
  });
  await page.goto('/profile');
  const retry = page.getByRole('tabpanel').getByRole('button', { name: 'Try Again' });
  await retry.focus();
  const losses = await watchFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'View Details' }).first()).toBeVisible();
  await expect(focused(page)).toHaveCount(1);
  expect(await losses()).toEqual([]);
});

test('a profile is generated, stopped, discarded and restored by keyboard without a loss of focus', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA, streamPause: 60 });
  await page.goto('/profile?tab=createProfile');
  const generate = page.getByRole('button', { name: 'Generate again' });
  await expect(generate).toBeVisible();
  await generate.focus();
  const losses = await watchFocus(page);
  await page.keyboard.press('Enter');
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeVisible();
  await expect(page.getByText('Writing your profile...')).toBeVisible();
  await stop.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your changes were discarded.')).toBeVisible();
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(focused(page)).toHaveCount(1);
  expect(await losses()).toEqual([]);
});

test('Clear search returns the focus to the search box', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  const search = page.getByRole('combobox', { name: 'Search tools' });
  await search.fill('agent');
  await expect(page.getByRole('option').first()).toBeVisible();
  const losses = await watchFocus(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  expect(await losses()).toEqual([]);
});

test('the page behind a dialog that is loading is inert, also what it renders meanwhile', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/usage-dashboard/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/explore?modal=usage');
  await expect(page.getByRole('dialog', { name: 'Loading credit usage...' })).toBeVisible();
  await expect(page.locator('[data-tool]').first()).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  release();
  await expect(dashboard(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await expect(page.locator('#main')).toBeFocused();
});
