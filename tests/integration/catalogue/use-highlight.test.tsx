import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHighlight } from '@/features/catalogue/use-highlight';
import { countListeners } from '../../helpers/listeners';
import { stubMedia } from './helpers';

const WIDE_WITH_POINTER = '(hover: hover) and (min-width: 1024px)';

// The body keeps its other children: the toasts of all files of a worker have their root there.
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
  // jsdom does not know how the focus came about.
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
    now: () => result.current,
    result,
  };
}

const over = (target: Element) => fireEvent.pointerOver(target, { pointerType: 'mouse' });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  stubMedia(WIDE_WITH_POINTER);
});
afterEach(() => {
  vi.useRealTimers();
  container.remove();
});

describe('a card under a mouse', () => {
  it('is highlighted immediately, and may open its spotlight after 150 ms', () => {
    const { links, one, now } = openGrid();
    over(links[0]!);
    expect(now().pointed).toEqual({ card: one, by: 'hover', showsSpotlight: false });
    pass(149);
    expect(now().pointed?.showsSpotlight).toBe(false);
    pass(1);
    expect(now().pointed).toEqual({ card: one, by: 'hover', showsSpotlight: true });
  });

  it.each(['(hover: none)', 'min-width: 640px'])(
    'opens no spotlight where only %s matches',
    (media) => {
      stubMedia(media);
      const { one, now } = openGrid();
      over(one);
      pass(1000);
      expect(now().pointed).toEqual({ card: one, by: 'hover', showsSpotlight: false });
    },
  );

  it('opens no spotlight in a browser without media queries', () => {
    vi.stubGlobal('matchMedia', undefined);
    const { one, now } = openGrid();
    over(one);
    pass(1000);
    expect(now().pointed?.showsSpotlight).toBe(false);
  });

  it('gives way to another card, whose 150 ms start from there', () => {
    const { one, two, now } = openGrid();
    over(one);
    pass(150);
    over(two);
    expect(now().pointed).toEqual({ card: two, by: 'hover', showsSpotlight: false });
    pass(149);
    expect(now().pointed?.showsSpotlight).toBe(false);
    pass(1);
    expect(now().pointed?.showsSpotlight).toBe(true);
  });

  it.each([
    ['the grid', ({ grid }: ReturnType<typeof openGrid>) => fireEvent.pointerLeave(grid)],
    ['the card for the gap between cards', ({ grid }: ReturnType<typeof openGrid>) => over(grid)],
  ])('is highlighted for 120 ms after the mouse left %s', (_where, leave) => {
    const page = openGrid();
    over(page.one);
    leave(page);
    pass(119);
    expect(page.now().pointed?.card).toBe(page.one);
    pass(1);
    expect(page.now().pointed).toBeNull();
  });

  it('keeps its spotlight when the mouse returns within 120 ms', () => {
    const { grid, one, now } = openGrid();
    over(one);
    pass(150);
    over(grid);
    pass(119);
    over(one);
    pass(1000);
    expect(now().pointed).toEqual({ card: one, by: 'hover', showsSpotlight: true });
  });

  it('keeps its spotlight while the spotlight says to stay, and loses it 120 ms after', () => {
    const { grid, one, now } = openGrid();
    over(one);
    over(grid);
    act(() => now().keep());
    pass(1000);
    expect(now().pointed?.card).toBe(one);
    act(() => now().endSoon());
    pass(119);
    expect(now().pointed?.card).toBe(one);
    pass(1);
    expect(now().pointed).toBeNull();
  });

  it('is highlighted no more after a press of Escape', () => {
    const { one, now } = openGrid();
    over(one);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(now().pointed).toBeNull();
  });

  it('is highlighted no more after the page is scrolled', () => {
    const { one, now } = openGrid();
    over(one);
    fireEvent.scroll(window);
    expect(now().pointed).toBeNull();
  });

  it('is highlighted by no press of the mouse', () => {
    const { one, now } = openGrid();
    fireEvent.pointerDown(one, { pointerType: 'mouse' });
    expect(now().pointed).toBeNull();
  });
});

describe('a card under a finger', () => {
  it.each([
    ['a touch', (card: Element) => fireEvent.touchStart(card)],
    ['a pointer', (card: Element) => fireEvent.pointerDown(card, { pointerType: 'touch' })],
  ])('is highlighted for a second when the browser reports %s', (_as, touch) => {
    const { one, now } = openGrid();
    touch(one);
    expect(now().pointed).toEqual({ card: one, by: 'touch', showsSpotlight: false });
    pass(999);
    expect(now().pointed?.card).toBe(one);
    pass(1);
    expect(now().pointed).toBeNull();
  });

  it('is highlighted for a second from the last touch', () => {
    const { one, now } = openGrid();
    fireEvent.touchStart(one);
    pass(600);
    fireEvent.touchStart(one);
    pass(999);
    expect(now().pointed?.card).toBe(one);
    pass(1);
    expect(now().pointed).toBeNull();
  });

  it('is not taken for one under a mouse, and lifting the finger does not end its second', () => {
    const { grid, one, now } = openGrid();
    fireEvent.pointerOver(one, { pointerType: 'touch' });
    expect(now().pointed).toBeNull();
    fireEvent.touchStart(one);
    fireEvent.pointerLeave(grid, { pointerType: 'touch' });
    pass(500);
    expect(now().pointed).toEqual({ card: one, by: 'touch', showsSpotlight: false });
  });

  it('never opens a spotlight', () => {
    const { one, now } = openGrid();
    fireEvent.touchStart(one);
    pass(900);
    expect(now().pointed?.showsSpotlight).toBe(false);
  });

  it('becomes one under a mouse as soon as a mouse is over it', () => {
    const { one, now } = openGrid();
    fireEvent.touchStart(one);
    over(one);
    pass(2000);
    expect(now().pointed).toEqual({ card: one, by: 'hover', showsSpotlight: true });
  });

  it('is not highlighted by a touch beside the cards', () => {
    const { grid, now } = openGrid();
    fireEvent.touchStart(grid);
    expect(now().pointed).toBeNull();
  });
});

describe('the card with the focus', () => {
  it('is highlighted while the focus is in it, and no longer', () => {
    const { links, one, two, now } = openGrid();
    act(() => links[0]!.focus());
    expect(now().focused).toEqual({ card: one, by: 'focus', showsSpotlight: false });
    const first = now().focused;
    act(() => links[1]!.focus());
    expect(now().focused).toBe(first);
    act(() => links[2]!.focus());
    expect(now().focused?.card).toBe(two);
    act(() => container.querySelector('button')!.focus());
    expect(now().focused).toBeNull();
  });

  it('is not highlighted when a pointer moved the focus there', () => {
    const { links, now } = openGrid();
    vi.spyOn(links[2]!, 'matches').mockReturnValue(false);
    act(() => links[0]!.focus());
    act(() => links[2]!.focus());
    expect(now().focused).toBeNull();
  });
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
  over(one);
  over(grid);
  unmount();
  expect(listeners()).toEqual([]);
  expect(onWindow(['scroll', 'keydown'])).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
