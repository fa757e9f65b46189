import type { Page } from '@playwright/test';
import { TRANSLATED, translatePage } from '../helpers/translate-page';
import { controlOf, expect, prepareContext, test as base, type MockControl } from './fixtures';

/** What a member does next. It ends with a check that the page shows the result. */
export type Station = (page: Page, mock: MockControl) => Promise<void>;
/** The stations by their names, in their order. */
export type Walk = Record<string, Station>;

/** Launches the tool of the page, closes it and reads how it was used last. */
export const launchTool: Station = async (page) => {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Launch Tool' }).click();
  const tool = await opened;
  // The tool spends credits while it loads.
  await tool.waitForLoadState();
  expect(await tool.evaluate(() => window.opener === null)).toBe(true);
  await tool.close();
  // The line about the last use changes when the tab becomes visible, which only one of two
  // browsers may be.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
};

/** A second browser, whose pages are translated. */
export const test = base.extend<{ translated: Page }>({
  translated: async ({ browser }, use) => {
    const context = await browser.newContext();
    await prepareContext(context);
    await context.addInitScript(translatePage, TRANSLATED);
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await use(page);
    expect(errors, 'uncaught errors of the translated page').toEqual([]);
    await context.close();
  },
});

/** The text of a page as it is read, with the values of its fields. */
const readText = (page: Page) =>
  page.evaluate((mark) => {
    const fields = document.querySelectorAll('input, textarea');
    const values = [...fields].map((field) => (field as HTMLInputElement).value);
    const lines = [document.body.innerText.replaceAll(mark, ''), ...values];
    return lines.flatMap((line) => line.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []);
  }, TRANSLATED);

/** Those of the names that the page shows translated, or not at all. */
const badNames = (page: Page, names: readonly string[]) =>
  page.evaluate(
    ({ mark, expected }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = new Set<string>();
      while (walker.nextNode()) texts.add((walker.currentNode as Text).data.trim());
      return expected.filter((name) => texts.has(name + mark) || !texts.has(name));
    },
    { mark: TRANSLATED, expected: names },
  );

const isTranslated = (mark: string) => document.body.textContent.includes(mark);

/** Walks through both pages and compares what they show at each station. */
export async function walk(plain: Page, translated: Page, stations: Walk): Promise<void> {
  for (const [name, go] of Object.entries(stations)) {
    await test.step(name, async () => {
      for (const page of [plain, translated]) await go(page, controlOf(page));
      expect(await translated.evaluate(isTranslated, TRANSLATED), 'is translated').toBe(true);
      await expect(async () => {
        expect(await readText(translated), name).toEqual(await readText(plain));
      }).toPass({ timeout: 15_000, intervals: [100, 250, 500] });
    });
  }
}

/** A station at which the page shows names as they are. */
export const expectNotTranslated =
  (...names: string[]): Station =>
  (page) =>
    expect.poll(() => badNames(page, names)).toEqual([]);
