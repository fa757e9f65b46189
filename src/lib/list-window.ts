/** Which rows of a long list are in the page, when rows differ in height. CSS pixels throughout. */

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

/** What is visible of a list. */
export interface ListView {
  /** How far the visible part's top edge is below the list's. */
  top: number;
  height: number;
}

/** The rows that are visible, or lie within `margin` of what is. */
export function rowsNear(offsets: Float64Array, view: ListView, margin: number): RowRange {
  const count = offsets.length - 1;
  if (count === 0) return { first: 0, end: 0 };
  const first = rowAt(offsets, view.top - margin);
  return { first, end: rowAt(offsets, view.top + view.height + margin) + 1 };
}

/** How many rows one frame adds at each edge: making a row costs more than moving all of them. */
const ROWS_A_FRAME = 2;

/**
 * The next of the steps from the rows that are in the page to those that are wanted there. Visible
 * rows come at once; the others a few at a time, so that no frame of a scroll has much to do.
 */
export function stepTowards(now: RowRange, visible: RowRange, wanted: RowRange): RowRange {
  const touches = now.first <= visible.end && now.end >= visible.first;
  const from = touches ? now : visible;
  const first = Math.min(from.first, visible.first);
  const end = Math.max(from.end, visible.end);
  return {
    first: Math.max(wanted.first, first - (first === now.first ? ROWS_A_FRAME : 0)),
    end: Math.min(wanted.end, end + (end === now.end ? ROWS_A_FRAME : 0)),
  };
}
