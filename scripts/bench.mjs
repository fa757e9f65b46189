/**
 * Times of the first screen, as ratios between variants measured turn by turn in one run: absolute
 * times say more about the machine than about the build. Needs `npm run build` and Chromium.
 *
 *   npm run bench              9 runs a variant
 *   npm run bench -- 21        21 runs a variant
 *
 * Variants: `built` is dist/ as it is; `late` asks for the session and the catalogue only when the
 * application's code runs; `bare` waits for the code with the first paint, too.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startPreview } from './lib/preview-server.mjs';

const RUNS = Number(process.argv[2] ?? 9);
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;
const MEMBER = 'maya@lindqvistcoaching.com';

const html = readFileSync('dist/index.html', 'utf8');
const withoutEarlyRequests = html.replace(/<script>\(function.*?<\/script>/s, '');
const variants = {
  built: html,
  late: withoutEarlyRequests,
  bare: withoutEarlyRequests.replace(
    /<div id="root">.*<\/div>\s*<noscript>/s,
    '<div id="root"></div><noscript>',
  ),
};

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

async function openPage(browser, preview, patch) {
  const context = await browser.newContext();
  await context.addCookies([
    { name: 'mock_session', value: randomUUID(), domain: 'localhost', path: '/' },
  ]);
  await context.request.put(`${preview.apiOrigin}/mock/state`, { data: patch });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, cdp };
}

/** First paint and first card of one cold load, in milliseconds after the navigation began. */
async function coldLoad(browser, preview, variant) {
  const { context, page, cdp } = await openPage(browser, preview, { signIn: MEMBER });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await page.route(`${preview.portalOrigin}/explore`, (route) =>
    route.fulfill({ contentType: 'text/html', body: variants[variant] }),
  );
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main a[href^="/tool/"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('cards')));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${preview.portalOrigin}/explore`);
  await page.waitForFunction(() => performance.getEntriesByName('cards').length > 0);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    cards: performance.getEntriesByName('cards')[0]?.startTime ?? 0,
  }));
  await context.close();
  return times;
}

/** From the press of a filter chip to the paint of its result, with 10,000 tools. */
async function filterChange(browser, preview) {
  const { context, page } = await openPage(browser, preview, {
    signIn: MEMBER,
    toolCount: 10_000,
  });
  await page.goto(`${preview.portalOrigin}/explore`);
  const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button');
  await page.getByText('Showing 9 of').waitFor();
  const times = [];
  for (let index = 1; index <= 7; index += 1) {
    const chip = await chips.nth(index).elementHandle();
    times.push(
      await page.evaluate(
        (button) =>
          new Promise((done) => {
            const pressed = performance.now();
            button.click();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => done(performance.now() - pressed);
              port2.postMessage(null);
            });
          }),
        chip,
      ),
    );
  }
  await context.close();
  return median(times);
}

/** From the press of the usage button to the paint of the dashboard, with its answers cached. */
async function dashboardOpening(browser, preview) {
  const { context, page } = await openPage(browser, preview, { signIn: MEMBER });
  await page.goto(`${preview.portalOrigin}/explore`);
  const button = page.getByRole('button', { name: /Credit usage/ });
  const dialog = page.getByRole('dialog', { name: 'Credit usage' });
  const times = [];
  for (let run = 0; run < 7; run += 1) {
    times.push(
      await (
        await button.elementHandle()
      ).evaluate(
        (element) =>
          new Promise((done) => {
            const pressed = performance.now();
            element.click();
            const look = () => {
              if (!document.querySelector('[role=dialog] h2')) return requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => done(performance.now() - pressed);
              port2.postMessage(null);
            };
            requestAnimationFrame(look);
          }),
      ),
    );
    await dialog.getByText('Credit stacks').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await context.close();
  // The first one fetched code and answers.
  return median(times.slice(1));
}

/** The share of frames that came late while some 3,000 loaded transactions were scrolled. */
async function droppedFrames(browser, preview) {
  const { context, page } = await openPage(browser, preview, {
    signIn: 'victor@almeidaacademy.com',
  });
  await page.goto(`${preview.portalOrigin}/explore?modal=usage&usageTab=transactions`);
  const more = page.getByRole('button', { name: 'Load more' });
  for (let press = 0; press < 60; press += 1) {
    const answered = page.waitForResponse(/\/tokens\/history\?/);
    await more.click();
    await answered;
  }
  const dropped = await page.evaluate(async () => {
    const lists = [...document.querySelectorAll('[role=dialog] *')];
    const scroller = lists.find(
      ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight * 5,
    );
    const frames = [];
    let last = performance.now();
    for (let frame = 0; frame < 180; frame += 1) {
      scroller.scrollTop += 60;
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - last);
      last = now;
    }
    return frames.filter((time) => time > 25).length / frames.length;
  });
  await context.close();
  return dropped;
}

/** The longest task while 1,000 saved outputs of 2,000 characters come, are searched and paged. */
async function savedOutputs(browser, preview) {
  const { context, page } = await openPage(browser, preview, { signIn: MEMBER });
  const text = 'A part of a text with **bold words**, [a link](https://example.com) and more.\n\n';
  const items = Array.from({ length: 500 }, (_, index) => ({
    id: String(index),
    gptResponse: `Output no${index}. ${text.repeat(25)}`,
    createdAt: new Date(Date.UTC(2024, 0, 1 + index)).toISOString(),
  }));
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route('**/user-assets', async (route) => {
    await released;
    await route.fulfill({
      json: { valueladders: items, trafficsources: items },
      headers: {
        'Access-Control-Allow-Origin': preview.portalOrigin,
        'Access-Control-Allow-Credentials': 'true',
      },
    });
  });
  await page.goto(`${preview.portalOrigin}/profile`);
  await page.getByRole('button', { name: 'View Business Profile' }).waitFor();
  // What the start of the portal leaves for later is done by then.
  await page.waitForTimeout(4000);
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  release();
  await page.getByText(/Showing 24 of/).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search saved' });
  await search.pressSequentially('no77.');
  await page.getByText('2 outputs found in all tabs').waitFor();
  await search.fill('');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText(/Showing 48 of/).waitFor();
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks));
  await context.close();
  return longest;
}

const preview = await startPreview();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // A page that the script answers itself has no address, and may not ask loopback otherwise.
    '--disable-features=LocalNetworkAccessChecks',
  ],
});
try {
  const samples = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of Object.keys(variants)) {
      samples[name].push(await coldLoad(browser, preview, name));
    }
  }
  const base = {
    paint: median(samples.bare.map(({ paint }) => paint)),
    cards: median(samples.bare.map(({ cards }) => cards)),
  };
  console.log(`Cold load of /explore, medians of ${RUNS}; ratios to "bare" of the same run`);
  for (const [name, times] of Object.entries(samples)) {
    const paint = median(times.map((time) => time.paint));
    const cards = median(times.map((time) => time.cards));
    console.log(
      `${name.padEnd(6)} first paint ${(paint / base.paint).toFixed(2)} (${paint.toFixed(0)} ms)   ` +
        `cards ${(cards / base.cards).toFixed(2)} (${cards.toFixed(0)} ms)`,
    );
  }
  const filter = await filterChange(browser, preview);
  console.log(
    `Filter change among 10,000 tools at ${CPU_SLOWDOWN}x: ${filter.toFixed(0)} ms until painted`,
  );
  const opening = await dashboardOpening(browser, preview);
  console.log(
    `Dashboard opening, cached, at ${CPU_SLOWDOWN}x: ${opening.toFixed(0)} ms until painted`,
  );
  const dropped = await droppedFrames(browser, preview);
  console.log(
    `Scrolling 3,000 transactions at ${CPU_SLOWDOWN}x: ${(dropped * 100).toFixed(0)} % of frames late`,
  );
  const longest = await savedOutputs(browser, preview);
  console.log(
    `1,000 saved outputs at ${CPU_SLOWDOWN}x: longest task ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await preview.close();
}
