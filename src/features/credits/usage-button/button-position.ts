/** Width and height of the usage button in CSS pixels. */
const BUTTON_SIZE = 48;
/**
 * CSS pixels from the window's right and bottom edges to the button's left and top edges
 * (docs/product/shell.md#usage-button).
 */
const CORNER_OFFSET = 80;
/** A pointer that moves at most this many CSS pixels between down and up is a click, not a drag. */
const CLICK_TOLERANCE = 4;
/** CSS pixels for one press of an arrow key; four times that with Shift. */
const STEP = 16;

/** CSS pixels from the window's top left corner to the button's. */
export interface Position {
  x: number;
  y: number;
}

/** The inner size of the window in CSS pixels, without scrollbars. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Below this width the button is initially a tab at the window's right edge, in the page's gutter. */
const PHONE_BELOW = 640;
/** The distance from the right edge within which a released button becomes the tab, in CSS pixels. */
const EDGE_TOLERANCE = 8;

/** The button's position before the member has moved it. */
export function initialPosition({ width, height }: WindowSize): Position {
  const x = width - (width < PHONE_BELOW ? BUTTON_SIZE : CORNER_OFFSET);
  return { x, y: height - CORNER_OFFSET };
}

/** Whether the button is the tab at the right edge of a phone, which covers no text. */
export function isEdgeTab({ x }: Position, { width }: WindowSize): boolean {
  return width < PHONE_BELOW && x >= width - BUTTON_SIZE - EDGE_TOLERANCE;
}

/** Parses a stored position; `null` for any other text. */
export function parsePosition(stored: string | null): Position | null {
  const match = /^(\d{1,5}(?:\.\d+)?) (\d{1,5}(?:\.\d+)?)$/.exec(stored ?? '');
  return match ? { x: Number(match[1]), y: Number(match[2]) } : null;
}

/** The nearest position at which the whole button is inside the window. */
export function clampToWindow({ x, y }: Position, { width, height }: WindowSize): Position {
  const clamp = (value: number, length: number) =>
    Math.max(0, Math.min(value, length - BUTTON_SIZE));
  return { x: clamp(x, width), y: clamp(y, height) };
}

/** Whether the distance between two positions of the pointer makes it a drag. */
export function isDrag(from: Position, to: Position): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > CLICK_TOLERANCE;
}

const ARROWS: Record<string, Position> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The position after an arrow key was pressed; `null` for any other key. */
export function moveByArrowKey(
  key: string,
  { x, y }: Position,
  hasShift: boolean,
): Position | null {
  const arrow = ARROWS[key];
  const steps = hasShift ? 4 : 1;
  return arrow ? { x: x + arrow.x * steps, y: y + arrow.y * steps } : null;
}

/** The position in the next corner of the window, clockwise from the nearest corner. */
export function nextCorner({ x, y }: Position, { width, height }: WindowSize): Position {
  const isLeft = x + BUTTON_SIZE / 2 < width / 2;
  const isTop = y + BUTTON_SIZE / 2 < height / 2;
  return {
    x: isTop ? width - CORNER_OFFSET : CORNER_OFFSET - BUTTON_SIZE,
    // The top corners are below the navigation bar.
    y: isLeft ? CORNER_OFFSET : height - CORNER_OFFSET,
  };
}
