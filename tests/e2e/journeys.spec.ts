import type { Page } from '@playwright/test';
import { expect, MAYA, test, TOM_WITHOUT_CREDITS, type MockControl } from './fixtures';
import { MOCK_API } from './origins';
import { dashboard, usageButton } from './purchase';

const LENA_FREE = 'lena@hartmannhealth.com';

const GUARDED = ['/', '/explore', '/profile', '/subscription', '/subscription-success'];

for (const width of [390, 768, 1280, 1536, 1920]) {
  test(`at ${width} px the logo has the same position on all guarded pages, and the navigation bar and the page have the same edges`, async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: MAYA });
    await page.setViewportSize({ width, height: 800 });
    const positions = new Set<string>();
    for (const path of GUARDED) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^1,284 credits/ })).toBeVisible();
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
      positions.add(`${logo?.x} ${logo?.y}`);
    }
    expect([...positions]).toHaveLength(1);

    await page.goto('/explore');
    const card = await page.getByRole('list', { name: 'Tools' }).boundingBox();
    const [x] = [...positions].map((place) => Number(place.split(' ')[0]));
    expect(card?.x).toBe(x);
    const menu = page.getByRole('banner').getByRole('button', { name: /menu$/i });
    const right = await menu.boundingBox();
    expect(Math.round((right?.x ?? 0) + (right?.width ?? 0))).toBe(
      Math.round((card?.x ?? 0) + (card?.width ?? 0)),
    );
  });
}

test('the tool page shows the cost and the messages left, opens own outputs and copies the profile', async ({
  page,
  mock,
  context,
}) => {
  await mock.set({ signIn: MAYA });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/explore');
  await page.getByRole('link', { name: /^Business Vision Agent/ }).click();
  const panel = page.getByRole('region', { name: 'Cost and launch' });
  await expect(panel.getByText('6 credits per message,')).toBeVisible();
  await expect(panel.getByText('about 214 messages left')).toBeVisible();
  await expect(page.getByText('Available Now')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Related Tools' })).toContainText(/Free tool/);

  await panel.getByRole('button', { name: 'Copy my business profile' }).click();
  await expect(page.getByText('Business profile copied. Paste it into the tool.')).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(100);

  await panel.getByRole('link', { name: 'Your 1 output from this tool' }).click();
  await expect(page.getByRole('dialog', { name: 'Business Vision Agent' })).toBeVisible();

  await page.goto('/tool/nowhere');
  await page.getByRole('link', { name: 'Browse all tools' }).click();
  await expect(page).toHaveURL('/explore');
});

/** Pays for credits from the page of a locked tool, and waits for the result page. */
async function payFromLockedTool(page: Page, mock: MockControl): Promise<void> {
  await mock.set({ signIn: TOM_WITHOUT_CREDITS });
  await page.goto('/explore');
  await page.getByRole('link', { name: /^Business Vision Agent/ }).click();
  await page.getByRole('link', { name: 'Buy more credits' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Purchase|Buy)/ })
    .click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}

