import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/lib/installed.mjs';
import { WINDOW, type Engine, type EngineElement, type EnginePage } from './engine';

function wrapElement(handle: ElementHandle): EngineElement {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    upload: (path) => (handle as ElementHandle<HTMLInputElement>).uploadFile(path),
  };
}

function wrapPage(page: Page): EnginePage {
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
      return element && wrapElement(element as ElementHandle);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

/** Starts the installed Firefox with a new profile, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    headless: true,
    defaultViewport: null,
    args: [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`],
    extraPrefsFirefox: {
      // Without a mouse, Firefox would not match the media query `hover: hover`.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // The response to the press that opens a tab arrives only while its page is in the
      // foreground.
      'browser.tabs.loadDivertedInBackground': true,
    },
  });
  const [page] = await browser.pages();
  if (!page) throw new Error('Firefox has opened no page.');
  return {
    firstPage: wrapPage(page),
    newPage: async () => wrapPage(await browser.newPage({ type: 'window' })),
    pages: async () => (await browser.pages()).map(wrapPage),
    close: () => browser.close(),
  };
}
