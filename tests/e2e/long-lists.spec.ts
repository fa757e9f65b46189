import type { Locator, Page } from '@playwright/test';
import { testTime } from '../helpers/test-clock';
import { respondToGet, historyPage } from './responses';
import { expect, MAYA, test } from './fixtures';
import { dashboard } from './purchase';

const rows = (page: Page) => dashboard(page).locator('[data-row]');

/** The name of a platform; every third one is longer than a line of the table. */
function platformName(number: number): string {
  const long = ' for coaches and consultants who sell what they know in groups and one to one';
  return `Platform ${number}${number % 3 === 0 ? long : ''}`;
}

function platforms(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    platformId: `p${index + 1}`,
    name: platformName(index + 1),
    tokenCost: index + 1,
    unit: 'per message',
    hasFeatureCosts: index % 5 === 0,
  }));
}

/** Scrolls down until an element is in view: measuring rows changes the height of the list. */
async function scrollToEnd(page: Page, end: Locator): Promise<void> {
  await dashboard(page).getByRole('tabpanel').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 10_000_000);
    await expect(end).toBeInViewport({ timeout: 500 });
  }).toPass();
}

for (const width of [390, 768, 1280]) {
  test(
    `Platform Costs lists 1 to 10,000 platforms of different heights, ${width} px`,
    { tag: '@full' },
    async ({ page, mock }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await mock.set({ signIn: MAYA });
      for (const count of [1, 63, 64, 100, 150, 151, 10_000]) {
        await respondToGet(page, '/tokens/platform-costs', { platforms: platforms(count) });
        await page.goto('/explore?modal=usage&usageTab=costs');
        const countText = `${count.toLocaleString('en-US')} ${count === 1 ? 'tool' : 'tools'}`;
        await expect(dashboard(page).getByRole('status')).toHaveText(countText, {
          timeout: 20_000,
        });
        // Sorted by cost, so that the last row is the last platform.
        await dashboard(page).getByRole('button', { name: 'Cost', exact: true }).click();
        await scrollToEnd(
          page,
          dashboard(page).getByRole('rowheader', { name: platformName(count) }),
        );
        if (count <= 150) await expect(rows(page)).toHaveCount(count);
        else expect(await rows(page).count()).toBeLessThan(80);
      }
    },
  );
}

test(
  'transactions with descriptions of two lines remain after Load more and a change of tabs',
  { tag: '@full' },
  async ({ page, mock }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await mock.set({ signIn: MAYA });
    const tall = { characters: 60, total: 150 };
    await page.route(/\/tokens\/history\?/, async (route) => {
      const isNext = new URL(route.request().url()).searchParams.get('page') === '2';
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: isNext
          ? historyPage(100, { ...tall, from: 50, page: 2 })
          : historyPage(50, { ...tall, hasNext: true }),
      });
    });
    await page.goto('/explore?modal=usage&usageTab=transactions');
    await dashboard(page).getByRole('radio', { name: 'Individual' }).check({ force: true });
    await dashboard(page).getByRole('button', { name: 'Load more' }).click();
    await expect(rows(page)).toHaveCount(150);
    await dashboard(page).getByRole('tab', { name: 'Platform Costs' }).click();
    await dashboard(page).getByRole('tab', { name: 'Transaction History' }).click();
    await expect(rows(page)).toHaveCount(150);
    await scrollToEnd(page, rows(page).last());
  },
);

for (const count of [120, 151]) {
  test(
    `a first page of ${count} tall transactions shows the first and the last transaction`,
    { tag: '@full' },
    async ({ page, mock }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await mock.set({ signIn: MAYA });
      await respondToGet(page, '/tokens/history', historyPage(count, { characters: 400 }));
      await page.goto('/explore?modal=usage&usageTab=transactions&usageView=individual');
      await expect(dashboard(page).getByText('Use 1 of')).toBeVisible({ timeout: 20_000 });
      await scrollToEnd(page, dashboard(page).getByText(`Use ${count} of`));
    },
  );
}

