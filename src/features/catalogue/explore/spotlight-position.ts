/** Sizes and distances in CSS pixels. */
const WIDTH = 424;
/**
 * The minimum when the spotlight is narrowed so that its edge crosses no badge; a narrow page can
 * require less.
 */
const MIN_WIDTH = 320;
const GAP = 24;
const MIN_GAP = 8;
const MARGIN = 16;
/** Between an edge of the spotlight and a badge. */
const CLEARANCE = 4;

/** Edges in the viewport, in CSS pixels. */
export type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface SpotlightSpace {
  /** The sides of the grid, which end at the page's gutters. */
  grid: Pick<Edges, 'left' | 'right'>;
  viewportHeight: number;
  /** The bottom edge of the navigation bar, which must not cover the spotlight. */
  barBottom: number;
  /** The spotlight's own height, 0 before it is measured. */
  height: number;
  /** The badges of all cards: if possible, each is either wholly visible or wholly covered. */
  badges: readonly Edges[];
}

/** The spotlight's position in the viewport, in CSS pixels. */
export interface SpotlightPosition {
  left: number;
  top: number;
  width: number;
  maxHeight: number;
  side: 'left' | 'right';
  /** Between the card and the spotlight; the pointer crosses it. */
  gap: number;
}

/** Whether an edge at `at` is inside the range from `start` to `end` or too close to it. */
function crosses(at: number, start: number, end: number): boolean {
  return at > start - CLEARANCE + 1 && at < end + CLEARANCE - 1;
}

/** The distance from the card to the spotlight's far edge. */
function distanceToFarEdge(
  card: Edges,
  { badges }: SpotlightSpace,
  { side, availableWidth }: { side: 'left' | 'right'; availableWidth: number },
): number {
  const ranges = badges.map(({ left, right }) =>
    side === 'right'
      ? { start: left - card.right, end: right - card.right }
      : { start: card.left - right, end: card.left - left },
  );
  const isClear = (reach: number) => ranges.every(({ start, end }) => !crosses(reach, start, end));
  const reach = Math.min(GAP + WIDTH, availableWidth);
  if (isClear(reach)) return reach;
  const narrower = ranges
    .map(({ start }) => start - CLEARANCE)
    .filter((at) => at < reach && at >= MIN_GAP + MIN_WIDTH && isClear(at));
  return narrower.length > 0 ? Math.max(...narrower) : reach;
}

/**
 * The top edge, nearest to the card's, with which neither the top nor the bottom edge crosses a
 * badge; if there is none, the card's.
 */
function computeTop(
  card: Edges,
  space: SpotlightSpace,
  { left, right }: Pick<Edges, 'left' | 'right'>,
) {
  const { viewportHeight, height, barBottom, badges } = space;
  const min = barBottom + MARGIN;
  const max = Math.max(min, viewportHeight - MARGIN - height);
  const preferred = Math.min(Math.max(card.top, min), max);
  const beside = badges.filter((badge) => badge.right > left && badge.left < right);
  const isClear = (top: number) =>
    beside.every(
      (badge) =>
        !crosses(top, badge.top, badge.bottom) && !crosses(top + height, badge.top, badge.bottom),
    );
  const tops = beside.flatMap((badge) =>
    [badge.top - CLEARANCE, badge.bottom + CLEARANCE].flatMap((edge) => [edge, edge - height]),
  );
  return (
    [preferred, ...tops]
      .filter((top) => top >= min && top <= max && isClear(top))
      .sort((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred))[0] ?? preferred
  );
}

/**
 * The position of the spotlight beside its card: right, or left where the right side is too narrow,
 * aligned with the card's top but inside the viewport and the page's gutters. It is narrowed to leave
 * the card uncovered and, where possible, narrowed or moved so that its edges cross no badge
 * (docs/product/catalogue.md#spotlight).
 */
export function positionSpotlight(card: Edges, space: SpotlightSpace): SpotlightPosition {
  const { grid, viewportHeight, barBottom } = space;
  const available = { right: grid.right - card.right, left: card.left - grid.left };
  const side =
    available.right >= MIN_GAP + WIDTH || available.right >= available.left ? 'right' : 'left';
  const reach = distanceToFarEdge(card, space, { side, availableWidth: available[side] });
  const width = Math.min(WIDTH, reach - MIN_GAP);
  const gap = reach - width;
  const left = side === 'right' ? card.right + gap : card.left - reach;
  return {
    side,
    width,
    gap,
    left,
    top: computeTop(card, space, { left, right: left + width }),
    maxHeight: viewportHeight - barBottom - 2 * MARGIN,
  };
}
