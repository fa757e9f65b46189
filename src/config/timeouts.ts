/**
 * Milliseconds until a page that is still loading shows a reload button: before its first render,
 * and again during the session check (docs/product/session.md#first-check).
 */
export const LATE_AFTER_MS = 10_000;

/**
 * Milliseconds from the first render of a result page until it shows that the verification of the payment takes
 * longer. The session check, for which the verification waits, counts towards them.
 */
export const VERIFICATION_LATE_AFTER_MS = 5000;

export const LATE_TEXT = 'This is taking longer than usual.';
