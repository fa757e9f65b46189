/** @param {readonly number[]} values @returns {number} NaN for an empty list */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The median of the ratios within each round. Load of the machine that affects a whole round cancels
 * out.
 * @param {readonly number[]} values one per round
 * @param {readonly number[]} reference one per round, in the same order
 */
export function medianRatio(values, reference) {
  return median(values.map((value, round) => value / reference[round]));
}
