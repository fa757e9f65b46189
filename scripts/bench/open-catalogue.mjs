import { randomUUID } from 'node:crypto';

/** Bytes per second and milliseconds: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** The plain build shows nine tools, too. */
const STATE = { signIn: 'maya@lindqvistcoaching.com', toolCount: 9 };
/** A page without a request for this long counts as idle, in milliseconds. */
const IDLE_MS = 2500;

/**
 * Runs in the page before its scripts. Records in `window.bench`, in milliseconds since the start
 * of the navigation, the first paint, the paint of the first cards, and when search, credits and
 * menu are usable.
 */
function recordTimes() {
  const controls = [
    'header input:not(:disabled, [readonly])',
    'header button[aria-label*=" credits"]:not(:disabled)',
    'header button[aria-label="Profile menu"]:not(:disabled)',
  ];
  const times = { paint: 0, cards: 0, usable: 0 };
  window.bench = times;
  const isVisible = (selector) =>
    (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  const check = () => {
    times.paint ||= performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // In the next frame the card has been painted.
    if (!times.cards && isVisible('main a[href^="/tool/"]'))
      requestAnimationFrame(() => (times.cards = performance.now()));
    if (!times.usable && controls.every(isVisible)) times.usable = performance.now();
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

function countTransfers(cdp) {
  const types = new Map();
  const transfers = { requests: 0, scriptBytes: 0 };
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http')) types.set(requestId, response.mimeType);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!types.has(requestId)) return;
    transfers.requests += 1;
    if (/javascript/.test(types.get(requestId))) transfers.scriptBytes += encodedDataLength;
  });
  return transfers;
}

/**
 * Opens the catalogue as a signed-in member in a new browser context, twice: cold, and from the
 * cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} apiOrigin of the mock API
 * @param {string} origin where the build is served
 * @returns times in milliseconds, requests and bytes of scripts until the page is idle
 */
export async function openCatalogue(browser, apiOrigin, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const session = { name: 'mock_session', value: randomUUID(), domain: 'localhost', path: '/' };
  await context.addCookies([session]);
  await context.request.put(`${apiOrigin}/mock/state`, { data: STATE });
  await context.addInitScript(recordTimes);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  const transfers = countTransfers(cdp);

  async function load() {
    const before = { ...transfers };
    await page.goto(`${origin}/explore`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench.cards > 0 && window.bench.paint > 0);
    for (let known = -1; known !== transfers.requests;) {
      known = transfers.requests;
      await page.waitForTimeout(IDLE_MS);
    }
    const times = await page.evaluate(() => window.bench);
    const scriptBytes = transfers.scriptBytes - before.scriptBytes;
    return { ...times, requests: transfers.requests - before.requests, scriptBytes };
  }
  const first = await load();
  await page.goto('about:blank');
  const second = await load();
  await context.close();
  return { ...first, second };
}
