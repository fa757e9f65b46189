import { expectNoViolation, expectNoViolationAtEachWidth } from './axe';
import { expect, MAYA, test } from './fixtures';
import { editProfile, profileDocument, profileTextField } from './profile-text';

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

test(
  'the dialog of an earlier version of the profile has no accessibility violation',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/profile?tab=createProfile');
    const area = await editProfile(page);
    await area.fill('Written by hand.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByRole('button', { name: /^View the version/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolationAtEachWidth(page);
  },
);
