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
