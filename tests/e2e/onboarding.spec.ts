import type { Page } from '@playwright/test';
import { ANSWER_FIELDS, STEPS } from '@/resources/onboarding/fields';
import { expectNoViolation } from './axe';
import { expect, test } from './fixtures';
import { MOCK_API } from './origins';

const JONAS_NEW = 'jonas@weberwerk.com';
const STATUS = '/user/getuserdata';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function fillStep(page: Page, title: string): Promise<void> {
  const { fields } = STEPS.find((step) => step.title === title)!;
  for (const field of fields) await page.locator(`[name="${field}"]`).fill(`About ${field}`);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a new member answers the questionnaire and activates the account', async ({
      page,
      mock,
    }) => {
      // The first save takes 2 s, so that its text can be seen; the later saves are queued.
      await mock.set({
        signIn: JONAS_NEW,
        failures: [
          { path: '/user/onboarding', method: 'POST', kind: 'slow', value: 2000, times: 1 },
        ],
      });
      await page.goto('/explore');
      await expect(dialog(page, 'About You')).toBeVisible();
      await expect(page.locator('[name="name"]')).toHaveValue('Jonas Weber');
      const documents = page.getByRole('region', { name: 'Fill from documents' });
      await expect(documents.getByRole('button', { name: 'Choose files' })).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('This field is required')).toHaveCount(3);
      await expect(page.locator('[name="background"]')).toBeFocused();
      await expectNoViolation(page);

      for (const { title } of STEPS.slice(0, -1)) {
        await expect(dialog(page, title)).toBeVisible();
        await fillStep(page, title);
        await page.getByRole('button', { name: 'Continue' }).click();
        if (title === 'About You') {
          await expect(page.getByText('Saving changes...')).toBeVisible();
          await expect(documents).toHaveCount(0);
        }
      }
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expect(page.getByText('Saving changes...')).toBeHidden();
      await fillStep(page, 'Marketing');
      await page.getByRole('button', { name: 'Complete' }).click();

      await expect(page.getByText('19 answers saved.')).toBeVisible();
      await expect(dialog(page, 'Complete Your Setup')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const bodies = (await mock.calls()).filter(
        ({ method, path }) => method === 'POST' && path === '/user/onboarding',
      );
      expect(bodies).toHaveLength(6);
      expect(bodies.at(-1)?.body).toEqual(
        Object.fromEntries(ANSWER_FIELDS.map((field) => [field, `About ${field}`])),
      );

      const form = page.frameLocator('iframe[title="90-day Free Trial Activation"]');
      await form.getByLabel('Name on card').fill('Jonas Weber');
      await expectNoViolation(page);
      await form.getByRole('button', { name: 'Activate my account' }).click();
      await expect(form.getByText('Your account is active')).toBeVisible();
      const before = await mock.count(STATUS);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => mock.count(STATUS)).toBe(before + 1);

      await page.reload();
      await expect(page.getByText(/^Showing 9 of/)).toBeVisible();
      await expect.poll(() => mock.count(STATUS)).toBe(before + 2);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('unsaved answers are restored after a reload and after the dialog was closed', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: JONAS_NEW });
  await page.goto('/');
  await page.locator('[name="background"]').fill('Ten years as a carpenter');
  await page.reload();
  await expect(page.locator('[name="background"]')).toHaveValue('Ten years as a carpenter');
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(dialog(page, 'Complete Your Setup')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The dialog opens again only after a reload.
  await page.getByRole('link', { name: 'Explore tools' }).click();
  await expect(page.getByText(/^Showing 9 of/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[name="background"]')).toHaveValue('Ten years as a carpenter');
});

test('answers that a second tab has saved remain when the first tab saves its own', async ({
  page,
  context,
  mock,
}) => {
  await mock.set({ signIn: JONAS_NEW });
  await page.goto('/explore');
  await expect(page.locator('[name="background"]')).toBeEditable();

  const second = await context.newPage();
  await second.goto('/explore');
  for (const title of ['About You', 'Your Business']) {
    await expect(dialog(second, title)).toBeVisible();
    await fillStep(second, title);
    await second.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(second.getByText('Saved', { exact: true })).toBeVisible();

  for (const field of STEPS[0].fields) {
    await page.locator(`[name="${field}"]`).fill(`First tab: ${field}`);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const record = await page.request.get(`${MOCK_API}/api/user/onboarding`);
  expect(await record.json()).toMatchObject({
    ...Object.fromEntries(STEPS[0].fields.map((field) => [field, `First tab: ${field}`])),
    ...Object.fromEntries(STEPS[1].fields.map((field) => [field, `About ${field}`])),
  });
});

test('a pending status request shows a loading text after a second and leaves the page usable', async ({
  page,
  mock,
}) => {
  await mock.set({
    signIn: JONAS_NEW,
    failures: [{ path: STATUS, kind: 'slow', value: 6000 }],
  });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const text = Array.from(document.querySelectorAll('[role="status"]')).find((status) =>
        status.textContent.startsWith('Loading your profile'),
      );
      if (!text) return;
      observer.disconnect();
      const { width } = (text.parentElement ?? text).getBoundingClientRect();
      document.documentElement.dataset['firstWidth'] = String(width);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/explore');
  const loading = page.getByText('Loading your profile...');
  await expect(page.locator('html')).toHaveAttribute('data-first-width', '1');
  await expect.poll(async () => (await loading.boundingBox())?.width).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'E Learning Tools' }).click();
  await expect(page.getByRole('button', { name: 'E Learning Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(dialog(page, 'About You')).toBeVisible();
  await expect(page.getByText('Loading your profile...')).toBeHidden();
});

test('a trial form that fails to load can be opened in a new tab', async ({ page, mock }) => {
  await mock.set({ signIn: 'amara@nwosuleadership.com' });
  await page.route('**/forms/trial', () => new Promise(() => undefined));
  await page.goto('/explore');
  await expect(dialog(page, 'Complete Your Setup')).toBeVisible();
  await expect(page.getByText('Loading the form...')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the form in a new tab' });
  await expect(link).toBeVisible({ timeout: 15_000 });
  await expect(link).toHaveAttribute('href', /\/forms\/trial$/);
  await expectNoViolation(page);
});
