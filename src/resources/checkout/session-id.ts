import { readVerbatim } from '@/lib/parse/url-parameters';

/** The placeholder in a return URL that the card provider did not fill in. */
const PLACEHOLDER = /^\{?checkout_session_id\}?$/i;

/** The error without a session id (docs/product/purchase.md#payment-success). */
export const NO_SESSION_ID = 'No session ID found';

/** The advice below `NO_SESSION_ID`. */
export const NO_SESSION_HELP =
  'We couldn’t match this page to a payment. If you paid, check your balance or contact support.';

/**
 * The checkout session id of a result page. An empty one and a placeholder count as missing.
 * @param search the query string of the page's URL
 */
export function readSessionId(search: string): string | null {
  const sessionId = readVerbatim(search, 'session_id')[0]?.trim() ?? '';
  return sessionId === '' || PLACEHOLDER.test(sessionId) ? null : sessionId;
}
