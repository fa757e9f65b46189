import { CPU_SLOWDOWN } from './browser.mjs';

/**
 * The CPU time of the longest main-thread task during an action, in milliseconds, multiplied by
 * `CPU_SLOWDOWN`. The browser's own slow-down is not used, because it uses elapsed time, which includes
 * other work on the machine; the page's throttling rate is 1 during the action and afterwards. The
 * trace contains all pages of the browser.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} action
 */
export async function measureLongestTask(page, action) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const browser = page.context().browser();
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  let trace;
  try {
    await action();
    // Waits for the effects, layout and paint of the last change.
    await page.waitForTimeout(500);
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString());
  const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks of the main thread.');
  return (Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000) * CPU_SLOWDOWN;
}
