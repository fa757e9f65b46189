import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHighlight } from '@/features/catalogue/explore/use-highlight';
import { countListeners } from '../../../helpers/tabs';
import { stubMedia } from './helpers';

const WIDE_WITH_POINTER = '(hover: hover) and (min-width: 1024px)';

// The toasts of all files of a worker have their root in the body, so its children must remain.
const container = document.createElement('div');

/** Two cards of a grid, each with two links. */
function openGrid() {
  document.body.append(container);
  container.innerHTML = `
<ul>
<li data-tool><a href="#1">One</a><a href="#2">Launch one</a></li>
<li data-tool><a href="#3">Two</a><a href="#4">Launch two</a></li>
</ul>
<button type="button">Outside</button>`;
  const grid = container.querySelector('ul')!;
  const [one, two] = grid.querySelectorAll('li');
  const links = [...grid.querySelectorAll('a')];
  // jsdom does not implement `:focus-visible`.
  for (const link of links) vi.spyOn(link, 'matches').mockReturnValue(true);
  const listeners = countListeners(grid);
  const { result, unmount } = renderHook(() => useHighlight(grid));
  return {
    grid,
    one: one!,
    two: two!,
    links,
    listeners,
    unmount,
    current: () => result.current,
    result,
  };
}

const hover = (target: Element) => fireEvent.pointerOver(target, { pointerType: 'mouse' });
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  stubMedia(WIDE_WITH_POINTER);
});
afterEach(() => {
  vi.useRealTimers();
  container.remove();
});

it('a hovered card is highlighted immediately, and may open its spotlight after 350 ms', () => {
  const { links, one, current } = openGrid();
  hover(links[0]!);
  expect(current().pointerHighlight).toEqual({ card: one, by: 'hover', showsSpotlight: false });
  advance(349);
  expect(current().pointerHighlight?.showsSpotlight).toBe(false);
  advance(1);
  expect(current().pointerHighlight).toEqual({ card: one, by: 'hover', showsSpotlight: true });
});

it('a card opens no spotlight while the pointer moves on it', () => {
  const { one, current } = openGrid();
  hover(one);
  for (let move = 0; move < 5; move += 1) {
    advance(200);
    fireEvent.pointerMove(one, { pointerType: 'mouse' });
  }
  advance(349);
  expect(current().pointerHighlight?.showsSpotlight).toBe(false);
  advance(1);
  expect(current().pointerHighlight?.showsSpotlight).toBe(true);
});

it.each(['(hover: none)', 'min-width: 640px'])(
  'a hovered card opens no spotlight where only %s matches',
  (media) => {
    stubMedia(media);
    const { one, current } = openGrid();
    hover(one);
    advance(1000);
    expect(current().pointerHighlight).toEqual({ card: one, by: 'hover', showsSpotlight: false });
  },
);

it('hovering another card highlights it instead and restarts the 350 ms', () => {
  const { one, two, current } = openGrid();
  hover(one);
  advance(350);
  hover(two);
  expect(current().pointerHighlight).toEqual({ card: two, by: 'hover', showsSpotlight: false });
  advance(349);
  expect(current().pointerHighlight?.showsSpotlight).toBe(false);
  advance(1);
  expect(current().pointerHighlight?.showsSpotlight).toBe(true);
});

it.each([
  ['leaves the grid', ({ grid }: ReturnType<typeof openGrid>) => fireEvent.pointerLeave(grid)],
  ['moves to the gap between cards', ({ grid }: ReturnType<typeof openGrid>) => hover(grid)],
])('a card remains highlighted for 120 ms after the mouse %s', (_name, leave) => {
  const page = openGrid();
  hover(page.one);
  leave(page);
  advance(119);
  expect(page.current().pointerHighlight?.card).toBe(page.one);
  advance(1);
  expect(page.current().pointerHighlight).toBeNull();
});

it('a card keeps its spotlight when the mouse returns within 120 ms', () => {
  const { grid, one, current } = openGrid();
  hover(one);
  advance(350);
  hover(grid);
  advance(119);
  hover(one);
  advance(1000);
  expect(current().pointerHighlight).toEqual({ card: one, by: 'hover', showsSpotlight: true });
});

