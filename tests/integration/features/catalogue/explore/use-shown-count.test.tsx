import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reachesTrigger, useShownCount } from '@/features/catalogue/explore/use-shown-count';
import { countListeners } from '../../../../helpers/tabs';

/** Stubs the height of the page in a viewport of 800 px: jsdom has no layout. */
function stubLayout(scrollHeight: number, scrollY = 0) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', scrollY);
}
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));
const resize = () => act(() => void window.dispatchEvent(new Event('resize')));
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Renders the hook in a history entry with the given state, 150 ms after its first check. */
function renderShownCount(total = 40, state: object = {}) {
  window.history.replaceState({ key: 'a', ...state }, '');
  const listeners = countListeners(window);
  const hook = renderHook(() => ({ count: useShownCount(total), navigate: useNavigate() }), {
    wrapper: BrowserRouter,
  });
  advance(150);
  return {
    current: () => hook.result.current.count,
    navigate: (to: string) => act(() => void hook.result.current.navigate(to)),
    unmount: hook.unmount,
    listeners: () => listeners(['scroll', 'resize']),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  stubLayout(2000);
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['at 80 percent of the page', 800, 1000, true, true],
  ['1 px before 80 percent', 799, 1000, true, false],
  ['above the end of the page before the first scroll', 999, 1000, false, false],
  ['in a page without a layout', 768, 0, false, false],
])(
  'whether a viewport that ends %s loads more',
  (_, innerHeight, scrollHeight, hasScrolled, isReached) => {
    expect(reachesTrigger({ scrollY: 0, innerHeight, scrollHeight }, hasScrolled)).toBe(isReached);
  },
);

it('the number of shown tools grows from 9 to 15 after 500 ms of loading, not earlier, and by one step for each scroll', () => {
  const { current } = renderShownCount();
  expect(current()).toEqual({ shown: 9, isLoading: false });
  stubLayout(2000, 800);
  scroll();
  expect(current()).toEqual({ shown: 9, isLoading: true });
  advance(499);
  expect(current()).toEqual({ shown: 9, isLoading: true });
  advance(1);
  expect(current()).toEqual({ shown: 15, isLoading: false });
  advance(2000);
  expect(current()).toEqual({ shown: 15, isLoading: false });
  scroll();
  advance(500);
  expect(current().shown).toBe(21);
});

it('scrolling checks the position immediately, and then at most every 150 ms', () => {
  const { current } = renderShownCount();
  scroll();
  stubLayout(2000, 800);
  scroll();
  advance(149);
  expect(current().isLoading).toBe(false);
  advance(1);
  expect(current().isLoading).toBe(true);
});

it('a page that is too short to scroll shows more tools until all are shown, and then removes its listeners', () => {
  const { current, listeners } = renderShownCount(17);
  expect(listeners()).toEqual(['resize', 'scroll']);
  stubLayout(700);
  resize();
  advance(500);
  expect(current()).toEqual({ shown: 15, isLoading: true });
  advance(500);
  expect(current()).toEqual({ shown: 17, isLoading: false });
  expect(listeners()).toEqual([]);
});

it('a scroll to the end while more tools load shows 6 more after them', () => {
  const { current } = renderShownCount();
  stubLayout(2000, 1200);
  scroll();
  advance(300);
  stubLayout(2400, 1600);
  scroll();
  advance(200);
  expect(current()).toEqual({ shown: 15, isLoading: true });
  stubLayout(4000, 1600);
  advance(500);
  expect(current()).toEqual({ shown: 21, isLoading: false });
});

it('unmounting while a check and a step are pending removes listeners and timers', () => {
  stubLayout(700);
  const { listeners, unmount } = renderShownCount();
  scroll();
  unmount();
  expect(listeners()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('the number of shown tools is stored in the history entry, keeps the router’s state and is kept by the next entry', () => {
  const { navigate } = renderShownCount(40, { usr: { from: 'test' } });
  stubLayout(2000, 800);
  scroll();
  advance(500);
  const numbers = { shownCount: 15 };
  expect(window.history.state).toMatchObject({ key: 'a', usr: { from: 'test' }, numbers });
  navigate('?modal=usage');
  expect(window.history.state).toMatchObject({ numbers });
});

it.each([
  [21, 21],
  [9, 9],
  [-15, 9],
  [15.5, 9],
  ['21', 9],
  [Infinity, 9],
])('a history entry with the number %s shows %d tools', (shownCount, shown) => {
  expect(renderShownCount(40, { numbers: { shownCount } }).current().shown).toBe(shown);
});
