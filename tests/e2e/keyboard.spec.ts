import type { Locator, Page } from '@playwright/test';
import { deferred } from '../helpers/deferred';
import { expect, MAYA, openCatalogue, PASSWORD, test } from './fixtures';
import { MOCK_API } from './origins';
import { holdGeneration } from './profile-text';
import { CHLOE_WITH_31_CREDITS, dashboard, pill } from './purchase';

const focused = (page: Page) => page.locator(':focus');

/** Waits until an element has the focus; the body does not match `:focus`. */
async function expectFocus(page: Page): Promise<void> {
  await expect(focused(page), 'focused elements').toHaveCount(1);
}

/**
 * Presses a key and checks that an element has the focus before and after it. The check before the
 * key finds a focus that was lost when the page rendered a response.
 */
async function pressKey(page: Page, key: string): Promise<void> {
  await expectFocus(page);
  await page.keyboard.press(key);
  await expectFocus(page);
}

/** Presses Tab, or another key, until an element has the focus. */
async function moveTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1)
    await pressKey(page, key);
  await expect(target).toBeFocused();
}

/** The same on a page that has just been loaded, where the body has the focus. */
async function moveToFirst(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await page.keyboard.press('Tab');
  await moveTo(page, target);
}

test('an opened dialog has the focus at its title or first field, and a screen reader reads at most 20 words', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: CHLOE_WITH_31_CREDITS });
  for (const modal of ['usage', 'buy', 'questionnaire', 'documents', 'password']) {
    await page.goto(`/profile?modal=${modal}`);
    const dialog = page.getByRole('dialog').filter({ hasNotText: /^Loading/ });
    await expect(dialog.locator('h2:focus, input:focus, textarea:focus')).toHaveCount(1);
    const words = await dialog.evaluate((element) => {
      const focus = document.activeElement;
      const isField = focus instanceof HTMLInputElement || focus instanceof HTMLTextAreaElement;
      const ids = ['aria-labelledby', 'aria-describedby'].map((name) => element.getAttribute(name));
      return [
        ...ids.map((id) => document.getElementById(id ?? '')),
        ...(isField ? (focus.labels ?? []) : [focus]),
      ].flatMap((part) => part?.textContent.trim().split(/\s+/) ?? []);
    });
    expect(words.length, words.join(' ')).toBeGreaterThan(2);
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(20);
    // No stop without a name between the controls.
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveAccessibleName(/\S/);
    }
  }
});

test('a profile is generated, stopped, left for the one before, edited and saved by keyboard without a loss of focus', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await holdGeneration(page);
  await page.goto('/profile?tab=createProfile');
  /** Presses a button with Enter, and waits for what it shows and for the focus. */
  const enter = async (name: string | RegExp, shown: Locator) => {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await pressKey(page, 'Enter');
    await expect(shown).toBeVisible();
    await expectFocus(page);
  };
  await enter('Generate again', page.getByText('Writing your profile...'));
  await enter('Stop', page.getByText(/^The text stopped early\./));
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await enter(/^Go back to the version of/, edit);
  const text = page.getByRole('textbox', { name: 'Profile text' });
  await enter('Edit', text);
  await expect(text).toBeFocused();
  await pressKey(page, 'A');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.focus();
  await pressKey(page, 'Enter');
  await expect(save).toBeHidden();
  await enter('Done', edit);
  await expect(page.locator('#main h1')).toBeFocused();
});

