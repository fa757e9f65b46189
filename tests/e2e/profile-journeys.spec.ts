import { expectNoViolation, expectNoViolationAtEachWidth } from './axe';
import { expect, MAYA, test } from './fixtures';
import { editProfile, profileDocument, profileTextField } from './profile-text';

test('only the selected answers from the documents replace the member’s', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'View Business Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate Your Business Profile' });
  await dialog
    .getByLabel('choose files')
    .setInputFiles([{ name: 'Plan.docx', mimeType: 'text/plain', buffer: Buffer.from('a') }]);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const question = page.getByRole('dialog', { name: 'Overwrite your answers?' });
  await expect(question.getByText('9 of 9 selected')).toBeVisible();
  await expect(page.getByText('Form submitted successfully!')).toHaveCount(0);
  await expectNoViolation(page);
  await question.getByText('Select all').click();
  await expect(question.getByText('Stays')).toHaveCount(9);
  await question.getByText('Core message').click();
  await question.getByRole('checkbox').nth(1).press('Space');
  await question.getByRole('button', { name: 'Overwrite 2 answers' }).click();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  const sent = (await mock.calls()).find(({ path }) => path === '/user/onboarding-overwrite');
  expect(Object.keys(Object(sent?.body))).toHaveLength(2);
  expect(sent?.body).toMatchObject({ coreMessage: 'Less on the list, more of it done.' });
});

test('a step of the questionnaire opens on a click, a draft can be discarded, and Update offers to generate the profile', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'View Business Profile' }).click();
  await page.getByRole('button', { name: 'Edit answers' }).click();
  const background = page.locator('[name="background"]');
  const saved = await background.inputValue();
  await background.fill('A draft');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(background).toHaveValue(saved);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(background).toHaveValue('A draft');
  await expect(page.getByText('Unsaved draft')).toBeVisible();

  await page.getByRole('button', { name: 'Choose files' }).click();
  const documents = page.getByRole('dialog', { name: 'Generate Your Business Profile' });
  await expect(documents.getByText('3/10', { exact: true })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(documents).toHaveCount(0);

  await page.getByRole('button', { name: 'Marketing, answered' }).click();
  await expect(page.getByRole('dialog', { name: 'Marketing' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('19 answers saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate your business profile' }).click();
  await expect(page).toHaveURL('/profile?tab=createProfile');
  await expect(page.getByText('Your profile is written.')).toBeVisible();
  expect(await mock.count('/generate-profile')).toBe(1);
});

test('on a phone the steps are buttons above the questions', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'View Business Profile' }).click();
  await page.getByRole('button', { name: 'Edit answers' }).click();
  await page.getByRole('button', { name: 'Step 6: Marketing, answered' }).click();
  await expect(page.getByRole('dialog', { name: 'Marketing' })).toBeVisible();
  await expectNoViolation(page);
});

test('the profile opens rendered, is copied as formatted and plain text, downloaded, and printed without the page around it', async ({
  page,
  mock,
  context,
}) => {
  await mock.set({ signIn: MAYA });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile?tab=createProfile');
  const shown = profileDocument(page);
  await expect(shown.getByRole('heading').first()).toBeVisible();
  await expect(profileTextField(page)).toHaveCount(0);
  await expectNoViolation(page);

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Content copied to clipboard!')).toBeVisible();
  const [plain, html] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return [await read('text/plain'), await read('text/html')];
  });
  expect(plain).toMatch(/^# /);
  expect(html).toMatch(/<h1[ >]/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Markdown file' }).click();
  expect((await download).suggestedFilename()).toBe('business-profile.md');

  await page.emulateMedia({ media: 'print' });
  await expect(shown).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeHidden();
});

test('an earlier version of the profile is restored', async ({ page, mock }) => {
  await mock.set({ signIn: MAYA, streamPause: 1 });
  await page.goto('/profile?tab=createProfile');
  const area = await editProfile(page);
  await area.fill('Written by hand.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(page.getByText('Your profile is written.')).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await expectNoViolation(page);
  await versions
    .getByRole('button', { name: /^View the version/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Written by hand.')).toBeVisible();
  await expectNoViolationAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(profileDocument(page)).toHaveText('Written by hand.');
});
