import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useVisibleCells } from '@/features/catalogue/use-row-window';
import { countListeners } from '../../helpers/listeners';
import { stubMedia } from './helpers';

/** A grid whose top edge is as far below the viewport's as the test says, in a window of 800 px. */
function openGrid(cells: number, { viewportHeight = 800 } = {}) {
  let top = 0;
  const grid = document.createElement('ul');
  vi.spyOn(grid, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 1200, 0));
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(viewportHeight);
  const listeners = countListeners(window);
  const { result, unmount } = renderHook(() => useVisibleCells(grid, cells));
  return {
    now: () => result.current,
    unmount,
    listeners: () => listeners(['scroll', 'resize']),
    /** Moves the grid as scrolling the page does. */
    move: (to: number, event: 'scroll' | 'resize') => {
      top = to;
      act(() => void window.dispatchEvent(new Event(event)));
    },
  };
}

it.each([
  ['min-width: 1536px', 4, 244],
  ['min-width: 1024px', 3, 244],
  ['min-width: 640px', 2, 240],
  ['nothing', 1, 236],
])(
  'a grid in a window that matches %s has %d columns, of rows every %d px',
  (media, columns, step) => {
    stubMedia(media);
    const { now, move } = openGrid(600);
    move(-10 * step, 'scroll');
    const rows = Math.ceil(800 / step) + 4;

    expect(now()).toEqual({
      first: 8 * columns,
      end: (8 + rows) * columns,
      style: { height: (600 / columns) * step - (step - 220), paddingTop: 8 * step },
    });
  },
);

it.each([
  [60, { first: 0, end: 60, style: undefined }],
  [61, { first: 0, end: 24, style: { height: 21 * 244 - 24, paddingTop: 0 } }],
])('of %d cards the page holds %j: up to 60 stay in it as a whole', (cells, visible) => {
  stubMedia('min-width: 1024px');
  const { now } = openGrid(cells, { viewportHeight: 6 * 244 });
  expect(now()).toEqual(visible);
});

it('the last row of the page ends with the last card', () => {
  stubMedia('min-width: 1024px');
  const { now, move } = openGrid(100);
  move(-40 * 244, 'scroll');
  expect(now()).toMatchObject({ first: 34 * 3, end: 100 });
});

it('a page without a layout holds all cards', () => {
  stubMedia('min-width: 1024px');
  expect(openGrid(100, { viewportHeight: 0 }).now()).toEqual({
    first: 0,
    end: 100,
    style: undefined,
  });
});

it('rows follow scrolling and resizing, and keep their identity while nothing changes', () => {
  stubMedia('min-width: 1024px');
  const { now, move } = openGrid(600);
  move(-2440, 'scroll');
  expect(now().first).toBe(8 * 3);
  move(-4880, 'resize');
  expect(now().first).toBe(18 * 3);
});

it('the columns follow a resize', () => {
  stubMedia('min-width: 1024px');
  const { now, move } = openGrid(600);
  move(-2440, 'scroll');
  stubMedia('min-width: 1536px');
  move(-2440, 'resize');
  expect(now()).toMatchObject({ first: 8 * 4, style: { paddingTop: 8 * 244 } });
});

it('unmounting the grid removes its listeners', () => {
  stubMedia('min-width: 1024px');
  const { listeners, unmount } = openGrid(600);
  expect(listeners()).toEqual(['resize', 'resize', 'scroll']);
  unmount();
  expect(listeners()).toEqual([]);
});
