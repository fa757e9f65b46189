import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { PORTAL } from '../e2e/origins';
import type { EngineElement, EnginePage } from './engine';
import { findVisible, toQuery, type Target } from './find';

/** The limit of one command of a driver, in milliseconds: a driver may never respond. */
const COMMAND_LIMIT_MS = 10_000;
/** The limit until a page is as expected, in milliseconds. */
const EXPECT_LIMIT_MS = 20_000;

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

async function limit<Result>(command: string, result: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${command}: no response in ${COMMAND_LIMIT_MS} ms`)),
      COMMAND_LIMIT_MS,
    );
  });
  try {
    return await Promise.race([result, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** A page as a member uses it; each step waits until the page is ready for it. */
export class Tab {
  constructor(private readonly page: EnginePage) {}

  /** Opens a URL, or a path of the portal. */
  async goto(url: string): Promise<void> {
    await limit(`goto ${url}`, this.page.goto(new URL(url, PORTAL).href));
  }

  async reload(): Promise<void> {
    await limit('reload', this.page.reload());
  }

  async evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    return limit('evaluate', this.page.evaluate(run, ...args));
  }

  screenshot(): Promise<Buffer> {
    return limit('screenshot', this.page.screenshot());
  }

  async click(target: Target): Promise<void> {
    await this.withElement(target, true, (element) => element.click());
  }

  async type(label: string, text: string): Promise<void> {
    await this.withElement({ label }, false, (element) => element.type(text));
  }

  async upload(path: string): Promise<void> {
    await this.withElement({ file: true }, false, (element) => element.upload(path));
  }

  async expectVisible(target: Target): Promise<void> {
    await this.withElement(target, false, () => Promise.resolve());
  }

  async expectHidden(target: Target): Promise<void> {
    await this.expectPasses(`${JSON.stringify(toQuery(target))} is hidden`, async () => {
      expect(await this.find(target, false)).toBeNull();
    });
  }

  async expectUrl(pattern: RegExp): Promise<void> {
    await this.expectPasses(`the URL matches ${pattern}`, async () => {
      expect(await this.evaluate(() => window.location.href)).toMatch(pattern);
    });
  }

  private async withElement(
    target: Target,
    toPress: boolean,
    use: (element: EngineElement) => Promise<void>,
  ): Promise<void> {
    const name = JSON.stringify(toQuery(target));
    let found: EngineElement | null = null;
    await this.expectPasses(`${name} shows`, async () => {
      found = await this.find(target, toPress);
      expect(found, name).not.toBeNull();
      if (found) await limit(name, use(found));
    });
  }

  private async find(target: Target, toPress: boolean): Promise<EngineElement | null> {
    const hasLibrary = await this.evaluate(() => 'TestingLibraryDom' in window);
    if (!hasLibrary) await limit('add library', this.page.runScript(testingLibrary));
    return limit('find', this.page.element(findVisible, toQuery(target), toPress));
  }

  private async expectPasses(message: string, check: () => Promise<void>): Promise<void> {
    await expect(check, message).toPass({ timeout: EXPECT_LIMIT_MS, intervals: [100] });
  }
}
