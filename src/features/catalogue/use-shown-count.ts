import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  FIRST_TOOLS,
  reachesTrigger,
  SCROLL_CHECK_MS,
  STEP_DELAY_MS,
  throttle,
  TOOLS_PER_STEP,
} from './infinite-scroll';

const FIELD = 'shownTools';

function field(name: string): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** The router's key of the history entry that the browser stands on. */
function isCurrent(entry: string): boolean {
  return (field('key') ?? 'default') === entry;
}

function write(count: number | undefined): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...Object(state), [FIELD]: count }, '');
}

// Opening the address that is open already is a new visit, which starts at 9; yet the browser hands
// it the entry of the old one.
const [visit] = performance.getEntriesByType('navigation');
if (visit && 'type' in visit && visit.type === 'navigate' && field(FIELD) !== undefined) {
  write(undefined);
}

// The count lives in the browser's own history entry, beside what the router keeps there: Back and
// a reload bring it along.
function recall(entry: string): number | undefined {
  const count = isCurrent(entry) ? field(FIELD) : undefined;
  return Number.isInteger(count) && Number(count) > FIRST_TOOLS ? Number(count) : undefined;
}

function remember(entry: string, count: number): void {
  if (!isCurrent(entry) || count === (recall(entry) ?? FIRST_TOOLS)) return;
  write(count);
}

export interface ShownCountInput {
  /** How many tools there are to show. */
  total: number;
  /** The router's key of the history entry. */
  entry: string;
  /** Names the filter; another one starts at 9 again. */
  filter: string;
}

/**
 * How many tools show: 9, and 6 more 500 ms after the page is scrolled to 80 percent of its height
 * (core specification, sections 4 and 9). Each history entry has its own count; one that changes
 * nothing of the filter (a dialog named in the address) goes on with the count that was there.
 */
export function useShownCount({ total, entry, filter }: ShownCountInput) {
  const [state, setState] = useState(() => ({
    entry,
    filter,
    count: recall(entry) ?? FIRST_TOOLS,
    loading: false,
  }));
  if (state.entry !== entry) {
    const carried = state.filter === filter ? state.count : FIRST_TOOLS;
    setState({ entry, filter, count: recall(entry) ?? carried, loading: false });
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
      setState((now) => ({ ...now, loading: true }));
    };
    const throttled = throttle(check, SCROLL_CHECK_MS);
    const onScroll = () => {
      // Noted while a step is loading, too: it is what the next check goes by.
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
      setState((now) => ({ ...now, count: now.count + TOOLS_PER_STEP, loading: false }));
    }, STEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [entry, loading]);

  // Not a passive effect: a press on a card that has just shown would leave the entry before it.
  useLayoutEffect(() => remember(entry, count), [entry, count]);

  return { shown: Math.min(count, total), loading: loading && hasMore };
}
