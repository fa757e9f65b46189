import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { expect, MAYA, test, type MockControl } from './fixtures';
import { MOCK_API, PORTAL } from './origins';

const ASSETS = `${MOCK_API}/api/user-assets`;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function openProfile(page: Page, mock: MockControl, search = ''): Promise<void> {
  await mock.set({ signIn: MAYA });
  await page.goto(`/profile${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Responds to `GET /user-assets` with groups. */
async function respondToAssets(page: Page, groups: object): Promise<void> {
  await page.route(ASSETS, (route) =>
    route.fulfill({
      json: groups,
      headers: {
        'Access-Control-Allow-Origin': PORTAL,
        'Access-Control-Allow-Credentials': 'true',
      },
    }),
  );
}

test('the tab and the details of an output are kept in the URL', async ({ page, mock }) => {
  await openProfile(page, mock);
  await page.getByRole('tab', { name: 'Sales AI' }).click();
  await expect(page).toHaveURL(/\?tab=salesAi$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sales AI' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: 'View Details' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Feedback on the call' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?tab=salesAi$/);
});

test('a workflow replaces the page, and Back returns to the view from which it was opened', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProfile(page, mock, '?tab=aiWorkflow');
  const details = page.getByRole('button', { name: 'View Details' });
  await details.last().scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => window.scrollY);
  await details.last().click();
  const back = page.getByRole('button', { name: 'Back to Workflows' });
  await expect(back).toBeInViewport();
  await page.getByRole('tab', { name: 'Cost Analysis' }).click();
  await expect(page.getByText('$187.50')).toBeVisible();
  await page.getByRole('tab', { name: 'Flow Chart' }).click();
  await expect(page.getByText('No diagram available for this workflow.')).toBeVisible();
  await back.click();
  await expect(details.last()).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop);

  await details.first().click();
  await page.getByRole('tab', { name: 'Flow Chart' }).click();
  const chart = page.getByRole('img', { name: /^Flow chart/ });
  await expect
    .poll(() => chart.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.goBack();
  await expect(details.first()).toBeVisible();
});

test('a chosen picture shows immediately, is uploaded and is shown after a reload', async ({
  page,
  mock,
}) => {
  await openProfile(page, mock);
  const pictures = page.locator('img[src*="avatars/"]');
  await expect(pictures).toHaveCount(2);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText(/choose an image/)).toBeVisible();
  expect(await mock.count('/upload-profile-pic')).toBe(0);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByText('Profile image updated successfully')).toBeVisible();
  expect(await mock.count('/upload-profile-pic')).toBe(1);
  const uploadedPictures = page.locator('img[src*="avatars/uploads/"]');
  await expect(uploadedPictures).toHaveCount(2);
  const url = await uploadedPictures.first().getAttribute('src');
  expect(url).toMatch(/\?t=\d+$/);
  await page.getByRole('tab', { name: 'Assessment' }).click();
  await expect(uploadedPictures.first()).toHaveAttribute('src', url ?? '');
  await page.reload();
  await expect(uploadedPictures).toHaveCount(2);
});

test('an output is downloaded as Markdown and copied', async ({ page, mock, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProfile(page, mock);
  await page.getByRole('button', { name: 'View Details' }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('value-ladder-agent.md');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Content copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('## The ladder');
});

test('outputs that contain markup run no script and load nothing', async ({ page, mock }) => {
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
  await respondToAssets(page, {
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
  await openProfile(page, mock, '?tab=agents');
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog').getByText('The end of it.')).toBeVisible();
  const shown = page.getByRole('group', { name: 'Text' });
  for (const link of await shown.getByRole('link').all()) await link.click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'AI Workflow' }).click();
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByText('The end of it.')).toBeVisible();
  await page.getByRole('tab', { name: 'Flow Chart' }).click();
  await expect(page.getByText('No diagram available for this workflow.')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(attackerRequests).toEqual([]);
});

/** A thousand outputs of agents and purpose tools, about two thousand characters each. */
function thousandOutputs(): object {
  const text = 'A part of a text with **bold words**, [a link](https://example.com) and more.\n\n';
  const groups =
    'valueladders trafficsources understandaudiences consultingNiches targetMarkets valuepropositions fyconsultingniches fyscopilots FYCniches fyccopilots';
  const items = Array.from({ length: 100 }, (_, index) => ({
    id: String(index),
    gptResponse: `Output no${index}. ${text.repeat(25)}`,
    createdAt: new Date(Date.UTC(2024, 0, 1 + index)).toISOString(),
  }));
  return Object.fromEntries(groups.split(' ').map((group) => [group, items]));
}

test('a thousand outputs are rendered in parts and all of them are searched', async ({
  page,
  mock,
}) => {
  await respondToAssets(page, thousandOutputs());
  await openProfile(page, mock);
  const cards = page.getByRole('article');
  await expect(page.getByText('Showing 24 of 1,000')).toBeVisible();
  await expect(cards).toHaveCount(24);
  await page.getByRole('searchbox', { name: 'Search saved' }).fill('no77.');
  await expect(page.getByText('10 of 1,000 outputs mention “no77.”')).toBeVisible();
  await expect(cards).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search saved' }).fill('');
  await page.getByRole('tab', { name: 'Purpose Tools' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('Showing 48 of 400')).toBeVisible();
  await expect(cards).toHaveCount(48);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2000);
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the profile page, its details and a workflow have no accessibility violation', async ({
      page,
      mock,
    }) => {
      await openProfile(page, mock);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('button', { name: 'View Details' }).first().click();
      await expect(page.getByRole('heading', { name: 'The ladder' })).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox', { name: 'Search saved outputs' }).fill('zebra');
      await expect(page.getByText('No outputs found')).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('button', { name: 'Clear search' }).click();
      await page.getByRole('tab', { name: 'AI Workflow' }).click();
      await page.getByRole('button', { name: 'View Details' }).first().click();
      for (const name of ['Analysis', 'Flow Chart', 'Cost Analysis']) {
        await page.getByRole('tab', { name, exact: true }).click();
        await expectNoViolation(page);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