test('Back to tools returns to the filtered catalogue after the dashboard and the purchase were open', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Sales and Marketing Tools' }).click();
  await page.getByRole('list', { name: 'Tools' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tool\//);
  await page.getByRole('button', { name: /Credit usage/ }).click();
  const dialogs = page.getByRole('dialog');
  await expect(dialogs.getByText('Credit Usage Dashboard')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Quick switcher' }).getByRole('combobox').fill('buy cr');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Credit Purchase' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to tools' }).click();
  await expect(page).toHaveURL('/explore?category=Sales+and+Marketing+Tools');
});

test('a locked tool opens the purchase, and the result page opens the tool with the new balance', async ({
  page,
  mock,
  context,
}) => {
  await payFromLockedTool(page, mock);
  const back = page.getByRole('link', { name: 'Back to Business Vision Agent' });
  await expect(back).toBeVisible();
  await expect(page.getByText(/^\d+ credits$/)).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();

  // The URL of the result opened in another tab of the same browser.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('link', { name: 'Back to Business Vision Agent' }).click();
  await expect(other.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
});

test('a stored tool ID that was replaced by another text shows no link back after a payment', async ({
  page,
  mock,
}) => {
  await payFromLockedTool(page, mock);
  const back = page.getByRole('link', { name: /^Back to/ });
  await expect(back).toHaveAccessibleName('Back to Business Vision Agent');
  for (const toolId of ['https://example.com', '//example.com', '../../profile']) {
    await page.evaluate((replacement) => {
      for (const [key, stored] of Object.entries(localStorage)) {
        if (!key.startsWith('checkout-return:')) continue;
        const entry = JSON.parse(String(stored)) as object;
        localStorage.setItem(key, JSON.stringify({ ...entry, toolId: replacement }));
      }
    }, toolId);
    const response = page.waitForResponse(`**/api/getTool/${encodeURIComponent(toolId)}`);
    await page.reload();
    expect((await response).status(), toolId).toBe(404);
    await expect(page.getByText(/^\d+ credits$/)).toBeVisible();
    await expect(back, toolId).toHaveCount(0);
  }
});

test('a locked tool links a free member to the plans, and the subscription result links back to the tool', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: LENA_FREE });
  await page.goto('/explore');
  await page.getByRole('link', { name: /^Business Vision Agent/ }).click();
  await page.getByRole('link', { name: 'See plans to upgrade' }).click();
  await page
    .getByRole('button', { name: /Start Subscription/ })
    .first()
    .click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Back to Business Vision Agent' }).click();
  await expect(page.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
});

test('on a phone the usage button is a narrow tab in the gutter, and a reload keeps its dragged position', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: LENA_FREE });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/explore');
  const button = usageButton(page);
  expect(await button.boundingBox()).toMatchObject({ x: 374, y: 764, width: 16 });
  await button.hover();
  await page.mouse.down();
  await page.mouse.move(200, 500);
  await page.mouse.up();
  const dragged = await button.boundingBox();
  expect(dragged?.width).toBe(48);
  await page.reload();
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toEqual(dragged);

  await page.getByRole('button', { name: 'Menu' }).click();
  const card = page.getByRole('region', { name: 'Balance' });
  await card.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
});

test('a failed balance shows an error with Retry on the pill, on a card and on the tool page, and no offer to buy', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  let isDown = true;
  await page.route('**/api/tokens/balance', (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto('/explore');
  const balanceErrors = page.getByText('Couldn’t load your balance');
  await expect(page.getByRole('banner').getByText('Couldn’t load your balance')).toBeVisible();
  await page.getByRole('link', { name: /^Business Vision Agent/ }).hover();
  await expect(balanceErrors).toHaveCount(3);
  await page.getByRole('link', { name: /^Business Vision Agent/ }).click();
  await expect(page.getByText('Unable to check access')).toBeVisible();
  await expect(page.getByText(/Buy More|Subscribe|Upgrade|Premium|Buy more/)).toHaveCount(0);
  isDown = false;
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
  await expect(balanceErrors).toHaveCount(0);
});

test('the dashboard of a free member without credits begins with the plans, and that of a subscriber shows no advice to upgrade', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: LENA_FREE });
  await page.goto('/explore?modal=usage');
  await dashboard(page).getByRole('link', { name: 'See plans' }).click();
  await expect(page.getByRole('link', { name: /Billing portal/ })).toBeVisible();
  await expect(page.getByText(/Update card/)).toHaveCount(0);

  await mock.set({ signIn: TOM_WITHOUT_CREDITS });
  await page.goto('/explore?modal=usage');
  await expect(dashboard(page).getByText('Credits remaining')).toBeVisible();
  await expect(page.getByText(/See plans|Upgrade/)).toHaveCount(0);
});
