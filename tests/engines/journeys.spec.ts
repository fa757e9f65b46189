import { writeFile } from 'node:fs/promises';
import { MAYA, PASSWORD } from '../e2e/fixtures';
import { translatePage } from '../helpers/translate-page';
import { expect, test } from './fixtures';
import { Tab } from './tab';

const TOM_WITHOUT_CREDITS = 'tom@okaforoperations.com';
const JONAS_NEW = 'jonas@weberwerk.com';

const button = (name: string | RegExp) => ({ role: 'button', name });
const dialog = (name: string) => ({ role: 'dialog', name });
const tool = (name: string) => ({ role: 'heading', name });

async function signIn(tab: Tab, password = PASSWORD): Promise<void> {
  await tab.type('Email', MAYA);
  await tab.type('Password', password);
  await tab.click({ role: 'checkbox', name: 'Verify you are human' });
  await tab.expectVisible({ text: 'Success!' });
  await tab.click(button('Sign in'));
}

/** Makes the requests of a chunk fail; of none if `null`. */
async function breakChunk(tab: Tab, chunk: string | null): Promise<void> {
  await tab.evaluate((name) => {
    document.cookie = `broken_chunk=${name ?? ''}; path=/`;
  }, chunk);
}

async function logOut(tab: Tab): Promise<void> {
  await tab.click(button('Profile menu'));
  await tab.click({ role: 'menuitem', name: 'Logout' });
}

test('a visitor solves the captcha and signs in, returns to the page, filters, and launches a tool in a new tab', async ({
  engine,
  tab,
}) => {
  await tab.goto('/explore?category=Sales+and+Marketing+Tools');
  await tab.expectUrl(/\/auth\?redirectTo=/);
  await signIn(tab);
  await tab.expectUrl(/\/explore\?category=Sales\+and\+Marketing\+Tools$/);
  await tab.expectVisible(button(/^1,284 credits/));
  await tab.expectVisible({ ...button('Sales and Marketing Tools'), pressed: true });
  await tab.click(button('Purpose Tools'));
  await tab.expectVisible({ ...button('Purpose Tools'), pressed: true });
  await tab.click(button('All'));
  await tab.expectUrl(/\/explore$/);
  await tab.click({ role: 'link', name: /^Value Ladder Agent/ });
  await tab.expectVisible(tool('Value Ladder Agent'));
  await tab.click({ role: 'link', name: /^Launch Tool/ });
  await expect.poll(async () => (await engine.pages()).length).toBe(2);
  const [, opened] = await engine.pages();
  await new Tab(opened!).expectVisible(tool('Value Ladder Agent'));
});

