import { hashText } from '@/resources/session/hash-text';
import { deferred } from '../helpers/deferred';
import { expect, MAYA, test } from './fixtures';
import { layoutShift, recordLayoutShift } from './layout-shift';
import { MOCK_API } from './origins';

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 1280, tag: '@full' },
]) {
  test(
    `at ${width} px nothing moves on the result of a payment while its parts are loading one by one`,
    { tag },
    async ({ page, mock }) => {
      await page.setViewportSize({ width, height: 844 });
      await mock.set({ signIn: MAYA });
      const user = (await (await page.request.get(`${MOCK_API}/api/auth/verifytoken`)).json()) as {
        user: { _id: string };
      };
      await page.addInitScript(
        (key) => localStorage.setItem(key, '"slow"'),
        `checkout-return:${hashText(user.user._id)}`,
      );
      const gates = [/\/verify-session$/, /\/tokens\/balance/, /\/getTool\//];
      const responses = gates.map(() => deferred());
      for (const [index, url] of gates.entries()) {
        await page.route(url, async (route) => {
          await responses[index]?.promise;
          if (index === 0) {
            await route.fulfill({ json: { success: true, amount: 10, credits: 333 } });
          } else if (index === 2) {
            await route.fulfill({ json: { _id: 'slow', name: 'Value Ladder Agent' } });
          } else await route.continue();
        });
      }
      await recordLayoutShift(page);
      await page.goto('/payment-success?session_id=slow');
      await expect(page.getByRole('heading', { name: /^Verifying/ })).toBeVisible();
      responses[0]?.resolve();
      await expect(page.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
      responses[1]?.resolve();
      await expect(page.getByText(/^1,\d+ credits$/)).toBeVisible();
      responses[2]?.resolve();
      await expect(page.getByRole('link', { name: 'Back to Value Ladder Agent' })).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.01);
    },
  );
}

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 1280, tag: '@full' },
]) {
  test(
    `at ${width} px the description on a tool’s page stays where it is while the access panel is loading`,
    { tag },
    async ({ page, mock }) => {
      await page.setViewportSize({ width, height: 1000 });
      await mock.set({ signIn: MAYA });
      const tool = deferred();
      await page.route(/\/getTool\//, async (route) => {
        await tool.promise;
        await route.continue();
      });
      await page.goto('/explore');
      // The cost of the tool, which decides how many lines the panel has.
      await expect(page.getByText('Varies by feature').first()).toBeVisible();
      const main = page.getByRole('main');
      await main
        .getByRole('link', { name: /^Value Ladder Agent/ })
        .first()
        .click();
      await expect(page.getByText('Loading tool details...')).toBeVisible();
      const about = page.getByRole('heading', { name: 'About this tool' });
      await expect(page.getByRole('link', { name: /^Your \d+ outputs? from/ })).toBeVisible();
      const top = (await about.boundingBox())?.y;
      tool.resolve();
      await expect(page.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
      expect((await about.boundingBox())?.y).toBe(top);
      await expect(page.getByRole('link', { name: /^Last use: / })).toBeVisible();
      expect((await about.boundingBox())?.y).toBe(top);
    },
  );
}

test('at 320 px nothing moves on home while its rows are loaded', async ({ page, mock }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await mock.set({ signIn: MAYA });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your latest outputs' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await recordLayoutShift(page);
  await page.reload();
  const recent = page.getByRole('region', { name: 'Pick up where you left off' });
  await expect(recent.getByRole('link', { name: /^Launch / }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('on a phone a receipt on home moves no row below it', async ({ page, context, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mock.set({ signIn: MAYA });
  await page.goto('/');
  const rows = page
    .getByRole('region', { name: 'Pick up where you left off' })
    .getByRole('listitem');
  const opened = context.waitForEvent('page');
  await rows
    .first()
    .getByRole('link', { name: /^Launch / })
    .click();
  await (await opened).close();
  const history = deferred();
  await page.route(
    ({ pathname, search }) => pathname.endsWith('/tokens/history') && /platform/i.test(search),
    async (route) => {
      await history.promise;
      await route.continue();
    },
  );
  await page.reload();
  await expect(rows).toHaveCount(3);
  const top = (await rows.nth(1).boundingBox())?.y;
  history.resolve();
  await expect(rows.first().getByText('Since your launch:')).toBeVisible();
  expect((await rows.nth(1).boundingBox())?.y).toBe(top);
});