test('the page behind a loading dialog does not scroll and is inert, including what it renders while the dialog loads', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  const pendingResponse = deferred();
  await page.route(/usage-dashboard/, async (route) => {
    await pendingResponse.promise;
    await route.continue();
  });
  await page.goto('/explore?modal=usage');
  await expect(page.getByRole('dialog', { name: 'Loading credit usage...' })).toBeVisible();
  await expect(page.locator('[data-tool]').first()).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  pendingResponse.resolve();
  await expect(dashboard(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await expect(page.locator('#main h1')).toBeFocused();
});

test('the skip links lead from the start of the catalogue to its first card with three presses of Tab', async ({
  page,
  mock,
}) => {
  await openCatalogue(page, mock);
  for (const name of ['Skip to content', 'Skip to the tools']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
    await pressKey(page, 'Enter');
  }
  await pressKey(page, 'Tab');
  await expect(page.getByRole('listitem').first().getByRole('link').first()).toBeFocused();
});

test('a visitor signs in, filters the catalogue, launches a tool and goes back by keyboard', async ({
  page,
}) => {
  await page.goto('/auth?redirectTo=/explore');
  await moveToFirst(page, page.getByLabel('Email'));
  await page.keyboard.insertText(MAYA);
  await moveTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.insertText(PASSWORD);
  await moveTo(page, page.getByRole('checkbox', { name: 'Verify you are human' }));
  await pressKey(page, 'Space');
  await expect(page.getByText('Success!')).toBeVisible();
  await moveTo(page, page.getByRole('button', { name: 'Sign in' }));
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL('/explore');
  await expect(page.locator('#main h1')).toBeFocused();

  const category = page.getByRole('button', { name: 'Purpose Tools' });
  await moveTo(page, category);
  await pressKey(page, 'Enter');
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await moveTo(page, page.getByRole('link', { name: /^Find your Calling Agent/ }));
  await pressKey(page, 'Enter');
  await expect(page.locator('#main h1')).toBeFocused();

  const launch = page.getByRole('link', { name: 'Launch Tool' });
  await moveTo(page, launch);
  await expect(launch).toHaveAccessibleDescription(/Opens in a new tab/);
  const launched = page.waitForEvent('popup');
  await pressKey(page, 'Enter');
  await (await launched).close();
  await expect(launch).toBeFocused();
  await moveTo(page, page.getByRole('link', { name: 'Back to tools' }), 'Shift+Tab');
  await pressKey(page, 'Enter');
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#main h1')).toBeFocused();
});

test(
  'a member buys credits from the page of a tool and returns to it by keyboard',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: CHLOE_WITH_31_CREDITS });
    await page.goto('/explore');
    await moveToFirst(page, page.getByRole('link', { name: /^Find your Coaching Niche Agent/ }));
    await pressKey(page, 'Enter');
    await expect(page.getByRole('link', { name: 'Back to tools' })).toBeVisible();
    await moveTo(page, pill(page, '31'), 'Shift+Tab');
    await pressKey(page, 'Tab');
    const buyMore = page.getByRole('button', { name: 'Buy More' });
    await expect(buyMore).toBeFocused();
    await pressKey(page, 'Enter');
    const getMore = dashboard(page).getByRole('button', { name: 'Get More Credits' });
    await moveTo(page, getMore);
    await pressKey(page, 'Enter');

    const slider = page.getByRole('slider', { name: 'Amount' });
    await moveTo(page, slider);
    const amount = await slider.inputValue();
    await pressKey(page, 'ArrowRight');
    await expect(slider).not.toHaveValue(amount);
    await moveTo(page, page.getByRole('radio').first());
    await moveTo(page, page.getByRole('radio', { name: /^Busy month/ }), 'ArrowDown');
    await expect(slider).toHaveValue('60');
    await pressKey(page, 'Escape');
    await expect(getMore).toBeFocused();
    await pressKey(page, 'Escape');
    await expect(buyMore).toBeFocused();
    await pressKey(page, 'Enter');
    await moveTo(page, getMore);
    await pressKey(page, 'Enter');
    await moveTo(page, page.getByRole('dialog').getByRole('button', { name: /^(Purchase|Buy)/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${MOCK_API}/checkout/**`);
    await moveToFirst(page, page.getByRole('button', { name: /^Pay/ }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await moveToFirst(
      page,
      page.getByRole('link', { name: 'Back to Find your Coaching Niche Agent' }),
    );
    await pressKey(page, 'Enter');
    await expect(page).toHaveURL(/\/tool\//);
    await expect(page.locator('#main h1')).toBeFocused();
  },
);
