import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

const realTimeout = globalThis.setTimeout;

/**
 * Replaces timers and the date by fake ones until the test ends: `advance` moves them by an exact
 * time, `resume` lets them follow the real time. Requests are sent and answered in real time.
 * `findBy` and `waitFor` need moving timers; `waitUntil` replaces them while the clock is stopped.
 */
export function stopClock() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  onTestFinished(() => {
    // Lazy-loaded code may await a timeout without a delay. Without it, the load would remain
    // pending in the modules of the worker, and later tests would never get the code.
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
  });
  const advance = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  };
  return {
    advance,
    resume: () => void vi.setTimerTickMode('interval', 10),
    /** Retries an assertion until it holds, for at least 20 s of real time. */
    waitUntil: async (assertion: () => void): Promise<void> => {
      for (let attempt = 1; ; attempt += 1) {
        await advance(0);
        try {
          assertion();
          return;
        } catch (error) {
          if (attempt === 2000) throw error;
        }
        await new Promise((resolve) => realTimeout(resolve, 10));
      }
    },
  };
}

/**
 * Measures the processor time of this process while `work` runs, in milliseconds. Unlike wall-clock
 * time it does not depend on other processes.
 */
export function measureCpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Sets the time zone of the process until the test ends. */
export function setTimeZone(timeZone: string): void {
  const before = process.env['TZ'];
  process.env['TZ'] = timeZone;
  onTestFinished(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });
}
