import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { MOCK_API } from './origins';
import { editProfile, profileDocument, profileTextField } from './profile-text';
import { respondToGet } from './responses';

test.beforeEach(({ mock }) => mock.set({ signIn: MAYA }));

test('a workflow replaces the page, and Back returns to the view from which it was opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile?tab=aiWorkflow');
  const details = page.getByRole('button', { name: 'View Details' });
  await details.last().scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => window.scrollY);
  await details.last().click();
  const back = page.getByRole('button', { name: 'Back to Workflows' });
  await expect(back).toBeInViewport();
  await back.click();
  await expect(details.last()).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop);

  await details.first().click();
  await page.getByRole('tab', { name: 'Flow Chart' }).click();
  const chart = page.getByRole('img', { name: /^Flow chart/ });
  await expect
    .poll(() => chart.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('outputs that contain markup run no script and load nothing', async ({ page }) => {
  const attackerRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('attacker')) attackerRequests.push(request.url());
  });
  const attack = 'window.hacked = 1';
  const text = [
    `<script>${attack}</script><img src="x" onerror="${attack}"><svg onload="${attack}">`,
    `[one](javascript:${attack}) [two](JaVaScRiPt:${attack}) ![three](https://attacker.example/p.png)`,
    `<iframe srcdoc="<script>parent.${attack}</script>"></iframe>`,
    'The end of it.',
  ].join('\n\n');
  await respondToGet(page, '/user-assets', {
    valueladders: [{ id: '1', gptResponse: text }],
    aiworkflow: [
      {
        id: '2',
        workflowId: `<img src=x onerror="${attack}">`,
        analysis: text,
        steps: [{ name: `<img src=x onerror="${attack}">` }],
        diagram: { diagramUrl: `javascript:${attack}` },
      },
    ],
  });
  await page.goto('/profile?tab=agents');
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog').getByText('The end of it.')).toBeVisible();
  const shown = page.getByRole('group', { name: 'Text' });
  expect(await shown.locator('a[href], script, iframe, img').count()).toBe(0);
  await shown.getByText('one').click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'AI Workflow' }).click();
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByText('The end of it.')).toBeVisible();
  await page.getByRole('tab', { name: 'Flow Chart' }).click();
  await expect(page.getByText('No diagram available for this workflow.')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(attackerRequests).toEqual([]);
  await page.getByRole('tab', { name: 'Analysis', exact: true }).click();
  await page.getByRole('button', { name: 'Load image: three' }).click();
  await expect.poll(() => attackerRequests).toHaveLength(1);
});

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

test('the profile opens rendered, is copied as formatted and plain text, downloaded, and printed without the page around it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTab(page);
  const shown = profileDocument(page);
  await expect(shown.getByRole('heading').first()).toBeVisible();
  await expect(profileTextField(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const readClipboard = (type: string) =>
    page.evaluate(async (format) => {
      const [item] = await navigator.clipboard.read();
      return item?.types.includes(format) ? (await item.getType(format)).text() : '';
    }, type);
  // Reading fails while the clipboard is being written.
  await expect(async () => {
    expect(await readClipboard('text/plain')).toMatch(/^# /);
    expect(await readClipboard('text/html')).toMatch(/<h1[ >]/);
  }).toPass();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('business-profile.md');

  await page.emulateMedia({ media: 'print' });
  await expect(shown).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeHidden();
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
