import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { WINDOW, type Engine, type EnginePage } from './engine';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts an X server on a free display. */
async function startDisplay(): Promise<{ process: ChildProcess; name: string }> {
  const { width, height } = WINDOW;
  const screen = `${width}x${height + 200}x24`;
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return { process: server, name: `:${number.toString().trim()}` };
}

function wrapPage(driver: WebDriver, window: string): EnginePage {
  const focus = () => driver.switchTo().window(window);
  return {
    goto: async (url) => {
      await focus();
      await driver.get(url);
    },
    reload: async () => {
      await focus();
      await driver.navigate().refresh();
    },
    runScript: async (source) => {
      await focus();
      await driver.executeScript(source);
    },
    evaluate: async (run, ...args) => {
      await focus();
      return driver.executeScript(run, ...args);
    },
    element: async (find, ...args) => {
      await focus();
      const element = await driver.executeScript<WebElement | null>(find, ...args);
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.sendKeys(text),
          upload: (path) => element.sendKeys(path),
        }
      );
    },
    screenshot: async () => {
      await focus();
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
  };
}

/**
 * Starts WebKitGTK's small browser with empty storage on an X server of its own, driven by
 * WebDriver.
 */
export async function startWebKit(): Promise<Engine> {
  const display = await startDisplay();
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    display.process.kill();
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await expect(async () => expect((await fetch(`${origin}/status`)).ok).toBe(true)).toPass({
      timeout: 10_000,
    });
    const { width, height } = WINDOW;
    const driver = await new Builder()
      .usingServer(origin)
      // Without further options the driver starts the browser that comes with it.
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    return {
      firstPage: wrapPage(driver, await driver.getWindowHandle()),
      newPage: async () => {
        await driver.switchTo().newWindow('window');
        return wrapPage(driver, await driver.getWindowHandle());
      },
      pages: async () =>
        (await driver.getAllWindowHandles()).map((window) => wrapPage(driver, window)),
      close: async () => {
        try {
          await driver.quit();
        } finally {
          stop();
        }
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
