import type { Locator, Page } from '@playwright/test';
import { formatWhole } from '@/lib/format/numbers';
import { expect, MAYA, test, type MockControl } from './fixtures';
import { measureLongestTask } from './longest-task';
import { dashboard } from './purchase';
import { historyPage, respondToGet, stacks } from './responses';

test.describe.configure({ timeout: 180_000 });

const rows = (page: Page) => dashboard(page).locator('[data-row]');

/** Platforms in the order of their names; every third one is longer than a line of the table. */
function platforms(count: number) {
  const long = ' for coaches and consultants who sell what they know in groups and one to one';
  return Array.from({ length: count }, (_, index) => ({
    platformId: `p${index + 1}`,
    name: `Platform ${String(index + 1).padStart(5, '0')}${index % 3 === 2 ? long : ''}`,
    tokenCost: index + 1,
    unit: 'per message',
    hasFeatureCosts: index % 5 === 0,
  }));
}

/** A list of the dashboard: what the API responds, the tab, and the text of the last row. */
interface List {
  name: string;
  width: number;
  path: string;
  body: () => object;
  tab: string;
  last: string;
  /** Whether Load more requests the response. */
  more?: boolean;
  /** Without it, the list renders only the rows near the viewport. */
  rendered?: number;
}

const costs = (count: number, width: number): List => ({
  name: `${formatWhole(count)} platforms of different heights at ${width} px`,
  width,
  path: '/tokens/platform-costs',
  body: () => ({ platforms: platforms(count) }),
  tab: 'costs',
  last: `Platform ${String(count).padStart(5, '0')}`,
});

const LISTS: List[] = [
  { ...costs(150, 390), rendered: 150 },
  costs(151, 390),
  costs(10_000, 1280),
  {
    name: '10,000 transactions that are twice as tall as expected',
    width: 390,
    path: '/tokens/history',
    body: () => historyPage(10_000, { characters: 150 }),
    tab: 'transactions&usageView=individual',
    last: 'Use 10000 of',
  },
  {
    name: '10,000 transactions by day, most of them from Load more,',
    width: 1280,
    path: '/tokens/history',
    body: () => historyPage(9950, { from: 50, page: 2, total: 10_000 }),
    tab: 'transactions&usageView=grouped',
    last: 'Use 10000 of',
    more: true,
  },
  {
    name: '5,000 stacks',
    width: 1280,
    path: '/tokens/all-stacks',
    body: () => stacks(Array.from({ length: 5000 }, () => 400)),
    tab: 'history',
    last: 'the last',
  },
];

/** Opens a list of the dashboard at its first row. */
async function openList(page: Page, mock: MockControl, list: List): Promise<void> {
  await page.setViewportSize({ width: list.width, height: 800 });
  await mock.set({ signIn: 'victor@almeidaacademy.com' });
  await respondToGet(page, list.path, list.body());
  await page.goto(`/explore?modal=usage&usageTab=${list.tab}`);
  if (list.more) await dashboard(page).getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page).nth(4)).toBeVisible({ timeout: 20_000 });
}

for (const list of LISTS) {
  test(
    `${list.name} can be scrolled to the last, and only those near the viewport are rendered`,
    { tag: '@full' },
    async ({ page, mock }) => {
      await openList(page, mock, list);
      const last = dashboard(page).getByText(list.last).first();
      await rows(page).first().hover();
      // Repeated, because measuring rows changes the height of the list.
      await expect(async () => {
        await page.mouse.wheel(0, 10_000_000);
        await expect(last).toBeInViewport({ timeout: 500 });
      }).toPass();
      if (list.rendered) await expect(rows(page)).toHaveCount(list.rendered);
      else expect(await rows(page).count()).toBeLessThan(80);
    },
  );
}

/**
 * Scrolls the list of an item, or the page, in steps. @returns the largest unexpected move of an
 * item, in px, how many were compared, and the number of points without an item
 */
const scrollInSteps = (item: Locator, scrolling: { start: number; step: number; steps: number }) =>
  item.evaluate(async (first, { start, step, steps }) => {
    let scroller = first.parentElement!;
    while (scroller.parentElement && getComputedStyle(scroller).overflowY !== 'auto')
      scroller = scroller.parentElement;
    const isPage = scroller === document.documentElement;
    const list = scroller.getBoundingClientRect();
    const [top, height] = isPage ? [0, innerHeight] : [list.top, list.height];
    const itemAt = (y: number) =>
      document.elementFromPoint(list.left + list.width / 2, y)?.closest('[data-row], [data-tool]');
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
    const readLayout = () => {
      const middle = itemAt(top + height / 2)?.getBoundingClientRect().top;
      return `${scroller.scrollTop} ${scroller.scrollHeight} ${middle}`;
    };
    /** Scrolls, and waits until the page has rendered the items of the new position. */
    const scrollTo = async (position: number) => {
      const scrolled = new Promise((resolve) => {
        (isPage ? window : scroller).addEventListener('scroll', resolve, { once: true });
      });
      scroller.scrollTop = position;
      await scrolled;
      for (let layout = ''; layout !== readLayout(); await nextFrame()) layout = readLayout();
    };
    await scrollTo(start);
    let jump = 0;
    let compared = 0;
    let emptyPoints = 0;
    for (let done = 0; done < steps; done += 1) {
      const middle = itemAt(top + height / 2);
      const before = middle?.getBoundingClientRect().top ?? NaN;
      await scrollTo(scroller.scrollTop + step);
      if (middle?.isConnected) {
        compared += 1;
        jump = Math.max(jump, Math.abs(middle.getBoundingClientRect().top - before + step));
      }
      // Two rows of cards are 24 px apart.
      const points = [0.15, 0.5, 0.9].map((share) => top + height * share);
      emptyPoints += points.filter((y) => !itemAt(y) && !itemAt(y + 30)).length;
    }
    return { jump, compared, emptyPoints };
  }, scrolling);

