/** Steps that read well halved, as an axis with one line in its middle needs them. */
const STEPS = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** The top of an axis that begins at 0: the next round figure above the largest value. */
export function axisTop(largest: number): number {
  if (!(largest > 0) || largest === Infinity) return 10;
  const unit = 10 ** Math.floor(Math.log10(largest));
  const step = STEPS.find((candidate) => candidate * unit >= largest) ?? 10;
  // Rounded as it is written: 1.2 * 0.1 is a little more than 0.12.
  return Number((step * unit).toPrecision(2));
}

/** A chart's place in CSS pixels. */
export interface Plot {
  width: number;
  height: number;
  /** The edges of the part that holds the bars. */
  left: number;
  top: number;
  bottom: number;
}

/** Where the bars go in so much room; `labelWidth` is the room that the axis' figures take. */
export function plotOf(width: number, labelWidth: number): Plot {
  const height = width < 480 ? 170 : 196;
  return { width, height, left: labelWidth, top: 22, bottom: height - 24 };
}

/** One bar, in CSS pixels. */
export interface Bar {
  x: number;
  width: number;
  height: number;
  /** The middle of the bar's share of the width, and that share. */
  center: number;
  slot: number;
}

/** The bars of some values, side by side, on an axis that ends at `top`. */
export function barsOf(values: readonly number[], top: number, plot: Plot): Bar[] {
  const slot = (plot.width - plot.left) / values.length;
  const width = Math.min(18, slot / 2);
  return values.map((value, index) => {
    const center = plot.left + slot * (index + 0.5);
    const height = (Math.max(0, value) / top) * (plot.bottom - plot.top);
    return {
      x: center - width / 2,
      width,
      center,
      slot,
      height: value > 0 ? Math.max(2, height) : 0,
    };
  });
}

/** How many bars share one label, so that no two labels touch. */
export function labelEvery(slot: number): number {
  return Math.max(1, Math.ceil(36 / slot));
}

/** A bar with its upper corners rounded, as the path of an SVG. */
export function barPath({ x, width, height }: Bar, bottom: number): string {
  const radius = Math.min(4, height, width / 2);
  const straight = height - radius;
  return `M${x} ${bottom}v${-straight}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${bottom}z`;
}
