import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { enterHistoryEntry, recordScroll, restoreScroll } from '@/app/scroll-restoration';

/**
 * A page that can be scrolled as far as it is high, and that notifies its observers when it grows.
 */
function openShortPage() {
  let maximum = 0;
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notify: () => void;
      constructor(notify: () => void) {
        this.#notify = notify;
      }
      observe = () => observers.add(this.#notify);
      disconnect = () => observers.delete(this.#notify);
    },
  );
  const scroll = (top: number) => {
    vi.stubGlobal('scrollY', Math.min(top, maximum));
    window.dispatchEvent(new Event('scroll'));
  };
  vi.stubGlobal('scrollTo', (_: number, top: number) => scroll(top));
  return {
    scroll,
    grow: (height: number) => {
      maximum = height;
      for (const notify of observers) notify();
    },
    shrink: () => {
      maximum = 0;
      scroll(0);
    },
  };
}

/** Leaves a history entry at 900 px, and returns to it while its page is still empty. */
function returnToEntry() {
  const page = openShortPage();
  onTestFinished(recordScroll());
  enterHistoryEntry('left');
  page.grow(900);
  page.scroll(900);
  enterHistoryEntry('elsewhere');
  page.shrink();
  enterHistoryEntry('left');
  onTestFinished(restoreScroll('left'));
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** The position of a history entry that is kept over a reload. */
function savedPosition(key: string): unknown {
  window.dispatchEvent(new Event('pagehide'));
  const saved = JSON.parse(sessionStorage.getItem('scroll-positions') ?? '[]') as [
    string,
    number,
  ][];
  return new Map(saved).get(key);
}

it('the position is kept over a reload even when its `scroll` has not been fired yet', () => {
  const { scroll, grow } = returnToEntry();
  grow(2000);
  scroll(1000);
  vi.stubGlobal('scrollY', 1200);
  expect(savedPosition('left')).toBe(1200);
});

it('a reload before the page has grown keeps the position that was to be restored', () => {
  const { grow } = returnToEntry();
  grow(500);
  expect(savedPosition('left')).toBe(900);
});

it('the positions of the 50 history entries that were entered last are kept over a reload', () => {
  const page = openShortPage();
  page.grow(900);
  onTestFinished(recordScroll());
  for (let number = 1; number <= 60; number += 1) {
    enterHistoryEntry(`entry ${number}`);
    page.scroll(number);
  }
  // Back to an old entry, then a dialog in the URL, which is left without having been scrolled.
  enterHistoryEntry('entry 5');
  page.scroll(5);
  enterHistoryEntry('dialog');
  enterHistoryEntry('last');
  page.scroll(0);
  const names = ['entry 5', 'dialog', 'entry 60', 'entry 14', 'entry 13', 'entry 1'];
  expect(names.map(savedPosition)).toEqual([5, 5, 60, 14, undefined, undefined]);
});

it.each([
  [2999, 900],
  [3000, 0],
])('a page that grows %d ms after Back, where it was left at 900 px, is at %d px', (ms, top) => {
  const { grow } = returnToEntry();
  vi.advanceTimersByTime(ms);
  grow(2000);
  expect(window.scrollY).toBe(top);
});

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'a page that grows after a %s of the member is not scrolled',
  (event) => {
    const { grow } = returnToEntry();
    window.dispatchEvent(new Event(event));
    grow(2000);
    expect(window.scrollY).toBe(0);
  },
);
