import { openPage } from './browser.mjs';
import { median } from './statistics.mjs';

/** Clicks a control and resolves to the milliseconds until the result is painted. */
function timeClick(button) {
  return new Promise((resolve) => {
    const clickedAt = performance.now();
    button.click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - clickedAt);
      port2.postMessage(null);
    });
  });
}

/** Milliseconds from the click on a category to the paint of its tools, with 10,000 tools. */
export async function measureFilter(bench) {
  const { page, close } = await openPage(bench, { state: { toolCount: 10_000 } });
  await page.goto(`${bench.portalOrigin}/explore`);
  // All and Free tools are before the categories.
  const filters = page.getByRole('group', { name: 'Filters' }).getByRole('button');
  await page.getByText('Showing 9 of').waitFor();
  const times = [];
  for (let index = 1; index <= 7; index += 1) {
    times.push(await filters.nth(index + 1).evaluate(timeClick));
  }
  await close();
  return median(times);
}

async function shareOfLateFrames() {
  const lists = [...document.querySelectorAll('[role=dialog] *')];
  const list = lists.find(
    ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight * 5,
  );
  const frames = [];
  let last = performance.now();
  for (let frame = 0; frame < 180; frame += 1) {
    list.scrollTop += 60;
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - last);
    last = now;
  }
  return frames.filter((time) => time > 25).length / frames.length;
}

/** The share of frames that take longer than 25 ms while 3,000 loaded transactions are scrolled. */
export async function measureScrolling(bench) {
  const { page, close } = await openPage(bench, { state: { signIn: 'victor@almeidaacademy.com' } });
  await page.goto(`${bench.portalOrigin}/explore?modal=usage&usageTab=transactions`);
  const more = page.getByRole('button', { name: 'Load more' });
  for (let request = 0; request < 60; request += 1) {
    const response = page.waitForResponse(/\/tokens\/history\?/);
    await more.click();
    await response;
  }
  const share = await page.evaluate(shareOfLateFrames);
  await close();
  return share;
}
