/** Distances in CSS pixels. */
const WIDTH = 424;
const GAP = 24;
const LEAST_GAP = 8;
const MARGIN = 16;

/** Edges of a card in the viewport, in CSS pixels. */
export type Edges = Pick<DOMRect, 'left' | 'right' | 'top'>;

export interface SpotlightSpace {
  viewportWidth: number;
  viewportHeight: number;
  /** The spotlight's own height, 0 before it is known. */
  height: number;
  /** Height of the navigation bar, which nothing may lie under. */
  bar: number;
}

/** Where the spotlight stands in the viewport, in CSS pixels. */
export interface SpotlightPlace {
  left: number;
  top: number;
  width: number;
  side: 'left' | 'right';
  /** Between the card and the spotlight; the pointer crosses it. */
  gap: number;
}

/**
 * The spotlight beside its card: at the right, at the left where the right has no room, with its
 * top at the card's but inside the viewport. It narrows before it covers the card.
 */
export function placeSpotlight(card: Edges, space: SpotlightSpace): SpotlightPlace {
  const { viewportWidth, viewportHeight, height, bar } = space;
  const room = {
    right: viewportWidth - MARGIN - card.right - LEAST_GAP,
    left: card.left - LEAST_GAP - MARGIN,
  };
  const side = room.right >= WIDTH || room.right >= room.left ? 'right' : 'left';
  const width = Math.min(WIDTH, room[side]);
  const gap = Math.min(GAP, LEAST_GAP + room[side] - width);
  const lowest = viewportHeight - MARGIN - height;
  return {
    side,
    width,
    gap,
    left: side === 'right' ? card.right + gap : card.left - gap - width,
    top: Math.max(Math.min(card.top, lowest), bar + MARGIN),
  };
}