test(
  'of 10,000 tall transactions the visible ones do not move when those above are measured, and the viewport is full while it is scrolled by screens',
  { tag: '@full' },
  async ({ page, mock }) => {
    await openList(
      page,
      mock,
      LISTS.find(({ name }) => name.includes('twice as tall'))!,
    );
    const item = rows(page).first();
    const slow = await scrollInSteps(item, { start: 200_000, step: -150, steps: 60 });
    expect(slow.compared).toBe(60);
    expect(slow.jump).toBeLessThan(2);
    for (const [start, step] of [
      [5000, 2500],
      [300_000, -2500],
    ] as const) {
      expect((await scrollInSteps(item, { start, step, steps: 40 })).emptyPoints).toBe(0);
    }
  },
);

const grid = (page: Page) => page.getByRole('list', { name: 'Tools' });
const cards = (page: Page) => grid(page).locator('[data-tool]');

/** Opens the catalogue of 10,000 tools. */
async function openTools(page: Page, mock: MockControl): Promise<void> {
  await mock.set({ signIn: MAYA, toolCount: 10_000 });
  await page.goto('/explore');
  await expect(page.getByText('Showing 9 of 10,000 tools')).toBeVisible({ timeout: 20_000 });
}

/** Opens the catalogue as Back restores it, at the top of the page. @param shown of 10,000 tools */
async function openRestored(page: Page, mock: MockControl, shown: number): Promise<void> {
  await openTools(page, mock);
  await page.evaluate((shownCount) => {
    window.history.replaceState({ ...window.history.state, numbers: { shownCount } }, '');
  }, shown);
  await page.reload();
  await expect(page.getByText(`Showing ${formatWhole(shown)} of 10,000 tools`)).toBeVisible({
    timeout: 20_000,
  });
}

test(
  '10,000 shown tools render few cards, from the first to the last, without gaps',
  { tag: '@full' },
  async ({ page, mock }) => {
    await openRestored(page, mock, 10_000);
    await expect(async () => expect(await cards(page).count()).toBeLessThan(60)).toPass();
    for (const [start, step] of [
      [400_000, 1500],
      [400_000, -1500],
    ] as const) {
      const scrolling = { start, step, steps: 20 };
      expect((await scrollInSteps(cards(page).first(), scrolling)).emptyPoints).toBe(0);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(grid(page).locator('[aria-posinset="10000"]')).toBeInViewport();
    expect(await cards(page).count()).toBeLessThan(60);
  },
);

test(
  'a focused card keeps the focus when the catalogue grows past 300 cards',
  { tag: '@full' },
  async ({ page, mock }) => {
    await openRestored(page, mock, 297);
    await expect(cards(page)).toHaveCount(297);
    const last = grid(page).locator('[aria-posinset="297"]').getByRole('link');
    await last.focus();
    await expect(page.getByText(/^Showing 3\d\d of 10,000 tools/)).toBeVisible();
    await expect(last).toBeFocused();
    await expect(async () => expect(await cards(page).count()).toBeLessThan(60)).toPass();
  },
);

/** Milliseconds of processor time at 4x CPU slowdown, for 90 percent of the keys. */
const MAX_KEY_TIME = 80;

test(
  'each key in the quick switcher is short work with 10,000 tools',
  { tag: '@full' },
  async ({ page, mock }) => {
    await openTools(page, mock);
    await expect(page.getByRole('combobox', { name: 'Search tools' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Quick switcher' });
    const selected = dialog.getByRole('option', { selected: true });
    // The tools are indexed.
    await dialog.getByRole('combobox').fill('agent 9786');
    await expect(selected).toContainText('Agent 9786', { timeout: 20_000 });
    await dialog.getByRole('combobox').fill('');
    const times: number[] = [];
    for (const key of ['ArrowDown', 'a', 'g', 'e', 'n', 't', 'Space', '9', '7', 'ArrowDown']) {
      times.push(await measureLongestTask(page, () => page.keyboard.press(key)));
    }
    const [slowest, ...others] = times.toSorted((one, other) => other - one);
    expect(others[0], `the slowest took ${slowest}`).toBeLessThan(MAX_KEY_TIME);
  },
);
