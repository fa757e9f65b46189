import type { Page } from '@playwright/test';
import { ANSWER_FIELDS, STEPS } from '@/resources/onboarding/questionnaire/fields';
import { expect, signIn, test } from './fixtures';
import { editProfile, profileDocument } from './profile-text';

const JONAS_NEW = 'jonas@weberwerk.com';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function answerAllSteps(page: Page): Promise<void> {
  for (const { title, fields } of STEPS) {
    await expect(dialog(page, title)).toBeVisible();
    for (const field of fields) await page.locator(`[name="${field}"]`).fill(`My ${field}`);
    const next = title === 'Marketing' ? 'Complete' : 'Continue';
    await page.getByRole('button', { name: next }).click();
  }
}

test('a new member signs in, completes the questionnaire, generates a profile and saves an output', async ({
  page,
  context,
  mock,
}) => {
  test.setTimeout(90_000);

  // The first sign-in opens the questionnaire, and then the trial form.
  await page.goto('/explore');
  await page.waitForURL(/\/auth\?redirectTo=/);
  await signIn(page, JONAS_NEW);
  await answerAllSteps(page);
  await expect(dialog(page, 'Complete Your Setup')).toBeVisible();
  const form = page.frameLocator('iframe[title="90-day Free Trial Activation"]');
  await form.getByLabel('Name on card').fill('Jonas Weber');
  await form.getByRole('button', { name: 'Activate my account' }).click();
  await expect(form.getByText('Your account is active')).toBeVisible();
  await dialog(page, 'Complete Your Setup').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The member overwrites some answers with those from documents.
  await page.getByRole('button', { name: /profile menu/i }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'View Business Profile' }).click();
  const documents = dialog(page, 'Generate Your Business Profile');
  await documents
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Plan.docx', mimeType: '', buffer: Buffer.alloc(40_000, 'a') }]);
  await documents.getByRole('button', { name: 'Submit documents' }).click();
  const question = page.getByRole('dialog', { name: 'Overwrite your answers?' });
  await expect(question.getByText('My coreMessage')).toBeVisible();
  await question.getByRole('button', { name: 'Overwrite' }).click();
  await expect(documents.getByText('Plan.docx')).toBeVisible();

  // The profile is generated from the answers on the server.
  await documents.getByRole('button', { name: 'View Profile' }).click();
  await expect(page.getByText('Profile has not been generated yet')).toBeVisible();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Your profile is written.')).toBeVisible();
  const sent = (await mock.calls()).find(({ path }) => path === '/generate-profile')?.body;
  expect(Object.keys(Object(sent)).toSorted()).toEqual([...ANSWER_FIELDS].toSorted());
  expect(sent).toMatchObject({
    name: 'My name',
    coreMessage: 'Less on the list, more of it done.',
  });
  const text = await editProfile(page);
  await text.press('Control+End');
  await text.pressSequentially('In my own words.');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(save).toHaveCount(0);
  await page.reload();
  await expect(profileDocument(page)).toContainText('In my own words.');
  await editProfile(page);
  await expect(text).toHaveValue(/In my own words\.$/);

  // The output of a free tool is saved and shown on the profile page.
  await page.goto('/explore?category=Purpose+Tools');
  await page
    .getByRole('link', { name: /Find your Coaching Niche Agent/ })
    .first()
    .press('Enter');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Launch/ }).click();
  const tool = await opened;
  await tool.getByLabel('Your answer').fill('a calmer week');
  await tool.getByRole('button', { name: 'Send' }).click();
  await expect(tool.getByRole('status')).toContainText('saved outputs');
  await tool.close();

  await page.goto('/profile');
  await page.getByRole('tab', { name: /^Purpose Tools/ }).click();
  await expect(page.getByText('Find your Coaching Niche Agent')).toBeVisible();
  await page.getByRole('button', { name: /View Details/ }).click();
  await expect(dialog(page, 'A first answer').getByText('a calmer week')).toBeVisible();
});
