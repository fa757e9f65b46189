import { readFile } from 'node:fs/promises';
import { readWord } from '../helpers/files';
import { expectNoViolation } from './axe';
import { expect, MAYA, test } from './fixtures';

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
    const download = page.waitForEvent('download');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'Word' }).click();
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
