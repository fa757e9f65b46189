import { execFileSync } from 'node:child_process';
import { root } from './base-config';
import { expect, MAYA, test } from './fixtures';

/**
 * Writes the pictures of README.md, with at most 256 colours and dithering:
 * `PICTURES=1 npm run e2e -- tests/e2e/pictures.spec.ts`, which needs Debian's `pngquant`.
 */
test.skip(process.env['PICTURES'] === undefined, 'writes files');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, url, ready } of [
  { name: 'catalogue', url: '/explore', ready: /^Showing 9 of/ },
  { name: 'dashboard', url: '/explore?modal=usage', ready: /^At \d+ a day|credits to use/ },
]) {
  test(`picture of the ${name}`, async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    // The font of the first visit is the fallback.
    await page.goto('/explore');
    await page.waitForLoadState('networkidle');
    await page.goto(url);
    await expect(page.getByText(ready).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const path = `${root}docs/${name}.png`;
    await page.screenshot({ path });
    execFileSync('pngquant', ['--force', '--quality=90-100', '--speed=1', '--output', path, path]);
  });
}
