/** Heights in CSS pixels; the grid's own classes draw the same (core specification, section 9). */
export const CARD_HEIGHT = 220;

/** Rows kept beyond each edge of the viewport: scrolling and the Tab key find their next row there. */
const OVERSCAN_ROWS = 2;

/** Rows that are in the page: from `first` up to but without `end`. */
export interface RowWindow {
  first: number;
  end: number;
}

/** Where the grid lies, in CSS pixels. */
export interface RowWindowInput {
  /** The grid's top edge below the viewport's, negative once it is scrolled past. */
  top: number;
  viewportHeight: number;
  /** A row with the gap below it. */
  rowStep: number;
  rows: number;
}

/** The rows near the viewport; they depend on the position alone, never on the catalogue's length. */
export function rowWindow({ top, viewportHeight, rowStep, rows }: RowWindowInput): RowWindow {
  const within = (row: number) => Math.min(Math.max(row, 0), rows);
  return {
    first: within(Math.floor(-top / rowStep) - OVERSCAN_ROWS),
    end: within(Math.ceil((viewportHeight - top) / rowStep) + OVERSCAN_ROWS),
  };
}

/** The height of a grid of so many rows. */
export function gridHeight(rows: number, gap: number): number {
  return rows === 0 ? 0 : rows * (CARD_HEIGHT + gap) - gap;
}
