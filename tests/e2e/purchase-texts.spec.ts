import { expect, test } from './fixtures';
import { CHLOE_WITH_31_CREDITS, dashboard } from './purchase';
import { respondToGet } from './responses';

const LONG = 'Unbroken'.repeat(40);

const CONFIG = {
  name: 'standard',
  slider: { min: 10, max: 1_000_000_000, step: 5, default: 30 },
  creditRate: { creditsPerDollar: 33.3, minimumCredits: 333, maximumCredits: 1e20 },
  presets: [{ amount: 100, label: LONG, description: LONG, isPopular: true }, { amount: 1e21 }],
  currency: { symbol: LONG, code: LONG },
  modal: { title: LONG, subtitle: LONG, buttonText: LONG, securityText: LONG },
};

test(
  'long unbroken texts of a configuration do not overflow the purchase dialog at any width',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: CHLOE_WITH_31_CREDITS });
    await page.route('**/credit-config/active', (route) =>
      route.fulfill({
        json: { success: true, data: CONFIG },
        headers: {
          'access-control-allow-origin': new URL(page.url()).origin,
          'access-control-allow-credentials': 'true',
        },
      }),
    );
    await page.goto('/explore?modal=usage');
    await dashboard(page).getByRole('button', { name: 'Get More Credits' }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('slider') });
    await expect(dialog).toBeVisible();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await dialog.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const outside = [...element.querySelectorAll('*')].filter((part) => {
          // None of an element with `display: contents`.
          const [box] = part.getClientRects();
          if (!box) return false;
          return box.left < left - 1 || box.right > right + 1;
        });
        const { scrollWidth } = document.documentElement;
        return {
          dialog: element.scrollWidth - element.clientWidth,
          page: scrollWidth - document.documentElement.clientWidth,
          outside: outside.map(
            ({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 30)}`,
          ),
        };
      });
      expect(overflow, `at ${width} px`).toEqual({ dialog: 0, page: 0, outside: [] });
    }
  },
);

test(
  'long unbroken texts of a plan stay inside its card at any width',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: CHLOE_WITH_31_CREDITS });
    const plan = { _id: 'p1', name: LONG, description: LONG, price: 1e9, credits: 1e12 };
    const plans = [1, 2, 3].map((number) => ({ ...plan, _id: `p${number}`, features: [LONG] }));
    await respondToGet(page, '/subscription/plans', { success: true, data: plans });
    await page.goto('/subscription');
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await card.evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        return [...element.querySelectorAll('*')]
          .filter((part) => part.getBoundingClientRect().right > right + 1)
          .map(({ tagName }) => tagName);
      });
      expect(outside, `at ${width} px`).toEqual([]);
    }
  },
);
