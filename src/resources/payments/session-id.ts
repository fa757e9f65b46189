/** What stands in a return address that the card provider did not fill in. */
const PLACEHOLDER = /^\{?checkout_session_id\}?$/i;

/** What the payment page says without one (core specification, section 8). */
export const NO_SESSION_ID = 'No session ID found';

/**
 * The checkout session that a result page was opened for. An empty one and a placeholder count as
 * missing, and so do several that differ: nobody knows which of them is meant.
 * @param search the query string of the page's address
 */
export function sessionIdOf(search: string): string | null {
  const values = new URLSearchParams(search)
    .getAll('session_id')
    .map((value) => value.trim())
    .filter((value) => value !== '' && !PLACEHOLDER.test(value));
  const [sessionId, ...others] = new Set(values);
  return others.length > 0 ? null : (sessionId ?? null);
}
