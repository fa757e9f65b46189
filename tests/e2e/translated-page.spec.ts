import type { Page } from '@playwright/test';
import { ANSWER_FIELDS, STEPS } from '@/resources/onboarding/questionnaire/fields';
import { expect, MAYA, PASSWORD, signIn } from './fixtures';
import { MOCK_API, PORTAL } from './origins';
import { editProfile, profileDocument } from './profile-text';
import { buy, dashboard, usageButton } from './purchase';
import { testTime } from '../helpers/test-clock';
import { expectNotTranslated, launchTool, test, walk } from './translated-walk';
import type { Station, Walk } from './translated-walk';

const JONAS_NEW = 'jonas@weberwerk.com';

const openAs =
  (email: string, path: string): Station =>
  async (page, mock) => {
    await mock.set({ signIn: email });
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
  };

/** Presses a button by its whole name, or a pattern. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

const FINDING_A_TOOL: Walk = {
  'sign-in with an error': async (page, mock) => {
    await page.goto('/explore?category=Purpose+Tools');
    await page.waitForURL(/\/auth\?redirectTo=/);
    const target = new URL(page.url()).searchParams.get('redirectTo');
    expect(target).toBe(`${PORTAL}/explore?category=Purpose+Tools`);
    expect(await mock.count('/tokens/balance')).toBe(0);
    await signIn(page, MAYA, 'Not-The-One-1');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'sign-in': async (page) => {
    await signIn(page);
    await expect(page).toHaveURL('/explore?category=Purpose+Tools');
    await expect(page.getByRole('button', { name: /1,284 credits/ })).toBeVisible();
  },
  'a filter': async (page) => {
    await press(page, 'Free tools');
    await expect(page.getByText(/^Showing \d+ of \d+ tools/)).toBeVisible();
  },
  'all tools': async (page) => {
    await press(page, 'All');
    await expect(page.getByText(/^Showing 9 of/)).toBeVisible();
  },
  'names of tools are not translated': expectNotTranslated('Brand Story Agent'),
  'a search': async (page) => {
    const search = page.getByRole('combobox', { name: /search/i });
    await search.fill('valu');
    await expect(page.getByRole('option').first()).toBeVisible();
    await search.fill('value ladder');
    await expect(page.getByRole('option', { name: /Value Ladder Agent/ })).toBeVisible();
  },
  'the page of a tool': async (page) => {
    await page.getByRole('option', { name: /Value Ladder Agent/ }).click();
    await expect(page.getByText('Available - 1,284 tokens remaining')).toBeVisible();
  },
  'the name of the tool is not translated': expectNotTranslated('Value Ladder Agent'),
  'a launch': launchTool,
  'the quick switcher': async (page) => {
    await page.keyboard.press('Control+k');
    const input = page.getByRole('dialog', { name: 'Quick switcher' }).getByRole('combobox');
    await input.fill('val');
    await input.fill('value lad');
    await expect(page.getByRole('option', { name: /Value Ladder Agent/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  Logout: async (page, mock) => {
    await press(page, 'Profile menu');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    expect(await mock.count('/auth/logout')).toBe(1);
  },
  'Back after the logout': async (page) => {
    await page.goBack();
    await expect(page).toHaveURL(/\/auth\?redirectTo=/);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

const DASHBOARD: Walk = {
  home: openAs(MAYA, '/'),
  'credit history': async (page) => {
    await usageButton(page).click();
    await expect(dashboard(page).getByText('Credit stacks')).toBeVisible();
  },
  'other rewards': async (page) => {
    for (const radio of await dashboard(page).getByRole('radio').all()) await radio.check();
    await expect(dashboard(page).getByRole('radio').last()).toBeChecked();
  },
  transactions: async (page) => {
    await dashboard(page).getByRole('tab', { name: 'Transaction History' }).click();
    await expect(page.getByText('312 transactions')).toBeVisible();
  },
  'more transactions, one by one': async (page) => {
    await press(page, 'Load more');
    await expect(page.getByText(/^100 of/)).toBeVisible();
    await dashboard(page).getByRole('radio', { name: 'Individual' }).check();
    await press(page, 'Load more');
    await expect(page.getByText(/^\d+ of .* loaded/)).toBeVisible();
  },
  'filtered transactions': async (page) => {
    await press(page, /^Filters/);
    await page.getByLabel('Type').selectOption({ index: 1 });
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
    await page.getByLabel('Type').selectOption({ index: 2 });
    await expect(page.getByText(/^\d+ transaction/)).toBeVisible();
    await press(page, 'Clear filters');
    await expect(page.getByText('312 transactions')).toBeVisible();
  },
  CSV: async (page) => {
    const download = page.waitForEvent('download');
    await press(page, 'Download CSV');
    await download;
    await expect(page.getByText(/^312 .*downloaded|^Downloaded/)).toBeVisible();
  },
  costs: async (page) => {
    await dashboard(page).getByRole('tab', { name: 'Platform Costs' }).click();
    await expect(page.getByText('37 tools')).toBeVisible();
    await dashboard(page).getByRole('searchbox').fill('agent');
    await expect(page.getByText('37 tools')).toBeHidden();
    await dashboard(page).getByRole('searchbox').fill('sales');
    await expect(dashboard(page).getByRole('cell').first()).toBeVisible();
  },
  'the closed dashboard': async (page) => {
    await press(page, 'Close');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
};

const PAYING: Walk = {
  catalogue: openAs(MAYA, '/explore'),
  purchase: async (page) => {
    await usageButton(page).click();
    await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
    await expect(page.getByText(/ per 100 credits/)).toBeVisible();
  },
  'each amount': async (page) => {
    for (const key of ['ArrowRight', 'Home', 'End']) await page.getByRole('slider').press(key);
    await expect(page.getByText('3,330').first()).toBeVisible();
  },
  'a failed checkout': async (page, mock) => {
    await mock.set({
      failures: [{ path: '/payments/create-checkout-session', kind: 'server-error', times: 1 }],
    });
    await buy(page).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  },
  payment: async (page) => {
    await buy(page).click();
    await page.waitForURL(`${MOCK_API}/checkout/**`);
    await press(page, /^Pay/);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(page.getByText('3,330')).toBeVisible();
  },
  plans: async (page) => {
    await page.goto('/subscription');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'the failed start of a plan': async (page, mock) => {
    await mock.set({
      failures: [{ path: '/subscription/create-checkout-session', kind: 'server-error', times: 1 }],
    });
    await page
      .getByRole('button', { name: /Start Subscription/ })
      .first()
      .click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

const ONBOARDING: Walk = {
  'the first step': async (page, mock) => {
    await openAs(JONAS_NEW, '/explore')(page, mock);
    await expect(page.locator('[name="name"]')).toHaveValue('');
    await press(page, 'Continue');
    await expect(page.getByText('This field is required')).toHaveCount(4);
  },
  ...Object.fromEntries(
    STEPS.map(({ title, fields }) => [
      `the answers of ${title}`,
      async (page: Page) => {
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        for (const field of fields) await page.locator(`[name="${field}"]`).fill(`My ${field}`);
        await press(page, title === 'Marketing' ? 'Complete' : 'Continue');
        await expect(page.getByRole('dialog', { name: title })).toBeHidden();
      },
    ]),
  ),
  'the trial': async (page) => {
    await expect(page.getByRole('dialog', { name: 'Complete Your Setup' })).toBeVisible();
    const form = page.frameLocator('iframe[title="90-day Free Trial Activation"]');
    await form.getByLabel('Name on card').fill('Jonas Weber');
    await form.getByRole('button', { name: 'Activate my account' }).click();
    await expect(form.getByText('Your account is active')).toBeVisible();
    await press(page, 'Done');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'chosen documents': async (page) => {
    await page.goto('/profile');
    await press(page, /^(Create|View) Business Profile$/);
    const buffer = Buffer.alloc(40_000, 'a');
    await page.locator('input[type=file][multiple]').setInputFiles([
      { name: 'Plan.docx', mimeType: '', buffer },
      { name: 'Notes.txt', mimeType: '', buffer },
      { name: 'Film.mov', mimeType: '', buffer },
    ]);
    await expect(page.getByText('Notes.txt').first()).toBeVisible();
  },
  'names of files are not translated': expectNotTranslated('Plan.docx', 'Notes.txt'),
  'overwritten answers': async (page) => {
    await press(page, 'Submit documents');
    const question = page.getByRole('dialog', { name: 'Overwrite your answers?' });
    await expect(question.getByText('My coreMessage')).toBeVisible();
    await press(page, 'Overwrite');
    await expect(page.getByRole('region', { name: 'Uploaded files' })).toBeVisible();
  },
  'the generated profile': async (page, mock) => {
    await press(page, 'View Profile');
    await press(page, 'Generate');
    await expect(page.getByText('Your profile is written.')).toBeVisible();
    // The answers on the server, of which the documents have overwritten one.
    const sent = (await mock.calls()).find(({ path }) => path === '/generate-profile')?.body;
    expect(Object.keys(Object(sent)).toSorted()).toEqual([...ANSWER_FIELDS].toSorted());
    expect(sent).toMatchObject({
      name: 'My name',
      coreMessage: 'Less on the list, more of it done.',
    });
  },
  'the output of a free tool': async (page) => {
    await page.goto('/explore?category=Purpose+Tools');
    await page
      .getByRole('link', { name: /Find your Coaching Niche Agent/ })
      .first()
      .press('Enter');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /^Launch/ }).click();
    const tool = await opened;
    await tool.getByLabel('Your answer').fill('a calmer week');
    await tool.getByRole('button', { name: 'Send' }).click();
    await expect(tool.getByRole('status')).toContainText('saved outputs');
    await tool.close();
    await page.goto('/profile');
    await page.getByRole('tab', { name: /^Purpose Tools/ }).click();
    await press(page, /View Details/);
    const details = page.getByRole('dialog', { name: 'A first answer' });
    await expect(details.getByText('a calmer week')).toBeVisible();
  },
};

const PROFILE: Walk = {
  'the profile': async (page, mock) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // Versions show their minute.
    await page.clock.setFixedTime(testTime());
    await openAs(MAYA, '/profile?tab=createProfile')(page, mock);
    await expect(profileDocument(page).getByRole('heading').first()).toBeVisible();
  },
  'a stopped generation': async (page, mock) => {
    await mock.set({ streamPause: 1000 });
    await press(page, 'Generate again');
    await expect(profileDocument(page).getByRole('heading')).toHaveCount(1);
    await press(page, 'Stop');
    await expect(page.getByText(/^The text stopped early\./)).toBeVisible();
    await press(page, /^Go back to the version of/);
    await expect(profileDocument(page)).toContainText('The next step for a client');
  },
  'a finished generation': async (page, mock) => {
    await mock.set({ streamPause: 20 });
    await press(page, 'Generate again');
    await press(page, 'Keep');
    await expect(page.getByText('New version')).toBeHidden();
    await expect(profileDocument(page)).toBeVisible();
  },
  'an edited text': async (page) => {
    const text = await editProfile(page);
    await expect(text).toBeVisible();
    await text.press('Control+End');
    await text.pressSequentially(' In my own words.');
    await press(page, 'Save');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await press(page, 'Done');
    await expect(profileDocument(page)).toContainText('In my own words.');
  },
  'a copied text': async (page) => {
    await press(page, 'Copy');
    await expect(page.getByText('Content copied to clipboard!')).toBeVisible();
    // A toast under the pointer stays.
    await page.mouse.move(8, 600);
    await expect(page.getByText('Content copied to clipboard!')).toBeHidden();
  },
};

const ACCOUNT: Walk = {
  outputs: async (page, mock) => {
    await openAs(MAYA, '/profile')(page, mock);
    await expect(page.getByRole('button', { name: 'View Details' }).first()).toBeVisible();
  },
  'the e-mail address is not translated': expectNotTranslated(MAYA),
  ...Object.fromEntries(
    ['te', 'team', 'nothing has this', 'team'].map((words, index) => [
      `search ${index}: ${words}`,
      async (page: Page) => {
        await page.getByRole('searchbox', { name: 'Search saved outputs' }).fill(words);
        const found = words.startsWith('nothing') ? /^No / : /^Found in [1-9]/;
        await expect(page.getByText(found).first()).toBeVisible();
      },
    ]),
  ),
  'the end of the search': async (page) => {
    await press(page, 'Clear');
    await expect(page.locator('mark')).toHaveCount(0);
  },
  'each tab': async (page) => {
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  },
  'a change of password with an error': async (page) => {
    await press(page, /profile menu/i);
    await page.getByRole('menuitem', { name: 'Password Reset' }).click();
    await page.getByLabel('Current Password').fill(PASSWORD);
    for (const password of ['weak', 'Harbour-Lamp-7']) {
      await page.getByLabel('New Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm New Password').fill('weak');
      await press(page, 'Update Password');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    }
  },
  'a change of password': async (page) => {
    await page.getByLabel('Confirm New Password').fill('Harbour-Lamp-7');
    await press(page, 'Update Password');
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
  'a reset link': async (page) => {
    await press(page, 'Forgot password?');
    const dialog = page.getByRole('dialog', { name: 'Reset Your Password' });
    await dialog.getByLabel('Email').fill('maya');
    await dialog.getByRole('button', { name: 'Send Link' }).click();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await dialog.getByLabel('Email').fill(MAYA);
    await dialog.getByRole('checkbox', { name: 'Verify you are human' }).click();
    await expect(dialog.getByText('Success!')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send Link' }).click();
    await expect(dialog.getByText('Link Sent')).toBeVisible();
  },
  'a new password': async (page) => {
    const response = await page.request.get(`${MOCK_API}/mock/state`);
    const { mails } = (await response.json()) as { mails: { link: string }[] };
    await page.goto(mails.at(-1)!.link);
    for (const password of ['weak', 'Quiet-River-26']) {
      await page.getByLabel('New Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(password);
      if (password === 'weak') await press(page, 'Reset Password');
    }
    await page.getByRole('checkbox', { name: 'Verify you are human' }).click();
    await expect(page.getByText('Success!')).toBeVisible();
    await press(page, 'Reset Password');
    await expect(page.getByText('Please sign in with your new password.')).toBeVisible();
  },
  'a sign-in with the new password': async (page) => {
    await signIn(page, MAYA, 'Quiet-River-26');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
};

for (const [name, stations, tag] of [
  ['from sign-in to the launch of a tool and the logout', FINDING_A_TOOL, ''],
  ['in the dashboard', DASHBOARD, '@full'],
  ['in a purchase and the plans', PAYING, '@full'],
  ['by a new member, from the questionnaire to a saved output', ONBOARDING, ''],
  ['while a profile is generated, stopped, edited and saved', PROFILE, '@full'],
  ['in the search of outputs, and to change and reset a password', ACCOUNT, '@full'],
] as const) {
  test(
    `a translated page can be used and read ${name}`,
    { tag: tag || [] },
    async ({ page, translated }) => {
      test.slow();
      await walk(page, translated, stations);
    },
  );
}
