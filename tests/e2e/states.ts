import type { Page } from '@playwright/test';
import { expect, MAYA, signIn, TOM_WITHOUT_CREDITS, type MockControl } from './fixtures';
import { MOCK_API } from './origins';
import { editProfile, holdGeneration, profileDocument } from './profile-text';
import { CHLOE_WITH_31_CREDITS, dashboard, pill } from './purchase';

const JONAS_NEW = 'jonas@weberwerk.com';
const AMARA_WITHOUT_PAYMENT_DETAILS = 'amara@nwosuleadership.com';
const LENA_FREE = 'lena@hartmannhealth.com';
const MARCUS_WITH_RESERVED_CREDITS = 'marcus@webbperformance.com';

/** Walks through states of a screen, and stops at each that is to be checked. */
export type Walk = (page: Page, mock: MockControl) => AsyncGenerator<void>;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens a page as a member. */
async function open(page: Page, mock: MockControl, email: string, path: string): Promise<void> {
  await mock.set({ signIn: email });
  await page.goto(path);
}

/** Opens a tool of the catalogue. */
async function openTool(page: Page, mock: MockControl, email: string): Promise<void> {
  await open(page, mock, email, '/explore');
  await page
    .getByRole('link', { name: /^Value Ladder Agent/ })
    .first()
    .press('Enter');
  await expect(page.getByText('Related Tools')).toBeVisible();
}

async function openDocuments(page: Page, mock: MockControl) {
  await open(page, mock, MAYA, '/profile');
  await press(page, /^(View|Create) Business Profile$/);
  const documents = dialog(page, 'Generate Your Business Profile');
  await expect(documents.getByRole('button', { name: 'Submit documents' })).toBeVisible();
  return documents;
}

/** The states that `.ci/run` checks, too. */
export const MAIN_WALKS: Record<string, Walk> = {
  'the login page': async function* (page) {
    await page.goto('/auth');
    await expect(page.getByRole('checkbox', { name: 'Verify you are human' })).toBeVisible();
    yield;
    await press(page, 'Sign in');
    await expect(page.getByText('Please fill in all fields.').first()).toBeVisible();
    yield;
    await signIn(page, 'unknown@example.com');
    await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
    yield;
  },
  home: async function* (page, mock) {
    await open(page, mock, MAYA, '/');
    const recents = page.getByRole('region', { name: 'Pick up where you left off' });
    await expect(recents.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('article').first()).toBeVisible();
    yield;
  },
  'the catalogue and its search': async function* (page, mock) {
    await open(page, mock, TOM_WITHOUT_CREDITS, '/explore');
    await expect(page.getByText('Insufficient Credit').first()).toBeAttached();
    yield;
    const search = page.getByRole('combobox', { name: /search/i });
    const searchButton = page.getByRole('button', { name: 'Search', exact: true });
    await expect(search.or(searchButton)).toBeVisible();
    if (await searchButton.isVisible()) await searchButton.click();
    await search.fill('agent');
    await expect(page.getByRole('option').first()).toBeVisible();
    yield;
  },
  'a hovered card, the balance, the quick switcher and the menu': async function* (page, mock) {
    await open(page, mock, MAYA, '/explore');
    await pill(page, '1,284').hover();
    await expect(page.getByText('Credit Breakdown').first()).toBeVisible();
    yield;
    await page.locator('[data-tool]').nth(1).hover();
    await expect(page.getByRole('link', { name: /^Launch/ }).first()).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) >= 1280) {
      await expect(page.getByRole('group', { name: /^Preview of/ })).toBeVisible();
    }
    yield;
    await page.keyboard.press('Control+k');
    const switcher = dialog(page, 'Quick switcher');
    await switcher.getByRole('combobox').fill('coaching niche');
    await expect(switcher.getByRole('option').first()).toBeVisible();
    yield;
    await page.keyboard.press('Escape');
    await expect(switcher).toHaveCount(0);
    await press(page, /^(Profile menu|Menu)$/);
    await expect(page.getByText('Password Reset')).toBeVisible();
    yield;
  },
  'the dashboard and the purchase': async function* (page, mock) {
    await open(page, mock, MAYA, '/explore?modal=usage');
    await expect(dashboard(page).getByText('Credit stacks')).toBeVisible();
    const outlook = page.getByRole('region', { name: 'Outlook' });
    await expect(outlook.getByRole('img')).toBeVisible();
    yield;
    for (const [tab, loadedText] of [
      ['Transaction History', '312 transactions'],
      ['Platform Costs', '37 tools'],
    ] as const) {
      await dashboard(page).getByRole('tab', { name: tab }).click();
      await expect(dashboard(page).getByText(loadedText)).toBeVisible();
      yield;
    }
    await press(page, 'Get More Credits');
    await expect(page.getByRole('slider')).toBeVisible();
    yield;
  },
  'the plans, the results of a checkout and Page Not Found': async function* (page, mock) {
    await mock.set({ signIn: MAYA });
    for (const [path, name] of [
      ['/subscription', 'Choose Your Plan'],
      ['/subscription-success', 'Subscription Successful!'],
      ['/payment-success', 'Payment Error'],
      ['/payment-cancel', 'Payment Cancelled'],
      ['/no-such-page', 'Page Not Found'],
    ] as const) {
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      if (path === '/subscription') await expect(page.getByRole('article')).toHaveCount(3);
      yield;
    }
  },
  'a generation and a stopped one': async function* (page, mock) {
    await holdGeneration(page);
    await open(page, mock, MAYA, '/profile?tab=createProfile');
    await press(page, 'Generate again');
    await expect(profileDocument(page).getByRole('heading')).toHaveCount(1);
    yield;
    await press(page, 'Stop');
    await expect(page.getByRole('button', { name: /^Go back to the version of/ })).toBeVisible();
    yield;
  },
};

