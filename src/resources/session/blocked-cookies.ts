/** A session rarely ends as soon after its login. */
const SHORTEST_SESSION_MS = 30_000;

let signedInAt = -Infinity;

/** Call it when a login has succeeded. */
export function recordLogin(): void {
  signedInAt = Date.now();
}

/**
 * Whether a session that has expired was that of a login directly before: then the browser may
 * block the cookies of the API (docs/product/session.md#end-of-a-session).
 */
export function mayCookiesBeBlocked(): boolean {
  return Date.now() - signedInAt < SHORTEST_SESSION_MS;
}
