import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

const realTimeout = globalThis.setTimeout;

/**
 * Stops timers and the date: `pass` moves them by exactly so much, `run` lets them move with the
 * real time again, and the end of the test ends it all. Requests are sent and answered meanwhile;
 * `findBy` and `waitFor` need a clock that moves, so a stopped one has `until`.
 */
export function stopClock() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  onTestFinished(() => void vi.useRealTimers());
  const pass = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  };
  return {
    pass,
    run: () => void vi.setTimerTickMode('interval', 10),
    /** Waits until an assertion holds, for 10 s of real time at least. */
    until: async (assertion: () => void): Promise<void> => {
      for (let attempt = 1; ; attempt += 1) {
        await pass(0);
        try {
          assertion();
          return;
        } catch (error) {
          if (attempt === 1000) throw error;
        }
        await new Promise((resolve) => realTimeout(resolve, 10));
      }
    },
  };
}
