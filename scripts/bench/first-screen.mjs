import { openPage, waitForIdleMachine, untilIdle } from './browser.mjs';
import { median, medianRatio } from './statistics.mjs';

async function untilCards(page, url) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.bench.cards > 0 && window.bench.paint > 0);
}

/** One cold load and a second visit: times, shift, requests and bytes until the page is idle. */
async function coldLoad(bench, url, isPortal) {
  const { page, transfers, close } = await openPage(bench, { slowNetwork: true });
  await untilCards(page, url);
  if (isPortal) await untilIdle(page, transfers);
  const times = await page.evaluate(() => window.bench);
  const load = { ...times, ...transfers };
  if (!isPortal) {
    await close();
    return load;
  }
  await page.goto('about:blank');
  const { javascriptBytes } = transfers;
  await untilCards(page, url);
  const { cards } = await page.evaluate(() => window.bench);
  const second = { cards, javascriptBytes: transfers.javascriptBytes - javascriptBytes };
  await close();
  return { ...load, second };
}

/**
 * Cold loads and second visits of the catalogue for a signed-in member, alternating with cold loads of
 * the plain build.
 * @param {{ plainOrigin: string, portalOrigin: string }} bench where the two builds are served
 * @param {number} rounds
 */
export async function measureFirstScreen(bench, rounds) {
  const builds = {
    plain: () => coldLoad(bench, `${bench.plainOrigin}/explore`, false),
    portal: () => coldLoad(bench, `${bench.portalOrigin}/explore`, true),
  };
  const loads = { plain: [], portal: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? ['portal', 'plain'] : ['plain', 'portal'];
    for (const name of order) {
      await waitForIdleMachine();
      loads[name].push(await builds[name]());
    }
  }

  const { plain, portal } = loads;
  const values = (list, name) => list.map((load) => load[name]);
  const ratio = (name) => medianRatio(values(portal, name), values(plain, name));
  const secondCards = portal.map(({ second }) => second.cards);
  return {
    milliseconds: Object.fromEntries(
      Object.entries(loads).map(([name, list]) => [
        name,
        { paint: median(values(list, 'paint')), cards: median(values(list, 'cards')) },
      ]),
    ),
    cards: ratio('cards'),
    paint: ratio('paint'),
    usable: median(
      portal.map(({ search, credits, menu, cards }) => Math.max(search, credits, menu) - cards),
    ),
    requests: Math.max(...values(portal, 'requests')),
    javascript: Math.max(...values(portal, 'javascriptBytes')),
    secondJavascript: Math.max(...portal.map(({ second }) => second.javascriptBytes)),
    secondCards: medianRatio(secondCards, values(plain, 'cards')),
  };
}

/**
 * Milliseconds from the load of the first chunk until search, credits and the menu can be used, while
 * the catalogue's request is pending.
 */
export async function measurePendingCatalogue(bench, rounds) {
  const delays = [];
  for (let round = 0; round < rounds; round += 1) {
    await waitForIdleMachine();
    const failures = [{ path: '/getTools', kind: 'slow', value: 60_000 }];
    const { page, close } = await openPage(bench, { slowNetwork: true, state: { failures } });
    await page.goto(`${bench.portalOrigin}/explore`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => window.bench.search && window.bench.credits && window.bench.menu,
    );
    delays.push(
      await page.evaluate(() => {
        const { search, credits, menu } = window.bench;
        const entry = document.querySelector('script[type=module][src]').src;
        const [code] = performance.getEntriesByName(entry);
        return Math.max(search, credits, menu) - code.responseEnd;
      }),
    );
    await close();
  }
  return median(delays);
}
