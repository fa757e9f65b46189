/**
 * The server keeps every session longer than this, so that one that ends sooner after its login was not kept by
 * the browser.
 */
const SHORTEST_SESSION_MS = 30_000;

let signedInAt = -Infinity;

/** Call it when a login has succeeded. */
export function recordLogin(): void {
  signedInAt = Date.now();
}

/**
 * Whether a session that has expired was that of a login directly before: the browser blocks the cookies of the
 * API (docs/product/session.md#end-of-a-session).
 */
export function areCookiesBlocked(): boolean {
  return Date.now() - signedInAt < SHORTEST_SESSION_MS;
}
