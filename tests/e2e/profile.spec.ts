import type { Locator, Page } from '@playwright/test';
import { expect, MAYA, test, type MockControl } from './fixtures';
import { MOCK_API, PORTAL } from './origins';

const ASSETS = `${MOCK_API}/api/user-assets`;

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
    `![${'long '.repeat(80)}](https://attacker.example/long.png)`,
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
  expect(await shown.locator('a[href], script, iframe, img').count()).toBe(0);
  await shown.getByText('one').click();
  const right = async (locator: Locator) => {
    const { x, width } = (await locator.boundingBox())!;
    return x + width;
  };
  const long = shown.getByRole('button', { name: /^Load image: long/ });
  expect(await right(long)).toBeLessThanOrEqual(await right(shown));
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
