import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { expect, MAYA, test } from './fixtures';

const JONAS = 'jonas@weberwerk.com';
const UPLOAD = '/user/onboarding/upload';
const MAX_BYTES = 25 * 1024 * 1024;
const SUBMITTED = 'Form submitted successfully!';

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
    submit: dialog.getByRole('button', { name: 'Submit' }),
    chosen: dialog.getByRole('region', { name: 'Chosen files' }).getByRole('listitem'),
    uploaded: dialog.getByRole('region', { name: 'Uploaded files' }).getByRole('listitem'),
  };
}

test('View Profile is the primary button for a member with answers, and Submit is the primary button while files are chosen and for a member without answers', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const { dialog, input, submit, uploaded } = await openDialog(page);
  const view = dialog.getByRole('button', { name: 'View Profile' });
  await expect(uploaded).toHaveCount(3);
  const primary = await view.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(submit).not.toHaveCSS('background-color', primary);
  await input.setInputFiles([makeFile('Plan.docx')]);
  await expect(submit).toHaveCSS('background-color', primary);
  await expect(view).not.toHaveCSS('background-color', primary);
  await dialog.getByRole('button', { name: 'Remove Plan.docx' }).click();
  await expect(view).toHaveCSS('background-color', primary);

  await mock.set({ signIn: JONAS });
  await openDialog(page);
  await expect(submit).toHaveCSS('background-color', primary);
  await expect(view).not.toHaveCSS('background-color', primary);
});

test('a file of 25 MB is uploaded and one that is a byte larger is rejected', async ({
  page,
  mock,
}, testInfo) => {
  await mock.set({ signIn: JONAS });
  const { dialog, input, submit, chosen, uploaded } = await openDialog(page);
  // Playwright sets files of more than 50 MB in total only by path.
  const [exact, large] = [testInfo.outputPath('Exactly.pdf'), testInfo.outputPath('Too-large.pdf')];
  await writeFile(exact, Buffer.alloc(MAX_BYTES, 'a'));
  await writeFile(large, Buffer.alloc(MAX_BYTES + 1, 'a'));
  await input.setInputFiles([exact, large]);
  await expect(
    dialog.getByText('Too-large.pdf is larger than 25MB and will be ignored.'),
  ).toBeVisible();
  await expect(chosen).toHaveCount(1);
  await expect(dialog.getByText('1/10', { exact: true })).toBeVisible();
  await submit.click();
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  await expect(uploaded).toHaveText(/Exactly\.pdf/);
  await expect(chosen).toHaveCount(0);
  expect(await mock.count(UPLOAD)).toBe(1);
});

test('Overwrite replaces saved answers with those from the documents, Cancel keeps them, and Clear all files removes the documents', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const { dialog, input, submit, uploaded } = await openDialog(page);
  await expect(uploaded).toHaveCount(3);
  const question = page.getByRole('dialog', { name: 'Overwrite your answers?' });

  await input.setInputFiles([makeFile('Plan.docx')]);
  await submit.click();
  await expect(question.getByRole('heading', { name: 'Core message' })).toBeVisible();
  await expectNoViolation(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await mock.count('/user/onboarding-overwrite')).toBe(0);
  await expect(uploaded).toHaveCount(4);
  await expectNoViolation(page);

  await input.setInputFiles([makeFile('Other.txt')]);
  await submit.click();
  await question.getByRole('button', { name: 'Overwrite' }).click();
  await expect(question).toHaveCount(0);
  const sent = (await mock.calls()).find(({ path }) => path === '/user/onboarding-overwrite');
  expect(sent?.body).toMatchObject({ coreMessage: 'Less on the list, more of it done.' });
  await expect(uploaded).toHaveCount(5);

  await dialog.getByRole('button', { name: 'Clear all files' }).click();
  const warning = page.getByRole('dialog', { name: 'Clear all files?' });
  await warning.getByRole('button', { name: 'Clear all files' }).click();
  await expect(uploaded).toHaveCount(0);
  await expect(dialog.getByText('0/10', { exact: true })).toBeVisible();
});

/** Submits a document whose response asks to overwrite answers. */
async function openQuestion(page: Page) {
  const { dialog, input, submit } = await openDialog(page);
  const question = page.getByRole('dialog', { name: 'Overwrite your answers?' });
  await input.setInputFiles([makeFile('Plan.docx')]);
  await submit.click();
  await expect(question).toBeVisible();
  return { dialog, question };
}

test('the question about overwriting is asked again after a reload, and not after a logout', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const { question } = await openQuestion(page);

  await page.reload();
  await page.getByRole('button', { name: 'View Business Profile' }).click();
  await expect(question.getByRole('heading', { name: 'Core message' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /profile menu/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await mock.set({ signIn: MAYA });
  const { uploaded } = await openDialog(page);
  await expect(uploaded).toHaveCount(4);
  await expect(question).toHaveCount(0);
});

test('the focus is in the upload dialog after the question that opened together with it', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const { dialog, question } = await openQuestion(page);
  await page.reload();
  await page.getByRole('button', { name: 'View Business Profile' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog).toBeVisible();
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
});

test('an upload that was cancelled or failed is sent again without choosing the files again', async ({
  page,
  context,
  mock,
}) => {
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
  await limitUpload(1_000_000);
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
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  await expect(uploaded).toHaveCount(2);
});

test('an upload during which the session expires succeeds after the refresh', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: JONAS });
  const { input, submit, uploaded } = await openDialog(page);
  await input.setInputFiles([makeFile('Plan.pdf', 1_000_000)]);
  await mock.set({ failures: [{ path: UPLOAD, kind: 'unauthorized', times: 1 }] });
  await submit.click();
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  await expect(uploaded).toHaveCount(1);
  expect(await mock.count(UPLOAD)).toBe(2);
});
