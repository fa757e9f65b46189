/** Functions over lists of measured values. */

/** @param {readonly number[]} values @returns {number} NaN for an empty list */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The median of the ratios within each round: what slows a whole round down cancels out.
 * @param {readonly number[]} values one a round
 * @param {readonly number[]} reference one a round, in the same order
 */
export function medianRatio(values, reference) {
  return median(values.map((value, round) => value / reference[round]));
}
