/** Distances in CSS pixels. */
const WIDTH = 424;
const GAP = 24;
const MIN_GAP = 8;
const MARGIN = 16;

/** Edges of a card in the viewport, in CSS pixels. */
export type Edges = Pick<DOMRect, 'left' | 'right' | 'top'>;

export interface SpotlightSpace {
  viewportWidth: number;
  viewportHeight: number;
  /** The spotlight's own height, 0 before it is measured. */
  height: number;
  /** The bottom edge of the navigation bar, which must not cover the spotlight. */
  barBottom: number;
}

/** The spotlight's position in the viewport, in CSS pixels. */
export interface SpotlightPosition {
  left: number;
  top: number;
  width: number;
  side: 'left' | 'right';
  /** Between the card and the spotlight; the pointer crosses it. */
  gap: number;
}

/**
 * The position of the spotlight beside its card: right, or left where the right side is too narrow,
 * aligned with the card's top but inside the viewport. It is narrowed rather than cover the card.
 */
export function positionSpotlight(card: Edges, space: SpotlightSpace): SpotlightPosition {
  const { viewportWidth, viewportHeight, height, barBottom } = space;
  const available = {
    right: viewportWidth - MARGIN - card.right - MIN_GAP,
    left: card.left - MIN_GAP - MARGIN,
  };
  const side = available.right >= WIDTH || available.right >= available.left ? 'right' : 'left';
  const width = Math.min(WIDTH, available[side]);
  const gap = Math.min(GAP, MIN_GAP + available[side] - width);
  const maxTop = viewportHeight - MARGIN - height;
  return {
    side,
    width,
    gap,
    left: side === 'right' ? card.right + gap : card.left - gap - width,
    top: Math.max(Math.min(card.top, maxTop), barBottom + MARGIN),
  };
}
