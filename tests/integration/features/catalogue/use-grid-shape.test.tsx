import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useGridShape } from '@/features/catalogue/explore/card-grid-size';
import { stubMedia } from './helpers';

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
