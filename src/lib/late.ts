/** When a wait counts as long, and what a member reads then. */

/**
 * Milliseconds until a page that is not usable yet offers to be reloaded: before the application
 * renders, and again from then until the session is known. Together that is within 15 s of a start.
 */
export const LATE_AFTER_MS = 10_000;

/**
 * Milliseconds until the verification of a payment offers to be tried again: with a session that
 * was known just before `LATE_AFTER_MS`, that is 15 s after the page opened.
 */
export const VERIFICATION_LATE_AFTER_MS = 5000;

export const LATE_TEXT = 'This takes longer than usual.';
