import { launch } from 'puppeteer-core';
import { findChromium } from '../../scripts/lib/installed.mjs';
import { WINDOW, type Engine } from '../engines/engine';
import { wrapBrowser } from '../engines/puppeteer';

/** Starts Debian's Chromium with a new profile. */
export async function startChromium(): Promise<Engine> {
  const browser = await launch({
    executablePath: findChromium() ?? 'chromium',
    defaultViewport: WINDOW,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return wrapBrowser(browser);
}
