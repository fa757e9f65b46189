import type { Page } from '@playwright/test';
import { CATEGORIES } from '@/resources/tools/categories';
import { expect } from './fixtures';

const CATEGORY_NAMES: string[] = CATEGORIES.map(({ name }) => name);

/** Expects that neither the page nor a dialog or its body scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() =>
      [
        document.documentElement,
        // A list of tabs and a table scroll on their own.
        ...document.querySelectorAll(
          '[role="dialog"], [role="dialog"] :not([role="tablist"], :has(> table))',
        ),
      ]
        .filter((box, index) => index === 0 || getComputedStyle(box).overflowY === 'auto')
        .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
  await expect.soft.poll(async () => Math.max(...(await overflow())), page.url()).toBe(0);
}

/**
 * Expects that no name ends in an ellipsis; an excerpt, which is a paragraph, a placeholder and the
 * category of a card, which is shortened for its cost, may.
 */
export async function expectNoCutName(page: Page): Promise<void> {
  const cutNames = () =>
    page.locator(':is(#main, [role="dialog"]) :not(p, input)').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { textOverflow, webkitLineClamp } = getComputedStyle(element);
          return (
            (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
            (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight)
          );
        })
        .map(({ textContent }) => textContent),
    );
  const cutOthers = async () => (await cutNames()).filter((text) => !CATEGORY_NAMES.includes(text));
  await expect.soft.poll(cutOthers, page.url()).toEqual([]);
}

/**
 * Expects that no text exceeds the sides of the box around it, and that none is broken into lines of
 * few letters. A box has a border or a background, or clips what is in it.
 * @param fewLetters 0 if a text beside a long one may be broken
 */
export async function expectTextsInBoxes(page: Page, fewLetters = 4): Promise<void> {
  const outside = () =>
    page.evaluate((letters) => {
      const isBox = (element: Element) => {
        const { borderLeftWidth, backgroundColor } = getComputedStyle(element);
        return borderLeftWidth !== '0px' || !backgroundColor.endsWith(', 0)');
      };
      const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent?.trim() ?? '';
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (text === '' || width === 0) continue;
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (text.length > 8 && text.length / lines.size <= letters) found.push(`broken: ${text}`);
        let box = texts.currentNode.parentElement;
        while (box?.parentElement && !isBox(box) && !clips(box)) box = box.parentElement;
        if (!box || clips(box)) continue;
        const sides = box.getBoundingClientRect();
        if (left < sides.left - 1 || right > sides.right + 1) found.push(`outside: ${text}`);
      }
      return found;
    }, fewLetters);
  await expect.soft.poll(outside, { message: page.url(), timeout: 1500 }).toEqual([]);
}

/** Expects that no text of the page overlaps the picture in its background. */
export async function expectNoTextOnPicture(page: Page): Promise<void> {
  const overlapping = () =>
    page.evaluate(() => {
      const picture = document.querySelector('svg > svg > path')?.getBoundingClientRect();
      const main = document.getElementById('main');
      if (!picture || !main || document.querySelector('[role="dialog"], [role="menu"]')) return [];
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNode(texts.currentNode);
        const overlaps = Array.from(range.getClientRects()).some(
          ({ right, bottom, width }) => width > 1 && right > picture.left && bottom > picture.top,
        );
        if (overlaps) found.push(texts.currentNode.textContent ?? '');
      }
      return found;
    });
  await expect.soft.poll(overlapping, { message: page.url(), timeout: 1500 }).toEqual([]);
}

/** Adds up the layout shifts of the next page. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shift = { total: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shift.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the layout shifts of the page. */
export const layoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { shift: { total: number } }).shift.total);
