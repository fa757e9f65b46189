import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { deferred } from '../helpers/deferred';
import { readWord } from '../helpers/files';
import { expectNoViolation } from './axe';
import { expect, MAYA, test } from './fixtures';

test('search terms are highlighted, the results are downloaded as one archive, and Clear resets the search', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/profile');
  const search = page.getByRole('searchbox', { name: 'Search saved outputs' });
  await search.fill('team');
  await expect(page.getByText('Found in 8 of 14 outputs')).toBeVisible();
  await expect(page.locator('mark')).not.toHaveCount(0);
  await expectNoViolation(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('outputs-team.zip');
  const archive = await readFile(await file.path(), 'utf8');
  expect(new Set(archive.match(/[\w-]+\.md/g)).size).toBe(8);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(search).toBeFocused();
  await expect(page.locator('mark')).toHaveCount(0);
});

test(
  'code and tables that are wider than a page are printed whole',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const columns = Array.from({ length: 9 }, (_, index) => `Column${index}WithALongWord`).join(
      '|',
    );
    const gptResponse = `|${columns}|\n|${'-|'.repeat(9)}\n\n\`\`\`\n${'code '.repeat(40)}\n\`\`\``;
    await page.route('**/api/user-assets', async (route) => {
      const response = await route.fetch();
      const json = { success: true, data: { FYCniches: [{ _id: 'wide', gptResponse }] } };
      await route.fulfill({ response, json });
    });
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'View Details' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'Print or PDF' }).click();
    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('[data-print]');
    for (const name of ['Code', 'Table']) {
      const part = printed.getByRole('group', { name });
      await expect(part).toBeVisible();
      expect(await part.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
        1,
      );
    }
  },
);

function canRun(command: () => void): boolean {
  try {
    command();
    return true;
  } catch {
    return false;
  }
}

/** Downloads the first output as a Word file. */
async function downloadWord(page: Page): Promise<Download> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Word' }).click();
  return download;
}

test(
  'the code of Word files is loaded by a press only, and Retry loads it after a failure',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    let requests = 0;
    await page.route(/word-document[^/]*\.js/, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    const download = downloadWord(page);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expectNoViolation(page);
    expect(requests).toBe(1);
    await retry.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      /^\d{4}-\d\d-\d\d-start-with-a-free-call-[\w-]+\.docx$/,
    );
    const { paragraphs } = await readWord(new Blob([await readFile(await file.path())]));
    expect(paragraphs[0]).toMatchObject({ style: 'Heading1', text: 'Value Ladder Agent' });
    await expect(retry).toBeHidden();
  },
);

test(
  'LibreOffice opens a Word file with its headings',
  { tag: '@full' },
  async ({ page, mock }, info) => {
    const version = () => execFileSync('soffice', ['--version'], { stdio: 'pipe' });
    const isInstalled = canRun(version);
    // The list of tests does not show the reason of a skip.
    if (!isInstalled) console.warn('Not checked: LibreOffice (soffice) is not installed.');
    test.skip(!isInstalled, 'LibreOffice (soffice) is not installed.');
    await mock.set({ signIn: MAYA });
    const file = info.outputPath('output.docx');
    await (await downloadWord(page)).saveAs(file);
    // A profile of its own, so that an open LibreOffice does not take over the conversion.
    const profile = `-env:UserInstallation=file://${info.outputPath('office')}`;
    const options = [
      profile,
      '--headless',
      '--convert-to',
      'html',
      '--outdir',
      info.outputDir,
      file,
    ];
    execFileSync('soffice', options, { stdio: 'pipe', timeout: 60_000 });
    const html = (await readFile(info.outputPath('output.html'), 'utf8')).replace(/\s+/g, ' ');
    expect(html).toMatch(/<h1\b[^>]*>(?:<[^>]*>)*\s*Value Ladder Agent/);
    expect(html).toMatch(/<h2\b[^>]*>(?:<[^>]*>)*\s*The ladder/);
  },
);

test('a press anywhere on a card opens its details, whose menu prints only the output, and Open leads to its tool', async ({
  page,
  mock,
}) => {
  await page.addInitScript(() => {
    window.print = () => console.info(`printed ${document.title}`);
  });
  await mock.set({ signIn: MAYA });
  await page.goto('/profile');
  const printedOutput = page.locator('[data-print]');
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 8, y: 8 } });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Download' }).click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Word', 'Markdown', 'Print or PDF'])
      await expect(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 1 });
  }
  const message = page.waitForEvent('console', (one) => one.text().startsWith('printed'));
  await page.getByRole('menuitem', { name: 'Print or PDF' }).click();
  expect((await message).text()).toMatch(/^printed Start with a free call/);
  await page.emulateMedia({ media: 'print' });
  await expect(printedOutput.getByRole('heading', { name: 'The ladder' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(printedOutput).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(printedOutput).toHaveCount(0);
  await page.getByRole('link', { name: 'Open Value Ladder Agent' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Value Ladder Agent');
});

test(
  'on a phone the outputs begin within 400 px and do not move when data arrives',
  { tag: '@full' },
  async ({ page, mock }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await mock.set({ signIn: MAYA });
    const pendingStatus = deferred();
    await page.route('**/subscription/credit-purchase-status', async (route) => {
      await pendingStatus.promise;
      await route.continue();
    });
    await page.goto('/profile');
    const first = page.getByRole('tabpanel').getByRole('heading').first();
    const top = () => first.evaluate((element) => element.getBoundingClientRect().top);
    await expect(first).toHaveText(/^[A-Z][a-z]+ \d{4} \d+$/);
    const initialTop = await top();
    expect(initialTop).toBeLessThan(400);
    const loaded = page.waitForResponse(/credit-purchase-status/);
    pendingStatus.resolve();
    await loaded;
    await expect(page.getByRole('button', { name: 'View Business Profile' })).toBeVisible();
    expect(await top()).toBe(initialTop);
  },
);

test('a toast above a dialog stays in the window and lets the dialog open, on a phone and a desktop', async ({
  page,
  context,
  mock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mock.set({ signIn: MAYA });
  const notifications = page.getByRole('region', { name: 'Notifications' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'View Details' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Copy' }).click();
    const message = notifications.getByText('Content copied to clipboard!');
    await message.click();
    await message.evaluate((element) => (element.textContent = 'word '.repeat(1000)));
    const dismiss = notifications.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toBeInViewport({ ratio: 1 });
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
    await expect(dialog).toBeVisible();
  }
});
