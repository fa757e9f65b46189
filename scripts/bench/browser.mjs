import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../lib/installed.mjs';
import { recordTimes } from './record-times.mjs';

/** 150 ms round trip, 1.6 Mbit/s down and 0.75 Mbit/s up; throughput in bytes per second. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
export const CPU_SLOWDOWN = 4;
const MEMBER = 'maya@lindqvistcoaching.com';

/** The number that the plain build shows. */
const TOOL_COUNT = 9;

export function launchBrowser() {
  return chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

function countTransfers(cdp) {
  const files = new Map();
  const transfers = { requests: 0, javascriptBytes: 0 };
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    files.set(requestId, response);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = files.get(requestId);
    if (!response || /^(?:data|blob):/.test(response.url)) return;
    transfers.requests += 1;
    if (/javascript/.test(response.mimeType)) transfers.javascriptBytes += encodedDataLength;
  });
  return transfers;
}

/**
 * Opens a page in a new browser context, with an empty cache and its own database of the mock API.
 * @param {{ browser: import('@playwright/test').Browser, apiOrigin: string }} bench
 * @param {{ state?: object, slowNetwork?: boolean }} options `state` is sent to the mock API
 */
export async function openPage({ browser, apiOrigin }, { state = {}, slowNetwork = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([
    { name: 'mock_session', value: randomUUID(), domain: 'localhost', path: '/' },
  ]);
  await context.request.put(`${apiOrigin}/mock/state`, {
    data: { signIn: MEMBER, toolCount: TOOL_COUNT, ...state },
  });
  await context.addInitScript(recordTimes);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (slowNetwork) {
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  }
  return { page, transfers: countTransfers(cdp), close: () => context.close() };
}

function idleShare(before, after) {
  const sum = (list, pick) => list.reduce((total, { times }) => total + pick(times), 0);
  const all = (times) => Object.values(times).reduce((total, time) => total + time, 0);
  const idle = sum(after, ({ idle: time }) => time) - sum(before, ({ idle: time }) => time);
  return idle / (sum(after, all) - sum(before, all));
}

/** Waits until the processors are mostly idle, for 10 s at most. */
export async function waitForIdleMachine() {
  for (let attempt = 0; attempt < 33; attempt += 1) {
    const before = cpus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (idleShare(before, cpus()) > 0.6) return;
  }
}

/** A page without a request for this long counts as idle, in milliseconds. */
const IDLE_MS = 2500;

/** Waits until the page is idle, also after requests of its idle callbacks. */
export async function untilIdle(page, transfers) {
  let lastCount = -1;
  while (lastCount !== transfers.requests) {
    lastCount = transfers.requests;
    await page.waitForTimeout(IDLE_MS);
  }
}
