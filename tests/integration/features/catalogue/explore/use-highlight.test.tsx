import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHighlight } from '@/features/catalogue/explore/use-highlight';
import { stubMedia } from '../helpers';

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
  const { result, unmount } = renderHook(() => useHighlight(grid));
  const current = () => result.current;
  return { grid, one: one!, two: two!, links, unmount, current };
}

const hover = (target: Element) => fireEvent.pointerOver(target, { pointerType: 'mouse' });
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hovered = (card: Element, showsSpotlight: boolean) => ({ card, by: 'hover', showsSpotlight });
const touched = (card: Element) => ({ card, by: 'touch', showsSpotlight: false });

beforeEach(() => {
  vi.useFakeTimers();
  stubMedia(WIDE_WITH_POINTER);
});
afterEach(() => {
  vi.useRealTimers();
  container.remove();
});

it('a hovered card is highlighted immediately, and shows its spotlight after a rest of 350 ms', () => {
  const { one, two, current } = openGrid();
  for (const card of [one, two]) {
    hover(card);
    expect(current().pointerHighlight).toEqual(hovered(card, false));
    advance(200);
    fireEvent.pointerMove(card, { pointerType: 'mouse' });
    advance(349);
    expect(current().pointerHighlight).toEqual(hovered(card, false));
    advance(1);
    expect(current().pointerHighlight).toEqual(hovered(card, true));
  }
});

it.each(['(hover: none)', 'min-width: 640px'])(
  'a hovered card opens no spotlight where only %s matches',
  (media) => {
    stubMedia(media);
    const { one, current } = openGrid();
    hover(one);
    advance(1000);
    expect(current().pointerHighlight).toEqual(hovered(one, false));
  },
);

type Grid = ReturnType<typeof openGrid>;

it.each([
  ['leaves the grid', ({ grid }: Grid) => fireEvent.pointerLeave(grid)],
  ['moves to the gap between cards', ({ grid }: Grid) => hover(grid)],
])('a card keeps its spotlight for 120 ms after the mouse %s, and if it returns', (_, leave) => {
  const page = openGrid();
  hover(page.one);
  advance(350);
  leave(page);
  advance(119);
  hover(page.one);
  advance(1000);
  expect(page.current().pointerHighlight).toEqual(hovered(page.one, true));
  leave(page);
  advance(120);
  expect(page.current().pointerHighlight).toBeNull();
});

it.each(['scroll', 'resize'])('a %s ends the highlight of a hovered card', (event) => {
  const { one, current } = openGrid();
  hover(one);
  fireEvent(window, new Event(event));
  expect(current().pointerHighlight).toBeNull();
});

it('a press of the mouse, a touch beside the cards and a pointer event of a finger highlight no card', () => {
  const { grid, one, current } = openGrid();
  fireEvent.pointerDown(one, { pointerType: 'mouse' });
  fireEvent.touchStart(grid);
  fireEvent.pointerOver(one, { pointerType: 'touch' });
  expect(current().pointerHighlight).toBeNull();
});

it.each([
  ['a touch', (card: Element) => fireEvent.touchStart(card)],
  ['a pointer', (card: Element) => fireEvent.pointerDown(card, { pointerType: 'touch' })],
])(
  'a card is highlighted for a second from its last touch when the browser reports %s event',
  (_, touch) => {
    const { grid, one, current } = openGrid();
    touch(one);
    advance(600);
    touch(one);
    fireEvent.pointerLeave(grid, { pointerType: 'touch' });
    advance(999);
    expect(current().pointerHighlight).toEqual(touched(one));
    advance(1);
    expect(current().pointerHighlight).toBeNull();
  },
);

it('hovering a touched card replaces the highlight of the touch', () => {
  const { one, current } = openGrid();
  fireEvent.touchStart(one);
  hover(one);
  advance(2000);
  expect(current().pointerHighlight).toEqual(hovered(one, true));
});

it('a card is highlighted while a visible focus is in it', () => {
  const { links, one, two, current } = openGrid();
  act(() => links[0]!.focus());
  const first = current().focusHighlight;
  expect(first).toEqual({ card: one, by: 'focus', showsSpotlight: false });
  act(() => links[1]!.focus());
  expect(current().focusHighlight).toBe(first);
  act(() => links[2]!.focus());
  expect(current().focusHighlight?.card).toBe(two);
  act(() => container.querySelector('button')!.focus());
  expect(current().focusHighlight).toBeNull();
  // A press of the pointer has moved it there.
  vi.spyOn(links[2]!, 'matches').mockReturnValue(false);
  act(() => links[2]!.focus());
  expect(current().focusHighlight).toBeNull();
});

it('unmounting the grid’s highlight ends its listeners and timers', () => {
  const { grid, one, unmount } = openGrid();
  hover(one);
  hover(grid);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  hover(one);
  expect(vi.getTimerCount()).toBe(0);
});