test.describe('further journeys', { tag: '@full' }, () => {
  test('a translated page can be used from sign-in to a changed password', async ({ tab }) => {
    await tab.goto('/explore');
    await tab.expectUrl(/\/auth\?redirectTo=/);
    await tab.evaluate(translatePage, '');
    await signIn(tab);
    await tab.expectVisible({ text: /^Showing 9 of 43 tools/ });
    await tab.click(button('Purpose Tools'));
    await tab.expectVisible({ text: /^Showing 6 of 6 tools/ });
    await tab.click(button('All'));
    await tab.click({ role: 'link', name: /^Value Ladder Agent/ });
    await tab.expectVisible({ text: 'Available - 1,284 tokens remaining' });

    await tab.click(button(/Credit usage/));
    await tab.click({ role: 'tab', name: 'Transaction History' });
    await tab.expectVisible({ text: '312 transactions' });
    await tab.click(button('Load more'));
    await tab.expectVisible({ text: /^100 of 312 loaded/ });
    await tab.click({ role: 'tab', name: 'Platform Costs' });
    await tab.expectVisible({ text: '37 tools' });
    await tab.click(button('Get More Credits'));
    await tab.expectVisible({ text: / per 100 credits$/ });
    await tab.click(button('Close'));
    await tab.click(button('Close'));

    await tab.click(button('Profile menu'));
    await tab.click({ role: 'menuitem', name: 'Password Reset' });
    await tab.type('Current Password', PASSWORD);
    await tab.type('New Password', 'Harbour-Lamp-7');
    await tab.type('Confirm New Password', 'Harbour-Lamp-7');
    await tab.click(button('Update Password'));
    await tab.expectUrl(/\/auth$/);
    await tab.expectVisible(button('Sign in'));
    expect(await tab.evaluate(() => document.querySelectorAll('font').length)).toBeGreaterThan(0);
    await signIn(tab, 'Harbour-Lamp-7');
    await tab.expectVisible(button(/^1,284 credits/));
  });

  test('a purchase is paid, and the result page links to the tool', async ({ tab, mock }) => {
    await mock.signIn(TOM_WITHOUT_CREDITS);
    await tab.goto('/explore');
    await tab.click({ role: 'link', name: /^Business Vision Agent/ });
    await tab.click({ role: 'link', name: 'Buy credits' });
    await tab.expectVisible({ role: 'slider' });
    await tab.click(button(/^(Purchase|Buy)/));
    await tab.expectUrl(/\/checkout\//);
    await tab.click(button(/^Pay/));
    await tab.click({ role: 'link', name: 'Back to Business Vision Agent' });
    await tab.expectVisible({ role: 'link', name: /^Launch Tool/ });
  });

  test('an unsaved answer of the questionnaire is restored after a reload', async ({
    tab,
    mock,
  }) => {
    const label = 'What is your background?';
    await mock.signIn(JONAS_NEW);
    await tab.goto('/explore');
    await tab.expectVisible(dialog('About You'));
    await tab.type(label, 'Ten years as a carpenter');
    await tab.reload();
    await tab.expectVisible({ label, value: 'Ten years as a carpenter' });
  });

  test('a document is uploaded', async ({ tab, mock }, testInfo) => {
    const path = testInfo.outputPath('Plan.pdf');
    await writeFile(path, Buffer.alloc(40_000, 'a'));
    await mock.signIn(JONAS_NEW);
    await tab.goto('/profile');
    await tab.click(button(/^(Create|View) Business Profile$/));
    await tab.upload(path);
    await tab.click(button('Submit documents'));
    await tab.expectVisible({ role: 'region', name: 'Uploaded files' });
    expect(await mock.count('/user/onboarding/upload')).toBe(1);
  });

  test('the generation of a profile is stopped, and its text is kept', async ({ tab, mock }) => {
    await mock.signIn(MAYA);
    // The generation takes half a minute after its first section shows.
    await mock.set({ streamPause: 1000 });
    await tab.goto('/profile?tab=createProfile');
    await tab.click(button('Generate again'));
    const written = { text: /^Maya Lindqvist · Lindqvist Leadership Coaching/ };
    await tab.expectVisible(written);
    await tab.click(button('Stop'));
    await tab.expectVisible({ text: /^The text stopped early\./ });
    await tab.expectVisible(written);
  });

  test('an expired access cookie is refreshed once without a visible change', async ({
    tab,
    mock,
  }) => {
    await mock.signIn(MAYA);
    await tab.goto('/explore');
    await tab.expectVisible(button(/^1,284 credits/));
    await expect.poll(() => mock.count('/usage/status')).toBe(1);
    await mock.set({ expireAccess: true, clearCalls: true });
    await tab.click({ role: 'link', name: /^Sales Call Review/ });
    await tab.expectVisible({ role: 'link', name: /^Launch Tool/ });
    await tab.expectUrl(/\/tool\//);
    expect(await mock.count('/auth/refresh')).toBe(1);
  });

  test('a logout in one tab signs the other one out', async ({ engine, tab, mock }) => {
    await mock.signIn(MAYA);
    const other = new Tab(await engine.newPage());
    for (const one of [tab, other]) {
      await one.goto('/explore');
      await one.expectVisible(button(/^1,284 credits/));
    }
    await logOut(tab);
    await tab.expectUrl(/\/auth$/);
    await other.expectUrl(/\/auth\?redirectTo=/);
  });

  for (const { part, chunk, message, button: retry } of [
    { part: 'dashboard', chunk: 'usage-dashboard', message: /not be opened/, button: 'Try Again' },
    { part: 'chunk of it', chunk: 'shared', message: /not be opened/, button: 'Try Again' },
    { part: 'menu', chunk: 'controls', message: /menu could not be loaded/, button: 'Retry' },
  ]) {
    test(`a ${part} that fails to load shows after ${retry}`, async ({ tab, mock }) => {
      await mock.signIn(MAYA);
      await breakChunk(tab, chunk);
      await tab.goto('/explore');
      if (part !== 'menu') await tab.click(button(/Credit usage/));
      await tab.expectVisible({ text: message });
      await breakChunk(tab, null);
      await tab.click(button(retry));
      await tab.expectVisible(
        part === 'menu' ? button(/^1,284 credits/) : { text: 'Credit stacks' },
      );
    });
  }

  test('a violation of the content security policy is reported', async ({
    tab,
    takeViolations,
  }) => {
    await tab.goto('/auth');
    await tab.expectVisible(button('Sign in'));
    await tab.evaluate(() => {
      new Image().src = 'http://blocked.example/picture.png';
    });
    await expect.poll(takeViolations).toEqual([expect.stringMatching(/^img-src/)]);
  });

  test('a reload immediately after scrolling keeps the scroll position', async ({ tab, mock }) => {
    await mock.signIn(MAYA);
    await tab.goto('/explore');
    await tab.expectVisible(button(/^1,284 credits/));
    await tab.evaluate(() => {
      Reflect.set(window, 'isOldPage', true);
      window.scrollTo(0, 300);
      window.location.reload();
    });
    await expect.poll(() => tab.evaluate(() => 'isOldPage' in window)).toBe(false);
    await expect.poll(() => tab.evaluate(() => window.scrollY)).toBe(300);
  });
});
