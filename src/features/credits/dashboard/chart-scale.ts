import { formatCompact } from '@/lib/format/numbers';

/** Axis maxima whose half is a round number too, because the axis has a line in its middle. */
const STEPS = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** The maximum of an axis that starts at 0: the largest value, rounded up to a round number. */
export function axisMaximum(largest: number): number {
  if (!(largest > 0) || largest === Infinity) return 10;
  const unit = 10 ** Math.floor(Math.log10(largest));
  const step = STEPS.find((candidate) => candidate * unit >= largest) ?? 10;
  // Removes the floating-point error: 1.2 * 0.1 is a little more than 0.12.
  return Number((step * unit).toPrecision(2));
}

/** The labels of an axis: 0, the middle and the maximum. */
export function axisTicks(maximum: number) {
  return [0, maximum / 2, maximum].map((value) => ({ value, label: formatCompact(value) }));
}

/** The width in CSS pixels of an axis' labels, at 8 px a character, with a distance of 8 px. */
function axisLabelWidth(maximum: number): number {
  return (Math.max(...axisTicks(maximum).map(({ label }) => label.length)) + 1) * 8;
}

/** The size of a chart and the area between its axes, in CSS pixels. */
export interface Plot {
  width: number;
  height: number;
  /** Edges of the area between the axes. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The value at the top of the vertical axis, which starts at 0. */
  maximum: number;
}

/** The position of a value on the vertical axis. */
export function yOf(value: number, { top, bottom, maximum }: Plot): number {
  return bottom - (value / maximum) * (bottom - top);
}

/** The plot of the spending chart for a width in CSS pixels. */
export function layOutPlot(width: number, maximum: number): Plot {
  const height = width < 480 ? 170 : 196;
  const left = Math.max(32, axisLabelWidth(maximum));
  return { width, height, left, right: width, top: 22, bottom: height - 24, maximum };
}

/** One bar, in CSS pixels. */
export interface Bar {
  x: number;
  width: number;
  height: number;
  center: number;
  /** The width of the bar with the space beside it. */
  slotWidth: number;
}

/** One bar per value. */
export function layOutBars(values: readonly number[], plot: Plot): Bar[] {
  const slotWidth = (plot.width - plot.left) / values.length;
  const width = Math.min(18, slotWidth / 2);
  return values.map((value, index) => {
    const center = plot.left + slotWidth * (index + 0.5);
    const height = plot.bottom - yOf(Math.max(0, value), plot);
    return {
      x: center - width / 2,
      width,
      center,
      slotWidth,
      height: value > 0 ? Math.max(2, height) : 0,
    };
  });
}

/** The number of bars per label at which labels do not overlap. */
export function barsPerLabel(slotWidth: number): number {
  return Math.max(1, Math.ceil(36 / slotWidth));
}

/** The SVG path of a bar with rounded upper corners. */
export function barPath({ x, width, height }: Bar, bottom: number): string {
  const radius = Math.min(4, height, width / 2);
  const sideLength = height - radius;
  return `M${x} ${bottom}v${-sideLength}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${bottom}z`;
}
