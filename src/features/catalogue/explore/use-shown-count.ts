import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readEntryNumber, writeEntryNumber } from '@/lib/browser/history-entry';
import {
  FIRST_TOOLS,
  reachesTrigger,
  SCROLL_CHECK_MS,
  STEP_DELAY_MS,
  throttle,
  TOOLS_PER_STEP,
} from './infinite-scroll';

// The count is in the history entry's state, so that Back and a reload restore it.
function readCount(entry: string): number | undefined {
  const count = readEntryNumber(entry, 'shownCount');
  return Number.isInteger(count) && Number(count) > FIRST_TOOLS ? count : undefined;
}

function saveCount(entry: string, count: number): void {
  if (count !== (readCount(entry) ?? FIRST_TOOLS)) writeEntryNumber(entry, 'shownCount', count);
}

export interface ShownCountInput {
  /** How many tools there are to show. */
  total: number;
  /** The router's key of the history entry. */
  entry: string;
  /**
   * Identifies the filter. A new history entry with another filter starts with 9 tools, one with
   * the same filter with the current count.
   */
  filter: string;
}

/**
 * How many tools show: 9, and 6 more 500 ms after the page is scrolled to 80 percent of its height
 * (docs/product/catalogue.md#explore-page). Each history entry has its own count; a new entry with
 * the same filter (a dialog in the URL) starts with the current count.
 */
export function useShownCount({ total, entry, filter }: ShownCountInput) {
  const [state, setState] = useState(() => ({
    entry,
    filter,
    count: readCount(entry) ?? FIRST_TOOLS,
    loading: false,
  }));
  if (state.entry !== entry) {
    const initial = state.filter === filter ? state.count : FIRST_TOOLS;
    setState({ entry, filter, count: readCount(entry) ?? initial, loading: false });
  }
  const { count, loading } = state;
  const hasMore = count < total;
  const hasScrolled = useRef(false);

  useEffect(() => {
    hasScrolled.current = false;
  }, [entry]);

  useEffect(() => {
    if (!hasMore) return;
    const check = () => {
      const { scrollY, innerHeight } = window;
      const { scrollHeight } = document.documentElement;
      const position = { scrollY, innerHeight, scrollHeight };
      if (loading || !reachesTrigger(position, hasScrolled.current)) return;
      hasScrolled.current = false;
      setState((current) => ({ ...current, loading: true }));
    };
    const throttled = throttle(check, SCROLL_CHECK_MS);
    const onScroll = () => {
      // Set while a step is loading, too: the next check reads it.
      hasScrolled.current = true;
      throttled();
    };
    check();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', throttled);
    return () => {
      throttled.cancel();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', throttled);
    };
  }, [entry, count, hasMore, loading]);

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      setState((current) => ({
        ...current,
        count: current.count + TOOLS_PER_STEP,
        loading: false,
      }));
    }, STEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [entry, loading]);

  // Not a passive effect: a click on a new card could navigate away before the count is saved.
  useLayoutEffect(() => saveCount(entry, count), [entry, count]);

  return { shown: Math.min(count, total), loading: loading && hasMore };
}
