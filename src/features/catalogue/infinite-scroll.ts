/** Numbers of the infinite scroll (core specification, section 9). */
export const FIRST_TOOLS = 9;
export const TOOLS_PER_STEP = 6;
export const STEP_DELAY_MS = 500;
export const SCROLL_CHECK_MS = 150;
const TRIGGER_SHARE = 0.8;

/** Where the page stands, in CSS pixels. */
export interface PagePosition {
  scrollY: number;
  innerHeight: number;
  scrollHeight: number;
}

/**
 * True when the page is read down to 80 percent of its height. One that nobody has scrolled has to
 * show its end: a tall window brings more only where there is nothing to scroll. A page without a
 * height has no layout yet and reaches nothing.
 */
export function reachesTrigger(
  { scrollY, innerHeight, scrollHeight }: PagePosition,
  hasScrolled: boolean,
): boolean {
  const share = hasScrolled ? TRIGGER_SHARE : 1;
  return scrollHeight > 0 && scrollY + innerHeight >= share * scrollHeight;
}

/** A function that runs at once and then at most every so many milliseconds. */
export interface Throttled {
  (): void;
  cancel: () => void;
}

/** Throttles a check so that the last call is never lost: it runs when the interval has passed. */
export function throttle(run: () => void, intervalMs: number): Throttled {
  let lastRun = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runNow = () => {
    timer = undefined;
    lastRun = Date.now();
    run();
  };
  const throttled = () => {
    if (timer !== undefined) return;
    const wait = lastRun + intervalMs - Date.now();
    if (wait <= 0) runNow();
    else timer = setTimeout(runNow, wait);
  };
  throttled.cancel = () => clearTimeout(timer);
  return throttled;
}
