import type { Locator } from '@playwright/test';
import { expect, MAYA, test, TOM_WITHOUT_CREDITS } from './fixtures';
import { MOCK_API } from './origins';
import { usageButton } from './purchase';

const LENA_FREE = 'lena@hartmannhealth.com';

const GUARDED = ['/', '/explore', '/profile', '/subscription', '/subscription-success'];

test(
  'at each width the logo has the same position on all guarded pages, no page scrolls sideways, and the navigation bar has the edges of the catalogue',
  { tag: '@full' },
  async ({ page, mock }) => {
    test.slow();
    await mock.set({ signIn: MAYA });
    const banner = page.getByRole('banner');
    const box = async (locator: Locator) => {
      const { x, y, width } = (await locator.boundingBox())!;
      return { x, y, right: Math.round(x + width) };
    };
    const logo = () => box(banner.getByRole('link').first());
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const expected = new Map<number, { x: number; y: number }>();
    for (const path of GUARDED) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^1,284 credits/ })).toBeVisible();
      if (path === '/') {
        await expect(
          page.getByRole('region', { name: 'Pick up where you left off' }),
        ).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
      }
      for (const width of [320, 390, 768, 1280, 1536, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        // The menu of this width is rendered after the resize.
        const menu = width < 768 ? 'Menu' : 'Profile menu';
        await expect(banner.getByRole('button', { name: menu, exact: true })).toBeVisible();
        const { x, y } = expected.get(width) ?? (await logo());
        expected.set(width, { x, y });
        await expect.poll(logo, `${path} at ${width} px`).toMatchObject({ x, y });
        await expect.poll(overflow, `${path} at ${width} px`).toBe(0);
        if (path !== '/explore') continue;
        const { right } = await box(page.getByRole('list', { name: 'Tools' }));
        await expect
          .poll(() => box(page.getByRole('list', { name: 'Tools' })))
          .toMatchObject({ x });
        // On a phone the button of the menu reaches into the margin, so that its icon is at the edge.
        const button = banner.getByRole('button', { name: /menu$/i });
        const edge = width < 768 ? button.locator('svg') : button;
        await expect
          .poll(async () => Math.abs((await box(edge)).right - right))
          .toBeLessThanOrEqual(width < 768 ? 4 : 0);
      }
    }
  },
);

test(
  'Back to tools returns to the filtered catalogue after the dashboard and the purchase were open',
  { tag: '@full' },
  async ({ page, mock }) => {
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
  },
);

test('a locked tool opens the purchase, and the result page opens the tool with the new balance, also in another tab', async ({
  page,
  mock,
  context,
}) => {
  await mock.set({ signIn: TOM_WITHOUT_CREDITS });
  await page.goto('/explore');
  await page.getByRole('link', { name: /^Business Vision Agent/ }).click();
  await page.getByRole('link', { name: 'Buy credits' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Purchase|Buy)/ })
    .click();
  await page.waitForURL(`${MOCK_API}/checkout/**`);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
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

test('the usage button starts 80 px from the corner, is dragged within the window, stays in a smaller one, and a reload keeps its place', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: LENA_FREE });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/explore');
  const button = usageButton(page);
  const place = () =>
    button.boundingBox().then((box) => ({ x: Math.round(box!.x), y: Math.round(box!.y) }));
  expect(await place()).toEqual({ x: 310, y: 764 });
  await button.hover();
  await page.mouse.down();
  await page.mouse.move(600, 500);
  await page.mouse.move(-20, 500);
  await page.mouse.up();
  expect((await place()).x).toBe(0);
  await button.press('ArrowRight');
  const { x, y } = await place();
  expect(x).toBe(16);
  await page.setViewportSize({ width: 390, height: 400 });
  expect(await place()).toEqual({ x: 16, y: 352 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(button).toBeVisible();
  expect(await place()).toEqual({ x, y });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  const card = page.getByRole('region', { name: 'Balance' });
  await card.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
});

for (const { width, fontSize } of [
  { width: 1280, fontSize: '100%' },
  { width: 390, fontSize: '200%' },
]) {
  test(
    `the usage button covers no focused control at ${width} px with text at ${fontSize}`,
    { tag: '@full' },
    async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/explore', '/profile', '/subscription']) {
        await page.goto(path);
        await expect(
          page.getByRole('main').getByRole('article').or(page.locator('[data-tool]')).first(),
        ).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, fontSize);
        // Each control when it gets the focus, and then all at the end of the page.
        const covered = await page
          .locator('#main :is(a, button, input):not([data-tool] *)')
          .evaluateAll((controls) => {
            const button = document.querySelector('[data-usage-button]')!.getBoundingClientRect();
            const isCovered = (control: Element) => {
              const box = control.getBoundingClientRect();
              return (
                box.left < button.right &&
                button.left < box.right &&
                box.top < button.bottom &&
                button.top < box.bottom
              );
            };
            const coveredOnFocus = controls.filter((control) => {
              (control as HTMLElement).focus();
              return isCovered(control);
            });
            window.scrollTo(0, document.documentElement.scrollHeight);
            return [...coveredOnFocus, ...controls.filter(isCovered)].map(
              ({ textContent }) => textContent,
            );
          });
        expect.soft(covered, path).toEqual([]);
        const box = await usageButton(page).boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(844);
      }
    },
  );
}
