import { expectNoViolation } from './axe';
import { expect, MAYA, test, TOM_WITHOUT_CREDITS, openCatalogue } from './fixtures';
import { MOCK_API } from './origins';
import { holdGeneration, profileDocument } from './profile-text';
import { CHLOE_WITH_31_CREDITS, dashboard, pill } from './purchase';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, { tag: width === 390 ? '@full' : [] }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the login page has no accessibility violation', async ({ page }) => {
      await page.goto('/auth');
      await expect(page.getByRole('checkbox', { name: 'Verify you are human' })).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Please fill in all fields.').first()).toBeVisible();
      await expectNoViolation(page);
      await page.getByLabel('Password', { exact: true }).fill('Not the password');
      await page.getByLabel('Email').fill(MAYA);
      await page.getByRole('checkbox', { name: 'Verify you are human' }).click();
      await expect(page.getByText('Success!')).toBeVisible();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
      await expectNoViolation(page);
    });

    test(
      'the pages for a forgotten, a new and a changed password have no accessibility violation',
      { tag: '@full' },
      async ({ page, mock }) => {
        await page.goto('/auth');
        await page.getByRole('button', { name: 'Forgot password?' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Send Link' }).click();
        await expect(dialog.getByText('Email is required')).toBeVisible();
        await expectNoViolation(page);
        await page.goto('/reset-password?token=any');
        await page.getByLabel('New Password', { exact: true }).fill('Abc');
        await page.getByRole('button', { name: 'Reset Password' }).click();
        await expect(page.getByText('Please fill in all fields.')).toBeVisible();
        await expectNoViolation(page);
        await mock.set({ signIn: MAYA });
        await page.goto('/explore');
        await page.getByRole('button', { name: /^(Profile menu|Menu)$/ }).click();
        await page.getByText('Password Reset').click();
        await dialog.getByRole('button', { name: 'Update Password' }).click();
        await expect(dialog.getByText('All fields are required.')).toBeVisible();
        await expectNoViolation(page);
      },
    );

    test('the home page has no accessibility violation', async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNoViolation(page);
    });

    test('the catalogue, its filters and its search have no accessibility violation', async ({
      page,
      mock,
    }) => {
      await mock.set({ signIn: TOM_WITHOUT_CREDITS });
      await page.goto('/explore');
      await expect(
        page.getByText('Insufficient Credit').or(page.getByText('Locked')).first(),
      ).toBeAttached();
      await expectNoViolation(page);
      if (width < 768) await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: /search/i }).fill('agent');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoViolation(page);
    });

    test(
      'an open and a locked tool have no accessibility violation',
      { tag: '@full' },
      async ({ page, mock }) => {
        for (const member of [MAYA, TOM_WITHOUT_CREDITS]) {
          await mock.set({ signIn: member });
          await page.goto('/explore');
          await page
            .getByRole('link', { name: /Value Ladder Agent/ })
            .first()
            .press('Enter');
          await expect(
            page.getByRole('heading', { level: 1, name: 'Value Ladder Agent' }),
          ).toBeVisible();
          await expect(page.getByText('Related Tools')).toBeVisible();
          await expectNoViolation(page);
        }
      },
    );

    test('the dashboard with its tabs and the purchase have no accessibility violation', async ({
      page,
      mock,
    }) => {
      await mock.set({ signIn: MAYA });
      await page.goto('/explore?modal=usage');
      const dialog = dashboard(page);
      await expect(dialog.getByText('Credit stacks')).toBeVisible();
      await expectNoViolation(page);
      for (const [tab, loadedText] of [
        ['Transaction History', '312 transactions'],
        ['Platform Costs', '37 tools'],
      ] as const) {
        await dialog.getByRole('tab', { name: tab }).click();
        await expect(dialog.getByText(loadedText)).toBeVisible();
        await expectNoViolation(page);
      }
      await dialog.getByRole('button', { name: 'Get More Credits' }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await expectNoViolation(page);
    });

    test('the plans, the result pages and Page Not Found have no accessibility violation', async ({
      page,
      mock,
    }) => {
      await mock.set({ signIn: MAYA });
      for (const [path, heading] of [
        ['/subscription', 'Choose Your Plan'],
        ['/subscription-success', 'Subscription Successful!'],
        ['/payment-success', 'Payment Error'],
        ['/payment-cancel', 'Payment Cancelled'],
        ['/no-such-page', 'Page Not Found'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectNoViolation(page);
      }
    });

    test(
      'the profile page with each tab, an output, a workflow and the generated profile has no accessibility violation',
      { tag: '@full' },
      async ({ page, mock }) => {
        test.setTimeout(180_000);
        await mock.set({ signIn: MAYA });
        await page.goto('/profile');
        const tabs = page.getByRole('tablist', { name: 'Saved outputs' }).getByRole('tab');
        await expect(page.getByRole('button', { name: 'View Details' }).first()).toBeVisible();
        await expectNoViolation(page);
        for (let index = 1; index < (await tabs.count()); index += 1) {
          await tabs.nth(index).click();
          await expectNoViolation(page);
        }
        await page.goto('/profile?tab=salesAi');
        await page.getByRole('button', { name: 'View Details' }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolation(page);
        await page.goto('/profile?tab=aiWorkflow');
        await page.getByRole('button', { name: 'View Details' }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Please wait');
        await expectNoViolation(page);
        await page.goto('/profile?tab=createProfile');
        await expect(page.getByRole('button', { name: 'Generate again' })).toBeVisible();
        await expectNoViolation(page);
        await page.goto('/profile');
        await page.getByRole('searchbox', { name: 'Search saved outputs' }).fill('no such output');
        await expect(page.getByText(/^Found in 0 of \d+ outputs/)).toBeVisible();
        await expectNoViolation(page);
      },
    );

    test('the menu, a toast and the business profile have no accessibility violation', async ({
      page,
      mock,
    }) => {
      test.setTimeout(180_000);
      await mock.set({ signIn: MAYA });
      await holdGeneration(page);
      await page.goto('/profile?tab=createProfile');
      await page.getByRole('button', { name: /^(Profile menu|Menu)$/ }).click();
      await expect(page.getByText('Password Reset')).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Generate again' }).click();
      // Stop is there before the first text, without which there is no way back.
      await expect(profileDocument(page).getByRole('heading')).toHaveCount(1);
      await page.getByRole('button', { name: 'Stop' }).click();
      const back = page.getByRole('button', { name: /^Go back to the version of/ });
      await expect(back).toBeVisible();
      await expectNoViolation(page);
      await back.click();
      await expect(back).toBeHidden();
      await page.getByRole('link', { name: 'Your Profile' }).click();
      await page.getByRole('button', { name: /^(Create|View) Business Profile$/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Generate Your Business Profile' });
      await expect(dialog.getByRole('button', { name: 'Submit documents' })).toBeVisible();
      await expectNoViolation(page);
    });

    test('the quick switcher, a hovered card, the Credit Breakdown and the credit outlook have no accessibility violation', async ({
      page,
      mock,
    }) => {
      await openCatalogue(page, mock);
      await pill(page, '1,284').hover();
      await expect(page.getByText('Credit Breakdown').first()).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      const switcher = page.getByRole('dialog', { name: 'Quick switcher' });
      await expect(switcher.getByRole('option').first()).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await expect(switcher).toHaveCount(0);
      await page.locator('[data-tool]').nth(1).hover();
      await expect(page.getByRole('link', { name: /^Launch/ }).first()).toBeVisible();
      if (width === 1280) {
        await expect(page.getByRole('group', { name: /^Preview of/ })).toBeVisible();
      }
      await expectNoViolation(page);
      await page.goto('/explore?modal=usage');
      const outlook = page.getByRole('region', { name: 'Outlook' });
      await expect(outlook.getByRole('img')).toBeVisible();
      await expectNoViolation(page);
    });

    test(
      'steps of the questionnaire and the dialog that overwrites answers have no accessibility violation',
      { tag: '@full' },
      async ({ page, mock }) => {
        await mock.set({ signIn: MAYA });
        await page.goto('/profile');
        await page.getByRole('button', { name: 'View Business Profile' }).click();
        await page.getByRole('button', { name: 'Edit answers' }).click();
        for (const title of ['Your Business', 'Premium Offer', 'Marketing']) {
          await page.getByRole('button', { name: new RegExp(`${title}, answered$`) }).click();
          await expect(page.getByRole('dialog', { name: title })).toBeVisible();
          await expectNoViolation(page);
        }
        await page.goto('/profile');
        await page.getByRole('button', { name: 'View Business Profile' }).click();
        const documents = page.getByRole('dialog', { name: 'Generate Your Business Profile' });
        await documents
          .locator('input[type=file]')
          .setInputFiles([{ name: 'Plan.docx', mimeType: 'text/plain', buffer: Buffer.from('a') }]);
        await expect(documents.getByText('Plan.docx')).toBeVisible();
        await expectNoViolation(page);
        await documents.getByRole('button', { name: 'Submit documents' }).click();
        const question = page.getByRole('dialog', { name: 'Overwrite your answers?' });
        await expect(question).toBeVisible();
        await expectNoViolation(page);
        await question.getByRole('button', { name: 'Cancel' }).click();
        await expect(question).toHaveCount(0);
        await expect(
          documents.getByRole('region', { name: 'Uploaded files' }).getByRole('listitem'),
        ).toHaveCount(4);
        await expectNoViolation(page);
      },
    );

    test(
      'the plans of a free member, a tool with reserved credits, the upgrade form and the confirmation of a logout have no accessibility violation',
      { tag: '@full' },
      async ({ page, mock }) => {
        await mock.set({ signIn: 'lena@hartmannhealth.com' });
        await page.goto('/subscription');
        await expect(page.getByRole('button', { name: /^Start Subscription/ })).toHaveCount(3);
        await expectNoViolation(page);
        await mock.set({ signIn: 'marcus@webbperformance.com' });
        await page.goto('/explore');
        await page
          .getByRole('link', { name: /^Value Ladder Agent/ })
          .first()
          .press('Enter');
        await expect(page.getByText(/are set aside for work in progress/)).toBeVisible();
        await expectNoViolation(page);

        await mock.set({ signIn: MAYA });
        await page.goto('/profile?tab=createProfile');
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        await page.getByRole('textbox', { name: /profile/i }).fill('Unsaved');
        await expectNoViolation(page);
        await page.getByRole('button', { name: /^(Profile menu|Menu)$/ }).click();
        await page.getByText('Logout', { exact: true }).click();
        await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeVisible();
        await expectNoViolation(page);
        await page.getByRole('button', { name: 'Stay logged in' }).click();
        await page.getByRole('link', { name: 'Your Profile' }).click();
        if (width === 390) await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();
        await page.getByRole('button', { name: 'Upgrade Your Plan' }).click();
        await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
        await expectNoViolation(page);
      },
    );

    test(
      'an unconfirmed and a confirmed payment have no accessibility violation',
      { tag: '@full' },
      async ({ page, mock }) => {
        for (const [confirmSeconds, heading] of [
          [600, 'Your payment is still being confirmed'],
          [0, 'Payment Successful!'],
        ] as const) {
          // The previous page would request the payment between the reset and the login.
          await page.goto('about:blank');
          await mock.set({ reset: true });
          await mock.set({ signIn: CHLOE_WITH_31_CREDITS, confirmSeconds });
          await page.goto('/explore?modal=usage');
          await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
          await page.getByRole('button', { name: 'Purchase', exact: true }).click();
          await page.waitForURL(`${MOCK_API}/checkout/**`);
          await page.getByRole('button', { name: /^Pay/ }).click();
          await expect(page.getByRole('heading', { name: heading })).toBeVisible();
          await expectNoViolation(page);
        }
      },
    );

    test(
      'loading, failed and empty states have no accessibility violation',
      { tag: '@full' },
      async ({ page, mock }) => {
        test.setTimeout(180_000);
        await mock.set({ signIn: MAYA, failures: [{ path: '/getTools', kind: 'server-error' }] });
        await page.goto('/explore');
        await expect(page.getByText('Failed to load tools. Try again later.')).toBeVisible();
        await expectNoViolation(page);
        await page.goto('/tool/no-such-tool');
        await expect(page.getByRole('link', { name: 'Browse all tools' })).toBeVisible();
        await expectNoViolation(page);
        await mock.set({
          failures: ['/tokens/all-stacks', '/tokens/history', '/user/onboarding'].map((path) => ({
            path,
            kind: 'server-error' as const,
          })),
        });
        await page.goto('/profile?tab=createProfile&modal=usage');
        await expect(
          dashboard(page)
            .getByRole('button', { name: /Retry|Try Again/ })
            .first(),
        ).toBeVisible();
        await expectNoViolation(page);
        await page.keyboard.press('Escape');
        await expect(page.getByText('Your profile could not be loaded.')).toBeVisible();
        await expectNoViolation(page);
      },
    );
  });
}
