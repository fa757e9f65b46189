import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readEntryNumber, writeEntryNumber } from '@/lib/browser/history-entry';

export const FIRST_TOOLS = 9;
export const TOOLS_PER_STEP = 6;
const STEP_DELAY_MS = 500;
const SCROLL_CHECK_MS = 150;
const TRIGGER_SHARE = 0.8;

/** The page's scroll position and sizes, in CSS pixels. */
interface PagePosition {
  scrollY: number;
  innerHeight: number;
  scrollHeight: number;
}

/**
 * Whether the viewport's bottom has reached 80 percent of the page's height. Before the member has
 * scrolled it has to reach 100 percent, so that a tall window loads more only if nothing can be
 * scrolled. False for a height of 0, which means that there is no layout yet.
 */
export function reachesTrigger(
  { scrollY, innerHeight, scrollHeight }: PagePosition,
  hasScrolled: boolean,
): boolean {
  const share = hasScrolled ? TRIGGER_SHARE : 1;
  return scrollHeight > 0 && scrollY + innerHeight >= share * scrollHeight;
}

const COUNT = 'shownCount';

// The count is in the history entry's state, so that Back and a reload restore it.
function readCount(entry: string): number {
  const count = readEntryNumber(entry, COUNT);
  return Number.isInteger(count) ? Math.max(FIRST_TOOLS, Number(count)) : FIRST_TOOLS;
}

/**
 * How many tools show: 9, and 6 more 500 ms after the page is scrolled to 80 percent of its height
 * (docs/product/catalogue.md#explore-page). Each history entry keeps its own count.
 * @param total how many tools there are to show
 */
export function useShownCount(total: number) {
  const { key: entry } = useLocation();
  const [count, setCount] = useState(() => readCount(entry));
  const [isLoading, setIsLoading] = useState(false);
  const hasScrolled = useRef(false);
  const hasMore = count < total;

  useEffect(() => {
    if (!hasMore) return;
    const check = () => {
      const { scrollY, innerHeight } = window;
      const { scrollHeight } = document.documentElement;
      const position = { scrollY, innerHeight, scrollHeight };
      if (isLoading || !reachesTrigger(position, hasScrolled.current)) return;
      hasScrolled.current = false;
      setIsLoading(true);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let nextCheckAt = 0;
    const throttledCheck = () => {
      const wait = nextCheckAt - Date.now();
      clearTimeout(timer);
      if (wait > 0) {
        timer = setTimeout(throttledCheck, wait);
        return;
      }
      nextCheckAt = Date.now() + SCROLL_CHECK_MS;
      check();
    };
    const onScroll = () => {
      // Set while a step is loading, too: the next check reads it.
      hasScrolled.current = true;
      throttledCheck();
    };
    check();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', throttledCheck);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', throttledCheck);
    };
  }, [count, hasMore, isLoading]);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => {
      setCount((current) => current + TOOLS_PER_STEP);
      setIsLoading(false);
    }, STEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  // Not a passive effect: a click on a new card could navigate away before the count is saved.
  useLayoutEffect(() => {
    if (count !== readCount(entry)) writeEntryNumber(entry, COUNT, count);
  }, [entry, count]);

  return { shown: Math.min(count, total), isLoading: isLoading && hasMore };
}
