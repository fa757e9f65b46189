import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import type { Engine, EngineElement, EnginePage } from './engine';

function wrapElement(page: Page, handle: ElementHandle): EngineElement {
  return {
    click: async () => {
      // Puppeteer waits for a frame before the press, and Chromium renders none of a tab in the
      // background.
      await page.bringToFront();
      await handle.click();
    },
    type: (text) => handle.type(text),
    upload: (path) => (handle as ElementHandle<HTMLInputElement>).uploadFile(path),
  };
}

function wrapPage(page: Page): EnginePage {
  // Firefox asks before it leaves a page with unsaved text, also under automation.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    runScript: async (source) => void (await page.evaluate(`${source};null`)),
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
    element: async (find, ...args) => {
      const handle = await page.evaluateHandle(
        find as (...args: unknown[]) => Element | null,
        ...args,
      );
      const element = handle.asElement();
      return element && wrapElement(page, element as ElementHandle);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

/** A browser that Puppeteer has started. */
export async function wrapBrowser(browser: Browser): Promise<Engine> {
  const [page] = await browser.pages();
  if (!page) throw new Error('The browser has opened no page.');
  return {
    firstPage: wrapPage(page),
    newPage: async () => wrapPage(await browser.newPage({ type: 'window' })),
    pages: async () => (await browser.pages()).map(wrapPage),
    close: () => browser.close(),
  };
}
