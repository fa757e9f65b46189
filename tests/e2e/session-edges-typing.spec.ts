import type { BrowserContext, Page } from '@playwright/test';
import { expect, MAYA, PASSWORD, endedSession, signIn, test, type MockControl } from './fixtures';
import { editProfile, profileDocument, profileTextField } from './profile-text';

/** New members, for whom the questionnaire opens. */
const JONAS_NEW = 'jonas@weberwerk.com';
const NORA = 'nora@eriksenconsulting.com';
const EXPIRED = 'Session expired. Please login again.';
const UPLOAD = '/user/onboarding/upload';

const background = (page: Page) => page.locator('[name="background"]');

/** Expects one logout, the notice of an expired session, and no data of the member on the page. */
async function expectSessionEnd(page: Page, mock: MockControl, secret: RegExp): Promise<void> {
  await page.waitForURL(/\/auth\?redirectTo=/);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(secret);
  await expect.poll(() => mock.count('/auth/logout')).toBe(1);
  await mock.set({ failures: [] });
}

/** The values of all fields of the page. */
async function valuesOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
      .map(({ value }) => value)
      .join('\n'),
  );
}

async function typeProfile(page: Page, text: string): Promise<void> {
  await page.goto('/profile?tab=createProfile');
  await editProfile(page);
  await profileTextField(page).press('Control+End');
  await profileTextField(page).pressSequentially(text);
}

async function generateAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate again' }).click();
  await page.getByRole('button', { name: 'Replace it' }).click();
}

/** Limits the upload rate, so that an upload is in flight during the next step. */
async function limitUpload(context: BrowserContext, page: Page, bytesASecond: number) {
  const cdpSession = await context.newCDPSession(page);
  await cdpSession.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesASecond,
  });
}

async function chooseDocument(page: Page, bytes: number): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: /^(Create|View) Business Profile$/ }).click();
  await page.getByLabel('choose files').setInputFiles({
    name: 'Secret-plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(bytes, 'a'),
  });
}

test.describe('an upload', () => {
  const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

  test('an upload during which the access cookie expires succeeds after the refresh', async ({
    page,
    context,
    mock,
  }) => {
    await mock.set({ signIn: JONAS_NEW });
    await chooseDocument(page, 2_000_000);
    await limitUpload(context, page, 1_000_000);
    await mock.set({ clearCalls: true });
    await submit(page).click();
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await mock.set({ expireAccess: true });
    await expect(page.getByText('Form submitted successfully!')).toBeVisible({ timeout: 20_000 });
    expect(await mock.count('/auth/refresh')).toBe(1);
    expect((await mock.calls()).filter(({ path }) => path === UPLOAD).at(-1)?.status).toBe(200);
    await expect(page.getByRole('region', { name: 'Uploaded files' })).toContainText(
      'Secret-plan.pdf',
    );
  });

  test('a session that ends during an upload shows the login page, and the next member sees no file of the first', async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: JONAS_NEW });
    await chooseDocument(page, 100_000);
    await mock.set({ clearCalls: true, failures: endedSession(UPLOAD) });
    await submit(page).click();
    await expectSessionEnd(page, mock, /Secret-plan|Jonas/);

    await signIn(page, NORA);
    await expect(page).toHaveURL(/\/profile$/);
    await page.getByRole('button', { name: /^(Create|View) Business Profile$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(/Secret-plan|Jonas/)).toHaveCount(0);
  });
});

