import type { Locator } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { expectNoSidewaysScroll } from './layout';
import { usageButton } from './purchase';

const PAGES = ['/', '/explore', '/profile', '/subscription', '/subscription-success'];

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
    const places = new Map<number, { x: number; y: number }>();
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^1,284 credits/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of [320, 390, 768, 1280, 1536, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        // The menu of this width is rendered after the resize.
        const menu = banner.getByRole('button', {
          name: width < 768 ? 'Menu' : 'Profile menu',
          exact: true,
        });
        await expect(menu).toBeVisible();
        const { x, y } = places.get(width) ?? (await logo());
        places.set(width, { x, y });
        await expect.poll(logo, `${path} at ${width} px`).toMatchObject({ x, y });
        await expectNoSidewaysScroll(page);
        if (path !== '/explore') continue;
        const tools = await box(page.getByRole('list', { name: 'Tools' }));
        expect(tools.x).toBe(x);
        // On a phone the button of the menu reaches into the margin, so that its icon is at the edge.
        const edge = await box(width < 768 ? menu.locator('svg') : menu);
        expect(Math.abs(edge.right - tools.right)).toBeLessThanOrEqual(width < 768 ? 4 : 0);
      }
    }
  },
);

test('the usage button starts 80 px from the corner, is dragged within the window, stays in a smaller one, and a reload keeps its place', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
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
