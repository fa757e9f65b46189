/**
 * Milliseconds from the first render of a result page until it shows that the verification of the
 * payment takes longer. The session check, for which the verification waits, counts towards them.
 */
export const VERIFICATION_LATE_AFTER_MS = 5000;
