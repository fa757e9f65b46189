import { MAYA, PASSWORD } from '../e2e/fixtures';
import { translatePage } from '../helpers/translate-page';
import { expect, test } from './fixtures';

const button = (name: string | RegExp) => ({ role: 'button', name });

test(
  'a translated page can be used from sign-in to a change of the password',
  { tag: '@full' },
  async ({ tab }) => {
    await tab.goto('/explore');
    await tab.expectUrl(/\/auth\?redirectTo=/);
    await tab.evaluate(translatePage, '');
    await tab.type('Email', MAYA);
    await tab.type('Password', PASSWORD);
    await tab.click({ role: 'checkbox', name: 'Verify you are human' });
    await tab.expectVisible({ text: 'Success!' });
    await tab.click(button('Sign in'));

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
  },
);
