import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNoViolation } from '../e2e/axe';

const folder = new URL('.', import.meta.url);
const SUFFIX = '.stories.tsx';

/** The stories as in main.tsx, whose modules only the browser can import. */
const ids = readdirSync(folder)
  .filter((name) => name.endsWith(SUFFIX))
  .flatMap((name) =>
    Array.from(
      readFileSync(new URL(name, folder), 'utf8').matchAll(/^export function (\w+)\(/gm),
      ([, story]) => `${name.slice(0, -SUFFIX.length)}/${story}`,
    ),
  )
  .sort();

test('the first page links to each story', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link')).toHaveText(ids);
});

for (const id of ids) {
  test(`${id} has no error, no overflow and no accessibility violation`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/?story=${id}`);
      // A dialog hides the page behind it.
      await expect(page.getByRole('heading', { name: id, includeHidden: true })).toBeVisible();
      const used = page.locator('[data-used-by]');
      if ((await used.count()) > 0) {
        await ((await used.getAttribute('data-used-by')) === 'hover' ? used.hover() : used.click());
        const shown = page.getByText((await used.getAttribute('data-shows')) ?? '');
        await expect(shown.filter({ visible: true }).first()).toBeVisible();
      }
      await expectNoViolation(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.screenshot({
        path: `${test.info().project.outputDir}/gallery/${id.replace('/', '-')}-${width}.png`,
        fullPage: true,
      });
    }
    expect(errors).toEqual([]);
  });
}
