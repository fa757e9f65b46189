import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures';
import { expectNoSidewaysScroll, expectTextsInBoxes } from './layout';
import { respondToGet } from './responses';

/** A text without a blank, which is wider than a window. */
const LONG = 'Unbroken'.repeat(40);

const plans = ['p1', 'p2', 'p3'].map((_id) => ({
  _id,
  name: LONG,
  description: LONG,
  price: 1e9,
  credits: 1e12,
  features: [LONG],
}));

const CONFIG = {
  name: 'standard',
  slider: { min: 10, max: 1_000_000_000, step: 5, default: 30 },
  creditRate: { creditsPerDollar: 33.3, minimumCredits: 333, maximumCredits: 1e20 },
  presets: [{ amount: 100, label: LONG, description: LONG, isPopular: true }, { amount: 1e21 }],
  currency: { symbol: LONG, code: LONG },
  modal: { title: LONG, subtitle: LONG, buttonText: LONG, securityText: LONG },
};

const image = `![${'long '.repeat(80)}](https://other.example/long.png)`;

for (const { name, path, body, url, shown } of [
  {
    name: 'the credit configuration',
    path: '/credit-config/active',
    body: { success: true, data: CONFIG },
    url: '/explore?modal=buy',
    shown: (page: Page) => page.getByRole('slider'),
  },
  {
    name: 'a plan',
    path: '/subscription/plans',
    body: { success: true, data: plans },
    url: '/subscription',
    shown: (page: Page) => page.getByRole('article').first(),
  },
  {
    name: 'a tool',
    path: '/getTool/long',
    body: {
      _id: 'long',
      name: LONG,
      description: LONG,
      hashtags: [LONG],
      url: 'https://a.example',
    },
    url: '/tool/long',
    shown: (page: Page) => page.getByRole('heading', { level: 1, name: LONG }),
  },
  {
    name: 'an output',
    path: '/user-assets',
    body: { valueladders: [{ id: '1', gptResponse: `# ${LONG}\n\n${LONG}\n\n${image}` }] },
    url: '/profile?tab=agents',
    shown: (page: Page) => page.getByRole('button', { name: 'View Details' }),
  },
]) {
  test(
    `long unbroken texts of ${name} stay inside their boxes at any width`,
    { tag: '@full' },
    async ({ page, mock }) => {
      await mock.set({ signIn: MAYA });
      await respondToGet(page, path, body);
      await page.goto(url);
      await expect(shown(page)).toBeVisible();
      if (name === 'an output') {
        await shown(page).click();
        await expect(page.getByRole('button', { name: /^Load image: long/ })).toBeVisible();
      }
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        await expectTextsInBoxes(page, 0);
      }
    },
  );
}
