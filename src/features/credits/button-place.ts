/** Edge of the usage button in CSS pixels. */
export const BUTTON_SIZE = 48;
/** The button's corner starts this far from the window's (credits specification, section 9). */
const FROM_CORNER = 80;
/** A pointer that moves less than this between down and up has clicked, not dragged. */
const CLICK_SLOP = 4;
/** One press of an arrow key; with Shift, four of them. */
const STEP = 16;

/** CSS pixels from the window's top left corner to the button's. */
export interface Place {
  x: number;
  y: number;
}

/** The inner size of the window in CSS pixels, without scrollbars. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Where the button stands before anyone has moved it. */
export function startPlace({ width, height }: WindowSize): Place {
  return { x: width - FROM_CORNER, y: height - FROM_CORNER };
}

/** The nearest place that has the whole button inside the window. */
export function insideWindow({ x, y }: Place, { width, height }: WindowSize): Place {
  const within = (value: number, room: number) => Math.max(0, Math.min(value, room - BUTTON_SIZE));
  return { x: within(x, width), y: within(y, height) };
}

/** Whether a pointer has moved far enough from where it went down to be dragging. */
export function isDrag(from: Place, to: Place): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > CLICK_SLOP;
}

const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Where an arrow key moves the button; `null` for any other key. */
export function arrowMove(key: string, { x, y }: Place, far: boolean): Place | null {
  const arrow = ARROWS[key];
  const steps = far ? 4 : 1;
  return arrow ? { x: x + arrow.x * steps, y: y + arrow.y * steps } : null;
}
