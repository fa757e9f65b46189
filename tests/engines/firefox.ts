import { launch } from 'puppeteer-core';
import { findFirefox } from '../../scripts/lib/installed.mjs';
import { WINDOW, type Engine } from './engine';
import { wrapBrowser } from './puppeteer';

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
  return wrapBrowser(browser);
}
