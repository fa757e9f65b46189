import { openPage, untilIdle } from './browser.mjs';
import { median } from './statistics.mjs';

const DASHBOARD = 'Credit Usage Dashboard';
const dialogOf = (page) => page.getByRole('dialog');

/** The clicks that open each dialog; the last one is timed. */
const DIALOGS = {
  dashboard: {
    path: '/explore',
    presses: [(page) => page.getByRole('button', { name: /Credit usage/ })],
  },
  purchase: {
    path: '/explore',
    // Buy More shows only for a member with a plan and few credits.
    state: { signIn: 'chloe@martincareers.com' },
    presses: [
      (page) => page.getByRole('button', { name: 'Buy More' }),
      (page) => dialogOf(page).getByRole('button', { name: 'Get More Credits' }),
    ],
  },
  questionnaire: {
    path: '/profile',
    presses: [
      (page) => page.getByRole('button', { name: 'View Business Profile' }),
      (page) => dialogOf(page).getByRole('button', { name: 'Edit answers' }),
    ],
  },
};

/** Records in `window.opening` the milliseconds from the next click to the paint of a new dialog. */
function timeNextPress() {
  window.opening = 0;
  const before = new Set(document.querySelectorAll('[role=dialog]'));
  const onClick = ({ timeStamp }) => {
    const check = () => {
      const opened = [...document.querySelectorAll('[role=dialog]')].some(
        (element) => !before.has(element),
      );
      if (!opened) return requestAnimationFrame(check);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.opening = performance.now() - timeStamp);
      port2.postMessage(null);
    };
    requestAnimationFrame(check);
  };
  window.addEventListener('click', onClick, { capture: true, once: true });
}

/** Clicks a control when it exists, and resolves to the time until the dialog is painted. */
async function press(page, control) {
  await control.waitFor();
  await page.evaluate(timeNextPress);
  await control.click();
  await page.waitForFunction(() => window.opening > 0);
  return page.evaluate(() => window.opening);
}

async function firstOpening(bench, { path, state, presses }) {
  const { page, transfers, close } = await openPage(bench, { slowNetwork: true, state });
  await page.goto(bench.portalOrigin + path);
  let time = 0;
  for (const control of presses) {
    await untilIdle(page, transfers);
    time = await press(page, control(page));
  }
  await close();
  return time;
}

/** Milliseconds from the click to the paint of each dialog, for its first opening on an idle page. */
export async function measureFirstOpenings(bench, rounds) {
  const results = {};
  for (const [name, dialog] of Object.entries(DIALOGS)) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await firstOpening(bench, dialog));
    results[name] = median(times);
  }
  return results;
}

/** Milliseconds from the click to the paint of the dashboard with cached code and data. */
export async function measureCachedOpening(bench) {
  const { page, close } = await openPage(bench);
  await page.goto(`${bench.portalOrigin}/explore`);
  const times = [];
  for (let run = 0; run < 7; run += 1) {
    times.push(await press(page, DIALOGS.dashboard.presses[0](page)));
    const dashboard = page.getByRole('dialog', { name: DASHBOARD });
    await dashboard.getByText('Credit stacks').waitFor();
    await page.keyboard.press('Escape');
    await dashboard.waitFor({ state: 'hidden' });
  }
  await close();
  // The first opening loads code and data.
  return median(times.slice(1));
}
