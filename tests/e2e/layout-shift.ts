import type { Page } from '@playwright/test';

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