export const OTHER_WALKS: Record<string, Walk> = {
  'forgotten, new and changed passwords': async function* (page, mock) {
    await page.goto('/auth');
    await press(page, 'Forgot password?');
    await press(page, 'Send Link');
    await expect(page.getByText('Email is required')).toBeVisible();
    yield;
    await page.goto('/reset-password?token=any');
    await page.getByLabel('New Password', { exact: true }).fill('Abc');
    await press(page, 'Reset Password');
    await expect(page.getByText('Please fill in all fields.')).toBeVisible();
    yield;
    await open(page, mock, MAYA, '/explore?modal=password');
    await press(page, 'Update Password');
    await expect(page.getByText('All fields are required.')).toBeVisible();
    yield;
  },
  'an open tool, a locked one and one with reserved credits': async function* (page, mock) {
    await openTool(page, mock, MAYA);
    yield;
    await openTool(page, mock, TOM_WITHOUT_CREDITS);
    yield;
    await openTool(page, mock, MARCUS_WITH_RESERVED_CREDITS);
    await expect(page.getByText(/are set aside for work in progress/)).toBeVisible();
    yield;
  },
  'the saved outputs': async function* (page, mock) {
    await open(page, mock, MAYA, '/profile');
    const tabs = page.getByRole('tablist', { name: 'Saved outputs' }).getByRole('tab');
    await expect(page.getByRole('button', { name: 'View Details' }).first()).toBeVisible();
    for (const tab of await tabs.all()) {
      await tab.click();
      yield;
    }
    await page.goto('/profile?tab=salesAi');
    await press(page, 'View Details');
    await expect(page.getByRole('dialog')).toBeVisible();
    yield;
    await page.goto('/profile?tab=aiWorkflow');
    await press(page, 'View Details');
    await expect(heading(page, 'Steps')).toBeVisible();
    yield;
    await page.goto('/profile');
    await page.getByRole('searchbox', { name: 'Search saved outputs' }).fill('no such output');
    await expect(page.getByText(/^Found in 0 of \d+ outputs/)).toBeVisible();
    yield;
  },
  'the business profile, its editor and the question before Logout': async function* (page, mock) {
    await open(page, mock, MAYA, '/profile?tab=createProfile');
    await expect(page.getByRole('button', { name: 'Generate again' })).toBeVisible();
    yield;
    await (await editProfile(page)).fill('Written by hand');
    yield;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await press(page, 'Done');
    await press(page, /^View the version/);
    await expect(page.getByRole('dialog')).toBeVisible();
    yield;
    await page.keyboard.press('Escape');
    await (await editProfile(page)).fill('Unsaved');
    await press(page, /^(Profile menu|Menu)$/);
    await page.getByText('Logout', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeVisible();
    yield;
  },
  'the plans of a free member and the upgrade form': async function* (page, mock) {
    await open(page, mock, LENA_FREE, '/subscription');
    await expect(page.getByRole('button', { name: /^Start Subscription/ })).toHaveCount(3);
    yield;
    await open(page, mock, MAYA, '/profile');
    const member = page.getByRole('button', { name: /^Maya Lindqvist/ });
    const upgrade = page.getByRole('button', { name: 'Upgrade Your Plan' });
    await expect(member.or(upgrade).first()).toBeVisible();
    if (!(await upgrade.isVisible())) await member.click();
    await upgrade.click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    yield;
  },
  'the documents and the question before answers are overwritten': async function* (page, mock) {
    const documents = await openDocuments(page, mock);
    const name =
      'Answers of new coaching clients from the spring and the summer, final version.docx';
    await documents
      .locator('input[type=file]')
      .setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from('a') }]);
    await expect(documents.getByText(name)).toBeVisible();
    yield;
    await press(page, 'Submit documents');
    const question = dialog(page, 'Overwrite your answers?');
    await expect(question).toBeVisible();
    yield;
    await question.getByRole('button', { name: 'Cancel' }).click();
    const uploaded = documents.getByRole('region', { name: 'Uploaded files' });
    await expect(uploaded.getByRole('listitem')).toHaveCount(4);
    yield;
  },
  'the questionnaire': async function* (page, mock) {
    await open(page, mock, JONAS_NEW, '/explore');
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
    yield;
    await press(page, 'Continue');
    await expect(page.getByText('This field is required')).toHaveCount(4);
    yield;
    await openDocuments(page, mock);
    await press(page, 'Edit answers');
    for (const title of ['Your Business', 'Premium Offer', 'Marketing']) {
      await press(page, new RegExp(`${title}, answered$`));
      await expect(dialog(page, title)).toBeVisible();
      yield;
    }
  },
  'the trial form, even when it does not load': async function* (page, mock) {
    await open(page, mock, AMARA_WITHOUT_PAYMENT_DETAILS, '/explore');
    const form = page.frameLocator('iframe[title="90-day Free Trial Activation"]');
    await expect(form.getByLabel('Name on card')).toBeVisible();
    yield;
    await page.route('**/forms/trial', () => new Promise(() => undefined));
    await page.clock.install();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Loading the form...')).toBeVisible();
    await page.clock.fastForward(8000);
    await expect(page.getByRole('link', { name: 'Open the form in a new tab' })).toBeVisible();
    yield;
  },
  'an unconfirmed and a confirmed payment': async function* (page, mock) {
    for (const [confirmSeconds, name] of [
      [600, 'Your payment is still being confirmed'],
      [0, 'Payment Successful!'],
    ] as const) {
      // The previous page would request the payment between the reset and the login.
      await page.goto('about:blank');
      await mock.set({ reset: true });
      await mock.set({ signIn: CHLOE_WITH_31_CREDITS, confirmSeconds });
      await page.goto('/explore?modal=buy');
      await press(page, 'Purchase');
      await page.waitForURL(`${MOCK_API}/checkout/**`);
      await press(page, /^Pay/);
      await expect(heading(page, name)).toBeVisible();
      yield;
    }
  },
  'failed and empty states': async function* (page, mock) {
    await mock.set({ failures: [{ path: '/getTools', kind: 'server-error' }] });
    await open(page, mock, MAYA, '/explore');
    await expect(page.getByText('Failed to load tools. Try again later.')).toBeVisible();
    yield;
    await page.goto('/tool/no-such-tool');
    await expect(page.getByRole('link', { name: 'Browse all tools' })).toBeVisible();
    yield;
    const paths = ['/tokens/all-stacks', '/tokens/history', '/user/onboarding'];
    const kind = 'server-error' as const;
    await mock.set({ failures: paths.map((path) => ({ path, kind })) });
    await page.goto('/profile?tab=createProfile&modal=usage');
    const retry = dashboard(page).getByRole('button', { name: /Retry|Try Again/ });
    await expect(retry.first()).toBeVisible();
    yield;
    await page.keyboard.press('Escape');
    await expect(page.getByText('Your profile could not be loaded.')).toBeVisible();
    yield;
  },
};