test.describe('a generated profile', () => {
  test.beforeEach(async ({ mock }) => {
    await mock.set({ signIn: MAYA });
  });

  test('a profile is generated after the access cookie has expired', async ({ page, mock }) => {
    await mock.set({ streamPause: 1 });
    await typeProfile(page, 'Typed before.');
    await mock.set({ expireAccess: true, clearCalls: true });
    await generateAgain(page);
    await expect(page.getByText('Your profile is written.')).toBeVisible();
    expect(await mock.count('/auth/refresh')).toBe(1);
  });

  for (const [name, failures] of [
    ['refresh', endedSession('/generate-profile')],
    ['retry', [{ path: '/generate-profile', kind: 'unauthorized' }]],
  ] as const) {
    test(`a generation whose ${name} gets a 401 ends the session and keeps the typed text`, async ({
      page,
      mock,
    }) => {
      await typeProfile(page, 'Typed before.');
      await mock.set({ clearCalls: true, failures: [...failures] });
      await generateAgain(page);
      await expectSessionEnd(page, mock, /Typed before|Maya/);
      expect(await mock.count('/auth/refresh')).toBe(1);

      await signIn(page, MAYA);
      await expect(page).toHaveURL(/\/profile\?tab=createProfile$/);
      await editProfile(page);
      await expect(profileTextField(page)).toHaveValue(/Typed before\.$/);
      await expect(page.getByText('You have unsaved changes from your last visit.')).toBeVisible();
    });
  }

  test('a profile that is being generated when the session ends is restored after the login', async ({
    page,
    mock,
  }) => {
    await mock.set({ streamPause: 150 });
    await page.goto('/profile?tab=createProfile');
    await page.getByRole('button', { name: 'Generate again' }).click();
    await expect(profileDocument(page)).toContainText('Who is behind it');
    await mock.set({ clearCalls: true, failures: endedSession('*') });
    // The refetch of the balance gets 401.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectSessionEnd(page, mock, /Who is behind it|Maya/);

    // Another member who signs in sees nothing of it.
    await signIn(page, NORA);
    await expect(page.getByRole('button', { name: /^42 credits/ })).toBeVisible();
    await page.goto('/profile?tab=createProfile');
    await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    await expect(page.getByText('Who is behind it')).toHaveCount(0);
    expect(await valuesOf(page)).not.toContain('Who is behind it');

    await mock.set({ signIn: MAYA });
    await page.goto('/profile?tab=createProfile');
    await editProfile(page);
    await expect(profileTextField(page)).toHaveValue(/^# Maya Lindqvist[\s\S]+Who is behind it/);
    await expect(page.getByText('You have unsaved changes from your last visit.')).toBeVisible();
  });
});

test.describe('the questionnaire', () => {
  test('a questionnaire is saved after the access cookie has expired', async ({ page, mock }) => {
    await mock.set({ signIn: JONAS_NEW });
    await page.goto('/explore');
    for (const name of ['name', 'background', 'whyStartBusiness', 'longTermVision']) {
      await page.locator(`[name="${name}"]`).fill(`My ${name}`);
    }
    await mock.set({ expireAccess: true, clearCalls: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await mock.count('/auth/refresh')).toBe(1);
    const saved = (await mock.calls()).find(
      ({ path, method, status }) =>
        path === '/user/onboarding' && method === 'POST' && status === 200,
    );
    expect(saved?.body).toMatchObject({ background: 'My background' });
  });

  test('unsaved answers are kept for the member who typed them and not shown to another member', async ({
    page,
    mock,
  }) => {
    const AMARA_NEW = 'amara@nwosuleadership.com';
    await mock.set({ member: { email: AMARA_NEW, isOnboarded: false } });
    await mock.set({ signIn: JONAS_NEW });
    await page.goto('/explore');
    for (const name of ['name', 'background', 'whyStartBusiness', 'longTermVision']) {
      await page.locator(`[name="${name}"]`).fill(`Only mine: ${name}`);
    }
    await mock.set({ clearCalls: true, failures: endedSession('/user/onboarding') });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectSessionEnd(page, mock, /Only mine|Jonas/);

    await signIn(page, AMARA_NEW);
    await expect(page.getByRole('dialog', { name: 'About You' })).toBeVisible();
    await expect(background(page)).toBeEditable();
    expect(await valuesOf(page)).not.toContain('Only mine');
    await background(page).fill('Hers');
    await mock.set({ signIn: null });

    await page.goto('/auth');
    await signIn(page, JONAS_NEW);
    await expect(background(page)).toHaveValue('Only mine: background');
    expect(await valuesOf(page)).not.toContain('Hers');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
});

test('passwords typed before the session ended are neither shown nor stored', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Password Reset' }).click();
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  }
  await mock.set({ clearCalls: true, failures: endedSession('/auth/changePassword') });
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectSessionEnd(page, mock, /Portal-Demo|Maya/);
  const storedValues = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area))),
  );
  expect(storedValues).not.toContain(PASSWORD);
  expect(await valuesOf(page)).not.toContain(PASSWORD);
});
