import { axisLabelWidth, yOf, type Plot } from '@/features/credits/dashboard/chart-scale';
import { startOfDay } from '@/lib/format/dates';
import { HORIZON_DAYS, type BalancePoint } from '@/resources/credits/outlook/outlook';

/** The layout of the chart, in CSS pixels. */
export interface OutlookPlot extends Plot {
  isNarrow: boolean;
}

/** The plot of the outlook's chart for a width in CSS pixels. */
export function outlookPlot(width: number, maximum: number): OutlookPlot {
  const isNarrow = width < 480;
  return {
    width,
    height: isNarrow ? 238 : 206,
    left: Math.max(isNarrow ? 34 : 40, axisLabelWidth(maximum)),
    right: width - 6,
    top: 14,
    bottom: 150,
    maximum,
    isNarrow,
  };
}

/** The position of a day on the axis. */
export function xOf(inDays: number, { left, right }: OutlookPlot): number {
  return left + ((right - left) * inDays) / HORIZON_DAYS;
}

/** The line of the balance as an SVG path. */
export function balanceLine(points: readonly BalancePoint[], plot: OutlookPlot): string {
  const corners = points.map(
    ({ inDays, credits }) => `${xOf(inDays, plot).toFixed(1)} ${yOf(credits, plot).toFixed(1)}`,
  );
  return `M${corners.join('L')}`;
}

/** The area below that line as an SVG path. */
export function balanceArea(points: readonly BalancePoint[], plot: OutlookPlot): string {
  const end = xOf(points.at(-1)?.inDays ?? 0, plot).toFixed(1);
  return `${balanceLine(points, plot)}L${end} ${plot.bottom}L${plot.left} ${plot.bottom}z`;
}

/** Half the width of a day's label. */
const DAY_LABEL_RADIUS = 24;

/** The days below the axis: the 1st, 8th, 15th and 22nd of a month, on phones the 1st and 15th. */
export function axisDays(now: number, plot: OutlookPlot): { day: number; x: number }[] {
  const shown = plot.isNarrow ? [1, 15] : [1, 8, 15, 22];
  const days = [];
  for (let inDays = 0; inDays < HORIZON_DAYS; inDays += 1) {
    const day = startOfDay(now, inDays);
    const x = xOf(inDays, plot);
    const isFree = x - plot.left > DAY_LABEL_RADIUS && plot.right - x > 4 * DAY_LABEL_RADIUS;
    if (isFree && shown.includes(new Date(day).getDate())) days.push({ day, x });
  }
  return days;
}

type Anchor = 'start' | 'middle' | 'end';

/** The position of a label beside or below an expiry's mark. */
export interface LabelPosition {
  x: number;
  anchor: Anchor;
}

/** The left and the right edge of a label of this width. */
function extent(x: number, anchor: Anchor, width: number): [number, number] {
  if (anchor === 'start') return [x, x + width];
  return anchor === 'end' ? [x - width, x] : [x - width / 2, x + width / 2];
}

/** Distance of a label beside a mark from the middle of the mark. */
const LABEL_DISTANCE = 11;
/** Half the width of a mark. */
const MARK_RADIUS = 5;
/** The minimum distance between two labels. */
const GAP = 4;

/**
 * The positions of the marks' labels: beside the marks, on phones below them. A label without room
 * between its neighbours is `null`; labels with `hasPriority` are placed before the others.
 */
export function layOutExpiryLabels(
  marks: readonly { x: number; width: number; hasPriority: boolean }[],
  plot: OutlookPlot,
): (LabelPosition | null)[] {
  const labels: (LabelPosition | null)[] = marks.map(() => null);
  const anchors: Anchor[] = plot.isNarrow ? ['middle', 'start', 'end'] : ['start', 'end'];
  // Labels beside the marks must not cover a mark; those below them can't.
  const taken: [number, number][] = plot.isNarrow
    ? []
    : marks.map(({ x }) => [x - MARK_RADIUS, x + MARK_RADIUS]);
  const order = [...marks.entries()].sort(
    ([, first], [, second]) => Number(second.hasPriority) - Number(first.hasPriority),
  );
  for (const [index, { x, width }] of order) {
    const label = anchors
      .map((anchor) => ({
        anchor,
        x: x + (plot.isNarrow ? 0 : LABEL_DISTANCE * (anchor === 'end' ? -1 : 1)),
      }))
      .find((candidate) => {
        const [from, to] = extent(candidate.x, candidate.anchor, width);
        const isFree = taken.every(([left, right]) => to + GAP <= left || from - GAP >= right);
        return from >= 0 && to <= plot.width && isFree;
      });
    if (!label) continue;
    labels[index] = label;
    taken.push(extent(label.x, label.anchor, width));
  }
  return labels;
}

/** The highest balance from a day on; a label above it does not overlap the line. */
export function highestBalanceFrom(points: readonly BalancePoint[], inDays: number): number {
  return points.reduce((highest, point, index) => {
    if (point.inDays >= inDays) return Math.max(highest, point.credits);
    const next = points[index + 1];
    if (!next || next.inDays < inDays) return highest;
    const share = (inDays - point.inDays) / (next.inDays - point.inDays);
    return Math.max(highest, point.credits + share * (next.credits - point.credits));
  }, 0);
}
