import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useGridShape } from '@/features/catalogue/explore/card-grid-size';
import { countListeners } from '../../../helpers/tabs';
import { stubMedia } from './helpers';

it.each([
  ['min-width: 1536px', { columns: 4, gap: 24 }],
  ['min-width: 1024px', { columns: 3, gap: 24 }],
  ['min-width: 640px', { columns: 2, gap: 20 }],
  ['nothing', { columns: 1, gap: 16 }],
])('a window that matches %s has a grid of %j', (media, shape) => {
  stubMedia(media);
  expect(renderHook(useGridShape).result.current).toMatchObject(shape);
});

it('the columns follow a resize of the window', () => {
  stubMedia('min-width: 1024px');
  const { result } = renderHook(useGridShape);
  stubMedia('min-width: 1536px');
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.columns).toBe(4);
});

it('unmounting the grid removes its listener', () => {
  stubMedia('min-width: 1024px');
  const listeners = countListeners(window);
  const { unmount } = renderHook(useGridShape);
  expect(listeners(['resize'])).toEqual(['resize']);
  unmount();
  expect(listeners(['resize'])).toEqual([]);
});
