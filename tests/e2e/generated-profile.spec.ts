import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { MOCK_API } from './origins';
import { editProfile, profileDocument, profileTextField } from './profile-text';

const openTab = (page: Page) => page.goto('/profile?tab=createProfile');

/** The stored profile in the record. */
async function storedProfile(page: Page): Promise<unknown> {
  const response = await page.request.get(`${MOCK_API}/api/user/onboarding`);
  return ((await response.json()) as { profileData: unknown }).profileData;
}

/** Replaces the profile in the responses for the record. */
async function replaceProfile(page: Page, profileData: string): Promise<void> {
  await page.route('**/api/user/onboarding', async (route) => {
    const response = await route.fetch();
    const record = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...record, profileData } });
  });
}

test.beforeEach(async ({ mock }) => {
  await mock.set({ signIn: MAYA });
});

test('a double click on Generate again does not stop it, one on Stop neither saves nor edits the stopped text, and the way back saves the one before', async ({
  page,
  mock,
}) => {
  await mock.set({ streamPause: 1000 });
  await openTab(page);
  const before = await storedProfile(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'Generate again' }).dblclick();
    await expect(profileDocument(page).getByRole('heading')).toHaveCount(1);
    await page.getByRole('button', { name: 'Stop' }).dblclick({ delay: 40 });
    await expect(page.getByText(/^The text stopped early\./)).toBeVisible();
    await expect(profileTextField(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Go back to the version of/ }).click();
    await expect(profileDocument(page)).toContainText('The next step for a client');
  }
  expect(await mock.count('/update-profile')).toBe(2);
  expect(await storedProfile(page)).toBe(before);
});

test('a very long profile is edited and rendered', { tag: '@full' }, async ({ page }) => {
  const part = 'You help first-time managers with **one** conversation a week.\n\n';
  await replaceProfile(page, `${part.repeat(3300)}The last words.`);
  await openTab(page);
  const area = await editProfile(page);
  await expect(area).toHaveValue(/The last words\.$/);
  await area.press('Control+End');
  await area.pressSequentially(' And more.');
  await expect(area).toHaveValue(/The last words\. And more\.$/);
  await page.getByRole('button', { name: 'Done' }).click();
  // It renders section by section, which takes seconds on a busy machine.
  await expect(page.getByText('The last words. And more.')).toBeVisible({ timeout: 20_000 });
});

test('the row with Save and Done, and the error of a save, stay below the navigation bar while a long text is edited', async ({
  page,
  mock,
}) => {
  await mock.set({ failures: [{ path: '/update-profile', kind: 'server-error' }] });
  await replaceProfile(page, 'You help managers.\n\n'.repeat(200));
  await openTab(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const area = await editProfile(page);
    const fits = (element: HTMLElement) => element.scrollHeight <= element.clientHeight + 2;
    expect(await area.evaluate(fits)).toBe(true);
    await area.press('Control+End');
    await area.pressSequentially('The end.');
    const done = page.getByRole('button', { name: 'Done' });
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    const bar = (await page.getByRole('banner').boundingBox())!;
    const box = (await done.boundingBox())!;
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await expect(done).toBeInViewport({ ratio: 1 });
    await expect(save).toBeInViewport({ ratio: 1 });
    await done.click();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});
