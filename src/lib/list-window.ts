/** Which rows of a long list are in the page, when rows differ in height. CSS pixels throughout. */

/** Kept beyond each edge of what is visible: scrolling and the Tab key find their next row there. */
const OVERSCAN = 480;

/** Rows from `first` up to but without `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** The top edge of each row below the list's, and behind them the height of the whole list. */
export function rowOffsets(
  count: number,
  heightOf: (index: number) => number,
): Float64Array<ArrayBuffer> {
  const offsets = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) {
    offsets[index + 1] = (offsets[index] ?? 0) + heightOf(index);
  }
  return offsets;
}

/** The row that has a height in it; the first above the list, the last below it. */
export function rowAt(offsets: Float64Array, y: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The rows near what is visible.
 * @param view.top how far the visible part's top edge is below the list's
 */
export function rowsNear(offsets: Float64Array, view: { top: number; height: number }): RowRange {
  const count = offsets.length - 1;
  if (count === 0) return { first: 0, end: 0 };
  const first = rowAt(offsets, view.top - OVERSCAN);
  return { first, end: rowAt(offsets, view.top + view.height + OVERSCAN) + 1 };
}
