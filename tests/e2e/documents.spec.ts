import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';

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
    input: dialog.getByLabel('choose files'),
    submit: dialog.getByRole('button', { name: 'Submit documents' }),
    chosen: dialog.getByRole('region', { name: 'Chosen files' }).getByRole('listitem'),
    uploaded: dialog.getByRole('region', { name: 'Uploaded files' }).getByRole('listitem'),
  };
}

/** Submits a document whose response asks to overwrite answers. */
async function openQuestion(page: Page) {
  const { dialog, input, submit } = await openDialog(page);
  const question = page.getByRole('dialog', { name: 'Overwrite your answers?' });
  await input.setInputFiles([makeFile('Plan.docx')]);
  await submit.click();
  await expect(question).toBeVisible();
  return { dialog, question };
}

test(
  'the question about overwriting is asked again after a reload, and not after a logout',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const { question } = await openQuestion(page);

    await page.reload();
    await expect(question.getByRole('heading', { name: 'Core message' })).toBeVisible();

    await page.goto('/profile');
    await page.getByRole('button', { name: /profile menu/i }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth/);
    await mock.set({ signIn: MAYA });
    const { uploaded } = await openDialog(page);
    await expect(uploaded).toHaveCount(4);
    await expect(question).toHaveCount(0);
  },
);

test(
  'the focus is in the upload dialog after the question that opened together with it',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const { dialog, question } = await openQuestion(page);
    await page.reload();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog).toBeVisible();
    const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
  },
);

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
    await expect(chosen.first()).toContainText(/[1-9].* of 7\.6 MB/);
    await expect(chosen.last()).not.toContainText(/ of |sent/);
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
  await input.setInputFiles(path);
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
