import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gridHeight, useGridShape } from '@/features/catalogue/explore/card-grid-size';
import { stubMedia } from '../helpers';

it('the columns and the gap of the grid follow the width of the window', () => {
  stubMedia('nothing');
  const { result } = renderHook(useGridShape);
  expect(result.current).toMatchObject({ columns: 1, gap: 16 });
  for (const [width, columns, gap] of [
    [640, 2, 20],
    [1024, 3, 24],
    [1536, 4, 24],
  ] as const) {
    stubMedia(`min-width: ${width}px`);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(result.current).toMatchObject({ columns, gap });
  }
});

it.each([
  [0, 16, 0],
  [1, 16, 220],
  [3, 24, 3 * 220 + 2 * 24],
])('a grid of %s rows with a gap of %s px is %s px high', (rows, gap, height) => {
  expect(gridHeight(rows, gap)).toBe(height);
});
