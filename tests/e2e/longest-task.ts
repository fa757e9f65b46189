import type { Page } from '@playwright/test';

/** How much slower than this machine a member's may be. */
const CPU_SLOWDOWN = 4;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * The CPU time of the longest main-thread task during an action, in milliseconds, multiplied by
 * `CPU_SLOWDOWN`. The browser's own slow-down is not used, because it uses elapsed time, which
 * includes other work on the machine. The trace contains all pages of the browser.
 */
export async function measureLongestTask(
  page: Page,
  action: () => Promise<unknown>,
): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  let trace: Buffer;
  try {
    await action();
    // Waits for the effects, layout and paint of the last change.
    await page.waitForTimeout(500);
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
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
