import { expect, MAYA, PASSWORD, signIn, test, openCatalogue } from './fixtures';

const CAPTCHA_SCRIPT = '**/captcha/api.js';

test('a blocked captcha shows an error, prevents the submit and works after a retry', async ({
  page,
  mock,
}) => {
  await page.route(CAPTCHA_SCRIPT, (route) => route.abort());
  await page.goto('/auth');
  const error = page.getByText('Captcha error! Please try again.');
  await expect(error).toBeVisible();
  await page.getByLabel('Email').fill(MAYA);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(error).toBeVisible();
  expect(await mock.count('/auth/login')).toBe(0);

  await page.unroute(CAPTCHA_SCRIPT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('checkbox', { name: 'Verify you are human' }).click();
  await expect(error).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue(MAYA);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
});

test('the captcha script is loaded when a form first needs it and again after each failure', async ({
  page,
  mock,
}) => {
  let scripts = 0;
  await page.route(CAPTCHA_SCRIPT, (route) => {
    scripts += 1;
    return route.fallback();
  });
  await openCatalogue(page, mock);
  expect(scripts).toBe(0);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await mock.set({ failures: [{ path: '/auth/login', kind: 'bad-request', times: 1 }] });
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText('Simulated bad request.');
  await expect(page.getByText('Success!')).toBeHidden();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Your Password' });
  await expect(dialog.getByRole('checkbox', { name: 'Verify you are human' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Verify you are human' }).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  expect(scripts).toBe(1);
  const tokens = (await mock.calls())
    .filter(({ path }) => path === '/auth/login')
    .map(({ body }) => (body as { captcha: string }).captcha);
  expect(new Set(tokens).size).toBe(2);
});

test('a portal without an app id loads no messenger', async ({ page, mock }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '') requestedUrls.push(request.url());
  });
  await openCatalogue(page, mock);
  await page.waitForLoadState('networkidle');
  expect(requestedUrls).toEqual([]);
  expect(await page.evaluate(() => 'Intercom' in window)).toBe(false);
});
