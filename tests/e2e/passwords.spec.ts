import type { Locator, Page } from '@playwright/test';
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
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Please sign in with your new password.')).toBeVisible();

  await signInWith(page, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/$/);
});

/** Sets the value of a field as some password managers do: without an event. */
function fillSilently(field: Locator, value: string): Promise<void> {
  return field.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
  }, value);
}

test('a login with values that a password manager has filled in without an event signs in', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByText('Loading captcha...')).toHaveCount(0);
  await fillSilently(page.getByLabel('Email'), MAYA);
  await fillSilently(page.getByLabel('Password', { exact: true }), PASSWORD);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the session id of a payment’s return URL is sent with its plus sign', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const request = page.waitForRequest(/\/payments\/verify-session/);
  await page.goto('/payment-success?session_id=cs_a+b');
  expect((await request).postDataJSON()).toEqual({ sessionId: 'cs_a+b' });
});
