import { describe, expect, it } from 'vitest';
import { arrowMove, insideWindow, isDrag, startPlace } from '@/features/credits/button-place';

const size = { width: 1000, height: 700 };

describe('the place of the usage button', () => {
  it('starts 80 px from the right and from the bottom of the window', () => {
    expect(startPlace(size)).toEqual({ x: 920, y: 620 });
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
  ])('%j becomes %j, so that all 48 px of the button are in the window', (place, inside) => {
    expect(insideWindow(place, size)).toEqual(inside);
  });

  it('is the corner of a window that is smaller than the button', () => {
    expect(insideWindow({ x: 20, y: 20 }, { width: 30, height: 40 })).toEqual({ x: 0, y: 0 });
  });

  it.each([
    [{ x: 14, y: 10 }, false],
    [{ x: 15, y: 10 }, true],
    [{ x: 10, y: 6 }, false],
    [{ x: 10, y: 5 }, true],
    [{ x: 12, y: 12 }, false],
    [{ x: 13, y: 13 }, true],
  ])('a pointer that goes from (10, 10) to %j drags the button: %s', (to, dragged) => {
    expect(isDrag({ x: 10, y: 10 }, to)).toBe(dragged);
  });

  it.each([
    ['ArrowLeft', false, { x: 84, y: 200 }],
    ['ArrowRight', false, { x: 116, y: 200 }],
    ['ArrowUp', false, { x: 100, y: 184 }],
    ['ArrowDown', false, { x: 100, y: 216 }],
    ['ArrowLeft', true, { x: 36, y: 200 }],
    ['ArrowDown', true, { x: 100, y: 264 }],
    ['Home', false, null],
    ['Enter', true, null],
  ])('%s (with Shift: %s) moves it from (100, 200) to %j', (key, far, place) => {
    expect(arrowMove(key, { x: 100, y: 200 }, far)).toEqual(place);
  });
});