test.describe('10,000 transactions that are twice as tall as expected', { tag: '@full' }, () => {
  test.beforeEach(async ({ page, mock }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await mock.set({ signIn: MAYA });
    await respondToGet(page, '/tokens/history', historyPage(10_000, { characters: 150 }));
    await page.goto('/explore?modal=usage&usageTab=transactions&usageView=individual');
    await expect(dashboard(page).getByText('10,000 transactions')).toBeVisible({ timeout: 20_000 });
    await expect(dashboard(page).getByText('Use 1 of')).toBeVisible({ timeout: 20_000 });
  });

  /**
   * Scrolls in steps. @returns the largest unexpected move of a row, in px, and the number of
   * points without a row
   */
  const scrollBy = (page: Page, scrolling: { start: number; step: number; steps: number }) =>
    rows(page)
      .first()
      .evaluate(async (row, { start, step, steps }) => {
        const scroller = row.closest('[class*="overflow-y-auto"]');
        if (!scroller) throw new Error('The list is not scrollable.');
        const { top, left, width, height } = scroller.getBoundingClientRect();
        const rowAt = (y: number) =>
          document.elementFromPoint(left + width / 2, y)?.closest('[data-row]') ?? null;
        const nextFrame = () =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          });
        /** Scrolls, and waits until the page has rendered the rows of the new position. */
        const scrollTo = async (position: number) => {
          const scrolled = new Promise((resolve) => {
            scroller.addEventListener('scroll', resolve, { once: true });
          });
          scroller.scrollTop = position;
          await scrolled;
          const readLayout = () => {
            const middle = rowAt(top + height / 2)?.getBoundingClientRect().top;
            return `${scroller.scrollTop} ${scroller.scrollHeight} ${middle}`;
          };
          for (let layout = ''; layout !== readLayout(); await nextFrame()) layout = readLayout();
        };
        await scrollTo(start);
        let jump = 0;
        let compared = 0;
        let emptyPoints = 0;
        for (let done = 0; done < steps; done += 1) {
          const middleRow = rowAt(top + height / 2);
          const before = middleRow?.getBoundingClientRect().top ?? NaN;
          await scrollTo(scroller.scrollTop + step);
          if (middleRow?.isConnected) {
            compared += 1;
            const moved = middleRow.getBoundingClientRect().top - before;
            jump = Math.max(jump, Math.abs(moved + step));
          }
          emptyPoints += [top + 8, top + height / 2, top + height - 8].filter(
            (y) => !rowAt(y),
          ).length;
        }
        return { jump, compared, emptyPoints };
      }, scrolling);

  test('the visible rows do not move when rows above are measured taller than estimated', async ({
    page,
  }) => {
    const { jump, compared } = await scrollBy(page, { start: 200_000, step: -150, steps: 60 });
    expect(compared).toBe(60);
    expect(jump).toBeLessThan(2);
  });

  test('the viewport is full of rows while the list is scrolled by several screens per frame', async ({
    page,
  }) => {
    expect((await scrollBy(page, { start: 5000, step: 2500, steps: 40 })).emptyPoints).toBe(0);
    expect((await scrollBy(page, { start: 300_000, step: -2500, steps: 40 })).emptyPoints).toBe(0);
  });
});

test(
  'of 5,000 stacks the first and the last show, with fewer than 2,000 elements in the page',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    const stack = (index: number) => ({
      id: `s${index}`,
      source: index === 4999 ? 'the_oldest' : 'credit_purchase',
      tokenAmount: 1000,
      usedTokens: 400,
      remainingTokens: 600,
      expiresAt: new Date(testTime() + (index + 1) * 3_600_000).toISOString(),
      status: 'active',
    });
    await respondToGet(page, '/tokens/all-stacks', {
      success: true,
      summary: {},
      tokenStacks: Array.from({ length: 5000 }, (_, index) => stack(index)),
    });
    await page.goto('/explore?modal=usage');
    const stacks = dashboard(page).getByRole('list', { name: 'Credit stacks' });
    await expect(stacks.getByRole('listitem').first()).toBeVisible({ timeout: 20_000 });
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
    expect(await nodes()).toBeLessThan(2000);
    await scrollToEnd(page, stacks.getByText('the oldest'));
    expect(await nodes()).toBeLessThan(2000);
  },
);
