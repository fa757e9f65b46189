import type { Page } from '@playwright/test';
import { hashText } from '@/resources/session/hash-text';
import { deferred } from '../helpers/deferred';
import { expect, MAYA, test } from './fixtures';
import { layoutShift, recordLayoutShift } from './layout';
import { MOCK_API } from './origins';

/** A page whose requests end one after the other. */
interface Load {
  url: string;
  widths: number[];
  /** What shows before the first response, and after each; a text of the page. */
  loading: string | RegExp;
  responses: { path: RegExp; json?: object; shown: string | RegExp }[];
}

const LOADS: Load[] = [
  {
    url: '/payment-success?session_id=slow',
    widths: [390, 1280],
    loading: /^Verifying/,
    responses: [
      {
        path: /\/verify-session$/,
        json: { success: true, amount: 10, credits: 333 },
        shown: 'Continue to Dashboard',
      },
      { path: /\/tokens\/balance/, shown: /^1,\d+ credits$/ },
      {
        path: /\/getTool\//,
        json: { _id: 'slow', name: 'Value Ladder Agent' },
        shown: 'Back to Value Ladder Agent',
      },
    ],
  },
  ...[
    ['/payment-success?session_id=none', 'Payment Error'] as const,
    ['/subscription-success?session_id=none', 'Subscription Successful!'] as const,
  ].map(([url, shown]) => ({
    url,
    widths: [1280],
    loading: /^Verifying/,
    responses: [{ path: /\/verify-session$/, shown }],
  })),
  {
    url: '/subscription',
    widths: [768],
    loading: 'Loading subscription plans...',
    responses: [{ path: /\/subscription\/plans$/, shown: /elite/i }],
  },
  {
    url: '/profile',
    widths: [390],
    loading: /^[A-Z][a-z]+ \d{4}$/,
    responses: [{ path: /\/credit-purchase-status$/, shown: 'View Business Profile' }],
  },
  {
    url: '/',
    widths: [320],
    loading: 'What do you want to get done?',
    responses: [{ path: /\/user-assets$/, shown: 'Pick up where you left off' }],
  },
];

/** Makes the last checkout one that was started on the page of a tool. */
async function startCheckoutFromTool(page: Page): Promise<void> {
  const response = await page.request.get(`${MOCK_API}/api/auth/verifytoken`);
  const { user } = (await response.json()) as { user: { _id: string } };
  await page.addInitScript(
    (key) => localStorage.setItem(key, '"slow"'),
    `checkout-return:${hashText(user._id)}`,
  );
}

for (const { url, widths, loading, responses } of LOADS) {
  for (const width of widths) {
    test(
      `at ${width} px nothing moves on ${url} while its parts are loading one by one`,
      { tag: width === 390 ? [] : '@full' },
      async ({ page, mock }) => {
        await page.setViewportSize({ width, height: 844 });
        await mock.set({ signIn: MAYA });
        await startCheckoutFromTool(page);
        const gates = responses.map(() => deferred());
        for (const [index, { path, json }] of responses.entries()) {
          await page.route(path, async (route) => {
            await gates[index]?.promise;
            await (json ? route.fulfill({ json }) : route.continue());
          });
        }
        await recordLayoutShift(page);
        await page.goto(url);
        await expect(page.getByText(loading).first()).toBeVisible();
        for (const [index, { shown }] of responses.entries()) {
          gates[index]?.resolve();
          await expect(page.getByText(shown).first()).toBeVisible();
        }
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page)).toBeLessThan(0.01);
      },
    );
  }
}

test('on a phone the outputs begin within 400 px', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mock.set({ signIn: MAYA });
  await page.goto('/profile');
  const first = page.getByRole('tabpanel').getByRole('heading').first();
  await expect(first).toHaveText(/^[A-Z][a-z]+ \d{4} \d+$/);
  expect((await first.boundingBox())?.y).toBeLessThan(400);
});

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
