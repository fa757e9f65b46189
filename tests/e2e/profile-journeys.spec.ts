import { expectNoSeriousViolation } from './axe';
import { expect, MAYA, test } from './fixtures';

test('only the ticked answers of the documents replace the own ones', async ({ page, mock }) => {
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
  await expectNoSeriousViolation(page);
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
