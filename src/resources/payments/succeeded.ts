/**
 * Whether a call about money has succeeded: it says so, or it says nothing about that and has
 * brought what it was asked for. Anything else in the place of success counts as a no.
 * @param success the answer's `success`, as it came
 * @param outcome what the call is made for, as it came
 */
export function succeeded(success: unknown, outcome: unknown): boolean {
  return success === true || (success === undefined && Boolean(outcome));
}
