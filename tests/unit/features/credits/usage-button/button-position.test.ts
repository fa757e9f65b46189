import { expect, it } from 'vitest';
import {
  moveByArrowKey,
  clampToWindow,
  isDrag,
  initialPosition,
  nextCorner,
  parsePosition,
} from '@/features/credits/usage-button/button-position';

const size = { width: 1000, height: 700 };

it('the usage button’s top left corner is initially 80 px from the right and bottom edges of a wide window', () => {
  expect(initialPosition(size)).toEqual({ x: 920, y: 620 });
});

it.each([
  [
    { x: 952, y: 652 },
    { x: 952, y: 652 },
  ],
  [
    { x: 953, y: 653 },
    { x: 952, y: 652 },
  ],
  [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ],
  [
    { x: -1, y: -1 },
    { x: 0, y: 0 },
  ],
  [
    { x: 10, y: 9999 },
    { x: 10, y: 652 },
  ],
  [
    { x: 9999, y: 10 },
    { x: 952, y: 10 },
  ],
])(
  'position %j is clamped to %j, where all 48 px of the usage button are in the window',
  (position, inside) => {
    expect(clampToWindow(position, size)).toEqual(inside);
  },
);

it('in a window smaller than the usage button its position is the top left corner', () => {
  expect(clampToWindow({ x: 20, y: 20 }, { width: 30, height: 40 })).toEqual({ x: 0, y: 0 });
});

it.each([
  [{ x: 14, y: 10 }, false],
  [{ x: 15, y: 10 }, true],
  [{ x: 10, y: 6 }, false],
  [{ x: 10, y: 5 }, true],
  [{ x: 12, y: 12 }, false],
  [{ x: 13, y: 13 }, true],
])('a move of the pointer from (10, 10) to %j is a drag: %s', (to, dragged) => {
  expect(isDrag({ x: 10, y: 10 }, to)).toBe(dragged);
});

it.each([
  ['ArrowLeft', false, { x: 84, y: 200 }],
  ['ArrowRight', false, { x: 116, y: 200 }],
  ['ArrowUp', false, { x: 100, y: 184 }],
  ['ArrowDown', false, { x: 100, y: 216 }],
  ['ArrowLeft', true, { x: 36, y: 200 }],
  ['ArrowDown', true, { x: 100, y: 264 }],
])(
  '%s (with Shift: %s) moves the usage button from (100, 200) to %j',
  (key, hasShift, position) => {
    expect(moveByArrowKey(key, { x: 100, y: 200 }, hasShift)).toEqual(position);
  },
);

it.each([
  ['Home', false],
  ['Enter', true],
])('%s (with Shift: %s) does not move the usage button', (key, hasShift) => {
  expect(moveByArrowKey(key, { x: 100, y: 200 }, hasShift)).toBeNull();
});

it.each([
  ['12.5 7', { x: 12.5, y: 7 }],
  ['12', null],
  ['-5 7', null],
  ['1e9 7', null],
  ['123456 7', null],
  [null, null],
])('the stored position %j of the usage button is %j', (stored, position) => {
  expect(parsePosition(stored)).toEqual(position);
});

it('four calls of nextCorner return the corners clockwise from the bottom left', () => {
  let position = initialPosition(size);
  const corners = [1, 2, 3, 4].map(() => (position = nextCorner(position, size)));
  expect(corners).toEqual([
    { x: 32, y: 620 },
    { x: 32, y: 80 },
    { x: 920, y: 80 },
    { x: 920, y: 620 },
  ]);
});
