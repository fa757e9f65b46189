import { openPage, untilIdle } from './browser.mjs';

/** Every route, with the state of the mock API that it is opened in. */
const ROUTES = [
  { path: '/' },
  { path: '/explore' },
  { path: '/profile' },
  { path: '/tool/ID' },
  { path: '/subscription' },
  { path: '/subscription-success?session_id=none' },
  { path: '/auth', state: { signIn: null } },
  { path: '/reset-password?token=none', state: { signIn: null } },
  { path: '/payment-success?session_id=none' },
  { path: '/payment-cancel' },
  { path: '/nowhere' },
];

async function firstToolId({ browser, apiOrigin }) {
  const { page, close } = await openPage({ browser, apiOrigin });
  const response = await page.request.get(`${apiOrigin}/api/getTools`);
  const [tool] = await response.json();
  await close();
  return tool._id;
}

/** The font loads after the page is complete, which gives the largest layout shift. */
const FONT_DELAY_MS = 4000;

async function delayFont(page) {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
}

/**
 * The cumulative layout shift of a cold load of every route until the page is idle, with the first
 * element that was shifted.
 * @returns {Promise<{ path: string, shift: number, moved: string }[]>}
 */
export async function measureLayoutShift(bench) {
  const id = await firstToolId(bench);
  const results = [];
  for (const { path, state } of ROUTES) {
    const { page, transfers, close } = await openPage(bench, { slowNetwork: true, state });
    await delayFont(page);
    await page.goto(bench.portalOrigin + path.replace('ID', id), { waitUntil: 'commit' });
    await untilIdle(page, transfers);
    await page.evaluate(() => document.fonts.ready);
    await untilIdle(page, transfers);
    const { shift, shifts } = await page.evaluate(() => window.bench);
    // Three decimals, as in browsers' developer tools, so that sub-pixel shifts of text count as 0.
    results.push({ path, shift: Number(shift.toFixed(3)), moved: shifts.flat()[0] ?? '' });
    await close();
  }
  return results;
}
