/**
 * Milliseconds until a page that is still loading shows a reload button: before its first render,
 * and again during the session check (docs/product/session.md#first-check).
 */
export const LATE_AFTER_MS = 10_000;

/**
 * Milliseconds until a pending verification of a payment says that it takes longer; after a session check of
 * `LATE_AFTER_MS` that is 15 s after the page load.
 */
export const VERIFICATION_LATE_AFTER_MS = 5000;

export const LATE_TEXT = 'This is taking longer than usual.';
