import type { Page } from '@playwright/test';
import { expect, MAYA, PASSWORD, test } from './fixtures';
import { MOCK_API } from './origins';

const NEW_PASSWORD = 'Harbour-Lamp-7';

/** Solves the captcha of a page or of a dialog. */
async function solveCaptcha(queries: Pick<Page, 'getByRole' | 'getByText'>): Promise<void> {
  await queries.getByRole('checkbox', { name: 'Verify you are human' }).click();
  await expect(queries.getByText('Success!')).toBeVisible();
}

async function signInWith(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(MAYA);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The link of the newest mail, as the mock API's state shows it. */
async function mailedLink(page: Page): Promise<string> {
  const response = await page.request.get(`${MOCK_API}/mock/state`);
  const { mails } = (await response.json()) as { mails: { to: string; link: string }[] };
  const mail = mails.at(-1);
  expect(mail?.to).toBe(MAYA);
  return mail?.link ?? '';
}

test('a forgotten password is reset through the mailed link', async ({ page, mock }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(MAYA);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Your Password' });
  await expect(dialog.getByLabel('Email')).toHaveValue(MAYA);
  await dialog.getByLabel('Email').fill('maya');
  await dialog.getByRole('button', { name: 'Send Link' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Email').fill(MAYA);
  await solveCaptcha(dialog);
  await dialog.getByLabel('Email').press('Enter');
  await expect(dialog.getByText('Link Sent')).toBeVisible();
  await expect(dialog).toContainText('30 minutes');
  expect(await mock.count('/auth/resetLink')).toBe(1);

  await page.goto(await mailedLink(page));
  await page.getByLabel('New Password', { exact: true }).fill('weak');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('weak');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText(/^Password must be at least 8 characters long and/)).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD);
  await expect(page.getByText('Strong')).toBeVisible();
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully!')).toBeVisible();
  await expect(page.getByText('Success! redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Please sign in with your new password.')).toBeVisible();

  await signInWith(page, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/$/);
});

test('a used reset link shows an error, and one without a token opens the login page', async ({
  page,
}) => {
  await page.goto('/reset-password?token=used-up');
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toContainText('This reset link is invalid or has expired.');
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(NEW_PASSWORD);

  await page.goto('/reset-password');
  await expect(page.getByText('Invalid link, please request a new one.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('too many requests for a reset link are rate-limited, also after a reload', async ({
  page,
  mock,
}) => {
  await mock.set({ failures: [{ path: '/auth/resetLink', kind: 'rate-limited', value: 90 }] });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Your Password' });
  await dialog.getByLabel('Email').fill(MAYA);
  await solveCaptcha(dialog);
  await dialog.getByRole('button', { name: 'Send Link' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Too many password reset attempts. Please try again in 2 minutes.',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByRole('button', { name: 'Please Wait...' })).toBeDisabled();
});

test('a member changes the password, is signed out although the logout fails, and signs in with the new password', async ({
  page,
  context,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  await page.evaluate(() => {
    localStorage.setItem('token', 'a');
    sessionStorage.setItem('token', 'b');
    document.cookie = 'token=c; path=/';
  });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Password Reset' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const fields = ['Current Password', 'New Password', 'Confirm New Password'];
  const fill = async (values: string[]) => {
    for (const [index, label] of fields.entries()) {
      await dialog.getByLabel(label, { exact: true }).fill(values[index] ?? '');
    }
  };
  const update = dialog.getByRole('button', { name: 'Update Password' });

  await update.click();
  await expect(dialog.getByRole('alert')).toContainText('All fields are required.');
  await fill(['not this', NEW_PASSWORD, NEW_PASSWORD]);
  await update.click();
  await expect(dialog.getByRole('alert')).toContainText('The current password is incorrect.');
  expect(await mock.count('/auth/logout')).toBe(0);

  await mock.set({ failures: [{ path: '/auth/logout', kind: 'server-error' }] });
  await fill([PASSWORD, NEW_PASSWORD, NEW_PASSWORD]);
  await dialog.getByLabel('Confirm New Password', { exact: true }).press('Enter');
  await expect(dialog.getByText('Password changed successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Please sign in with your new password.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await mock.count('/auth/logout')).toBe(1);
  const storedValues = await page.evaluate(() => [
    localStorage.getItem('token'),
    sessionStorage.getItem('token'),
    document.cookie,
  ]);
  expect(storedValues.slice(0, 2)).toEqual([null, null]);
  expect(storedValues[2]).not.toContain('token=');

  // The failed logout has not removed the cookies.
  await mock.set({ failures: [] });
  await mock.set({ signIn: null });
  const fresh = await context.newPage();
  await fresh.goto('/auth');
  await signInWith(fresh, NEW_PASSWORD);
  await expect(fresh).toHaveURL(/\/$/);
});