it('a card remains highlighted after its end is cancelled, and until the end of a delay', () => {
  const { grid, one, current } = openGrid();
  hover(one);
  hover(grid);
  act(() => current().cancelEnd());
  advance(1000);
  expect(current().pointerHighlight?.card).toBe(one);
  act(() => current().endAfter(120));
  advance(119);
  expect(current().pointerHighlight?.card).toBe(one);
  advance(1);
  expect(current().pointerHighlight).toBeNull();
});

it('scrolling the page ends the highlight of a hovered card', () => {
  const { one, current } = openGrid();
  hover(one);
  fireEvent.scroll(window);
  expect(current().pointerHighlight).toBeNull();
});

it('resizing the window ends the highlight of a hovered card', () => {
  const { one, current } = openGrid();
  hover(one);
  fireEvent(window, new Event('resize'));
  expect(current().pointerHighlight).toBeNull();
});

it('a press of the mouse highlights no card', () => {
  const { one, current } = openGrid();
  fireEvent.pointerDown(one, { pointerType: 'mouse' });
  expect(current().pointerHighlight).toBeNull();
});

it.each([
  ['a touch', (card: Element) => fireEvent.touchStart(card)],
  ['a pointer', (card: Element) => fireEvent.pointerDown(card, { pointerType: 'touch' })],
])(
  'a touched card is highlighted for a second when the browser reports %s event',
  (_name, touch) => {
    const { one, current } = openGrid();
    touch(one);
    expect(current().pointerHighlight).toEqual({ card: one, by: 'touch', showsSpotlight: false });
    advance(999);
    expect(current().pointerHighlight?.card).toBe(one);
    advance(1);
    expect(current().pointerHighlight).toBeNull();
  },
);

it('a card that is touched twice is highlighted for a second from the last touch', () => {
  const { one, current } = openGrid();
  fireEvent.touchStart(one);
  advance(600);
  fireEvent.touchStart(one);
  advance(999);
  expect(current().pointerHighlight?.card).toBe(one);
  advance(1);
  expect(current().pointerHighlight).toBeNull();
});

it('a touch does not count as hovering, and lifting the finger does not end the highlight', () => {
  const { grid, one, current } = openGrid();
  fireEvent.pointerOver(one, { pointerType: 'touch' });
  expect(current().pointerHighlight).toBeNull();
  fireEvent.touchStart(one);
  fireEvent.pointerLeave(grid, { pointerType: 'touch' });
  advance(500);
  expect(current().pointerHighlight).toEqual({ card: one, by: 'touch', showsSpotlight: false });
});

it('a touched card opens no spotlight', () => {
  const { one, current } = openGrid();
  fireEvent.touchStart(one);
  advance(900);
  expect(current().pointerHighlight?.showsSpotlight).toBe(false);
});

it('hovering a touched card replaces the highlight of the touch', () => {
  const { one, current } = openGrid();
  fireEvent.touchStart(one);
  hover(one);
  advance(2000);
  expect(current().pointerHighlight).toEqual({ card: one, by: 'hover', showsSpotlight: true });
});

it('a touch beside the cards highlights no card', () => {
  const { grid, current } = openGrid();
  fireEvent.touchStart(grid);
  expect(current().pointerHighlight).toBeNull();
});

it('a card is highlighted while the focus is in it', () => {
  const { links, one, two, current } = openGrid();
  act(() => links[0]!.focus());
  expect(current().focusHighlight).toEqual({ card: one, by: 'focus', showsSpotlight: false });
  const first = current().focusHighlight;
  act(() => links[1]!.focus());
  expect(current().focusHighlight).toBe(first);
  act(() => links[2]!.focus());
  expect(current().focusHighlight?.card).toBe(two);
  act(() => container.querySelector('button')!.focus());
  expect(current().focusHighlight).toBeNull();
});

it('a card is not highlighted when a pointer moved the focus into it', () => {
  const { links, current } = openGrid();
  vi.spyOn(links[2]!, 'matches').mockReturnValue(false);
  act(() => links[0]!.focus());
  act(() => links[2]!.focus());
  expect(current().focusHighlight).toBeNull();
});

it('unmounting the grid’s highlight removes its listeners and timers', () => {
  const { grid, one, listeners, unmount } = openGrid();
  expect(listeners()).toEqual([
    'focusin',
    'focusout',
    'pointerdown',
    'pointerleave',
    'pointerover',
    'touchstart',
  ]);
  const onWindow = countListeners(window);
  hover(one);
  hover(grid);
  unmount();
  expect(listeners()).toEqual([]);
  expect(onWindow(['scroll', 'resize', 'keydown'])).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
