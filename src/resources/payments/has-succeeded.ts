/**
 * Whether a payment request has succeeded: `success` is true, or it is missing and there is a
 * result. Any other value of `success` counts as a failure.
 * @param success the `success` field, not validated
 * @param outcome the requested data, not validated
 */
export function hasSucceeded(success: unknown, outcome: unknown): boolean {
  return success === true || (success === undefined && Boolean(outcome));
}
