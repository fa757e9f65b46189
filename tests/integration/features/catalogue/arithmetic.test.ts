import { expect, it } from 'vitest';
import { gridHeight } from '@/features/catalogue/explore/card-grid-size';
import { reachesTrigger } from '@/features/catalogue/explore/use-shown-count';

it.each([
  [0, 16, 0],
  [1, 16, 220],
  [3, 24, 3 * 220 + 2 * 24],
])('a grid of %s rows with a gap of %s px is %s px high', (rows, gap, height) => {
  expect(gridHeight(rows, gap)).toBe(height);
});

it.each([
  ['a viewport that ends below 80 percent does not load more', 0, 799, 1000, true, false],
  ['a viewport that ends at 80 percent loads more', 0, 800, 1000, true, true],
  ['a page scrolled to 80 percent loads more', 900, 700, 2000, true, true],
  ['a page scrolled to 1 px before 80 percent does not load more', 899, 700, 2000, true, false],
  [
    'a viewport that ends at 80 percent before the first scroll does not load more',
    0,
    999,
    1000,
    false,
    false,
  ],
  ['a page that is too short to scroll loads more', 0, 900, 900, false, true],
  ['a page without a layout does not load more', 0, 768, 0, false, false],
])('%s', (_title, scrollY, innerHeight, scrollHeight, hasScrolled, expected) => {
  expect(reachesTrigger({ scrollY, innerHeight, scrollHeight }, hasScrolled)).toBe(expected);
});
