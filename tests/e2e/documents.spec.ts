import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const JONAS = 'jonas@weberwerk.com';
const UPLOAD = '/user/onboarding/upload';

function makeFile(name: string, bytes = 2000) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(bytes, 'a') };
}

/** Opens the dialog from the profile page. */
async function openDialog(page: Page) {
  await page.goto('/profile');
  await page.getByRole('button', { name: /^(Create|View) Business Profile$/ }).click();
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

test(
  'an upload that was cancelled or failed is sent again without choosing the files again',
  { tag: '@full' },
  async ({ page, context, mock }) => {
    await mock.set({ signIn: JONAS });
    const { dialog, input, submit, chosen, uploaded } = await openDialog(page);
    await input.setInputFiles([makeFile('Slow.pdf', 8_000_000), makeFile('Notes.txt')]);
    const cdpSession = await context.newCDPSession(page);
    const limitUpload = (uploadThroughput: number) =>
      cdpSession.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    // The upload takes 80 s, so that it is in flight when it is cancelled.
    await limitUpload(100_000);
    await submit.click();
    const progress = dialog.getByRole('progressbar', { name: 'Upload' });
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
      .toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByText(/^The upload was cancelled/)).toBeVisible();
    await expect(progress).toHaveCount(0);
    await expect(chosen).toHaveCount(2);

    await limitUpload(-1);
    await mock.set({ failures: [{ path: UPLOAD, kind: 'server-error', times: 1 }] });
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('Simulated server error.');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(uploaded).toHaveCount(2);
  },
);

test('a document that was edited after it was chosen is asked for again, and replaced', async ({
  page,
  mock,
}, testInfo) => {
  await mock.set({ signIn: JONAS });
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
  await expect(dialog.getByText(/^Plan\.txt was changed, moved or deleted/)).toBeVisible();
  expect(await mock.count(UPLOAD)).toBe(0);

  await input.setInputFiles(path);
  await expect(dialog.getByText(/^Plan\.txt was changed/)).toHaveCount(0);
  await expect(chosen).toHaveCount(1);
  await submit.click();
  await expect(uploaded).toHaveText([/Plan\.txt/]);
});
