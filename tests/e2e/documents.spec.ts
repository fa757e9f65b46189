import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const UPLOAD = '/user/onboarding/upload';

/** Opens the dialog of a new member. */
async function openDialog(page: Page) {
  await page.goto('/profile?modal=documents');
  const dialog = page.getByRole('dialog', { name: 'Generate Your Business Profile' });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    input: dialog.locator('input[type=file]'),
    submit: dialog.getByRole('button', { name: 'Submit documents' }),
    chosen: dialog.getByRole('region', { name: 'Chosen files' }).getByRole('listitem'),
    uploaded: dialog.getByRole('region', { name: 'Uploaded files' }).getByRole('listitem'),
  };
}

test.beforeEach(({ mock }) => mock.set({ signIn: 'jonas@weberwerk.com' }));

test('an upload shows its progress', { tag: '@full' }, async ({ page, context }) => {
  const { dialog, input, submit } = await openDialog(page);
  const buffer = Buffer.alloc(8_000_000, 'a');
  await input.setInputFiles([{ name: 'Slow.pdf', mimeType: 'application/pdf', buffer }]);
  const cdpSession = await context.newCDPSession(page);
  await cdpSession.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    // The upload takes 80 s.
    uploadThroughput: 100_000,
  });
  await submit.click();
  const progress = dialog.getByRole('progressbar', { name: 'Upload' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/);
});

test('a document that was edited after it was chosen is asked for again, and replaced', async ({
  page,
  mock,
}, testInfo) => {
  const { dialog, input, submit, chosen, uploaded } = await openDialog(page);
  const path = testInfo.outputPath('Plan.txt');
  await writeFile(path, 'First version');
  // A press anywhere on the drop area opens the picker.
  const picker = page.waitForEvent('filechooser');
  await dialog.getByText('0/10', { exact: true }).click({ force: true });
  await (await picker).setFiles(path);
  await expect(chosen).toHaveCount(1);
  await writeFile(path, 'Second, longer version');
  await submit.click();
  const changed = dialog.getByText(/^Plan\.txt was changed, moved or deleted/);
  await expect(changed).toBeVisible();
  expect(await mock.count(UPLOAD)).toBe(0);

  await input.setInputFiles(path);
  await expect(changed).toHaveCount(0);
  await submit.click();
  await expect(uploaded).toHaveText([/Plan\.txt/]);
});
